import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modules } from '../server/app.ts'
import { callers, mayCall } from '../server/http/request/access.ts'

// Writes the table at the end of docs/roles.md from the endpoints themselves. With --check it writes nothing and
// fails when the committed page differs.

const target = join(import.meta.dirname, '../docs/roles.md')
const marker = '<!-- Written by scripts/roles.ts: do not edit below. -->\n'

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

const sections = modules.map(({ name, endpoints }) =>
  [
    `### ${name}`,
    '',
    row(['', 'Line', ...callers]),
    row(Array.from({ length: callers.length + 2 }, () => '---')),
    ...endpoints
      .filter(({ method }) => method !== 'OPTIONS')
      .map(({ method, path, access }) =>
        row([`${method} ${path}`, access, ...callers.map(caller => (mayCall(access, caller) ? 'yes' : ''))]),
      ),
  ].join('\n'),
)

const before = await readFile(target, 'utf8')
const at = before.indexOf(marker)
if (at < 0) throw new Error(`docs/roles.md has lost its line "${marker.trim()}".`)
const made = `${before.slice(0, at)}${marker}\n${sections.join('\n\n')}\n`
if (!process.argv.includes('--check')) await writeFile(target, made)
else if (made !== before) {
  console.error('docs/roles.md is stale: run node_modules/.bin/node scripts/roles.ts')
  process.exitCode = 1
}
