import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modules } from '../server/app.ts'
import { accesses, callers, mayCall } from '../server/http/request/access.ts'

// Writes who may call what from the endpoints themselves: the table at the end of docs/roles.md for programmers, and
// contract/roles.ts for the desk. With --check it writes nothing and fails when a committed file differs.

const page = join(import.meta.dirname, '../docs/roles.md')
const table = join(import.meta.dirname, '../contract/roles.ts')
const marker = '<!-- Written by scripts/roles.ts: do not edit below. -->\n'

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

const shown = modules.map(({ name, endpoints }) => ({
  name,
  endpoints: endpoints.filter(({ method }) => method !== 'OPTIONS'),
}))

const sections = shown.map(({ name, endpoints }) =>
  [
    `### ${name}`,
    '',
    row(['', 'Line', ...callers]),
    row(Array.from({ length: callers.length + 2 }, () => '---')),
    ...endpoints.map(({ method, path, access }) =>
      row([`${method} ${path}`, access, ...callers.map(caller => (mayCall(access, caller) ? 'yes' : ''))]),
    ),
  ].join('\n'),
)

const quoted = (text: string) => `'${text}'`
const listed = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`

const tableText = `// Written by scripts/roles.ts from the endpoints: do not edit. No schema stands here, so that the desk may import the values.

/** Whom each line of access lets in. */
export const accesses: Record<string, readonly string[]> = {
${Object.entries(accesses)
  .map(([line, of]) => `  ${/^\w+$/.test(line) ? line : quoted(line)}: ${listed(of)},`)
  .join('\n')}
}

/** By module: what can be called, and the line of access that it names. */
export const endpoints: Record<string, readonly (readonly [call: string, access: string])[]> = {
${shown
  .filter(({ endpoints }) => endpoints.length)
  .map(
    ({ name, endpoints }) =>
      `  ${/^\w+$/.test(name) ? name : quoted(name)}: [\n${endpoints
        .map(({ method, path, access }) => `    ['${method} ${path}', '${access}'],`)
        .join('\n')}\n  ],`,
  )
  .join('\n')}
}
`

const before = await readFile(page, 'utf8')
const at = before.indexOf(marker)
if (at < 0) throw new Error(`docs/roles.md has lost its line "${marker.trim()}".`)
const written = [
  [page, `${before.slice(0, at)}${marker}\n${sections.join('\n\n')}\n`],
  [table, tableText],
] as const
for (const [file, text] of written) {
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
    console.error(`${file} is stale: run node_modules/.bin/node scripts/roles.ts`)
    process.exitCode = 1
  }
}
