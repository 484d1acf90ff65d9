import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modules } from '../server/app.ts'
import { openapi } from '../server/http/openapi.ts'

// Writes openapi.json from the endpoints' own schemas. With --check it writes nothing and fails when the committed
// file differs.

const target = join(import.meta.dirname, '../openapi.json')
const made = `${JSON.stringify(openapi(modules), null, 2)}\n`
if (!process.argv.includes('--check')) await writeFile(target, made)
else if (made !== (await readFile(target, 'utf8').catch(() => ''))) {
  console.error('openapi.json is stale: run node_modules/.bin/node scripts/openapi.ts')
  process.exitCode = 1
}
