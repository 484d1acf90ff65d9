export function needsBuild(root: string): string[]
export function build(root: string, node: string, name: 'pages' | 'server'): Promise<void>
