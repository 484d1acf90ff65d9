import { prepare, root } from './prepare.mjs'
import { runHere } from './run.mjs'

// npm run check: runs every check that needs no running product.

const CHECKS = [
  ['format and lint', ['biome', 'check']],
  ['imports keep to the boundaries', ['node', 'scripts/boundaries.ts']],
  ['types', ['tsc', '--noEmit']],
  ['types of the desk', ['tsc', '--noEmit', '-p', 'web/portal']],
  ['server/db/tables.ts matches the migrations', ['node', 'scripts/tables.ts', '--check']],
  ['the pages are light', ['node', 'scripts/sizes.ts']],
  ['openapi.json matches the endpoints', ['node', 'scripts/openapi.ts', '--check']],
  ['sdk matches openapi.json', ['node', 'scripts/client.ts', '--check']],
  ['docs/roles.md matches the endpoints', ['node', 'scripts/roles.ts', '--check']],
]

await prepare({ dev: true })
const failed = []
for (const [label, command] of CHECKS) {
  console.log(`— ${label}`)
  if ((await runHere(root, command)) !== 0) failed.push(label)
}
for (const label of failed) console.error(`FAILED: ${label}`)
process.exit(failed.length ? 1 : 0)
