export function needsBuild(root: string): string[]
export function build(root: string, node: string, name: 'pages' | 'portal' | 'server'): Promise<void>
