export function needsBuild(root: string): boolean
export function hashOfSources(root: string): string
export function buildPages(root: string, node: string): Promise<void>
