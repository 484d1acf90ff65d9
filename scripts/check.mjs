import { prepare, root } from './prepare.mjs'
import { runHere } from './run.mjs'

// npm run check: everything that can be checked without running the product.

const CHECKS = [
  ['format and lint', ['biome', 'check']],
  ['imports keep to the boundaries', ['node', 'scripts/boundaries.ts']],
  ['types', ['tsc', '--noEmit']],
  ['server/db/tables.ts is what the migrations give', ['node', 'scripts/tables.ts', '--check']],
  ['the widget is light', ['node', 'scripts/sizes.ts']],
  ['openapi.json is what the endpoints give', ['node', 'scripts/openapi.ts', '--check']],
  ['sdk is what openapi.json gives', ['node', 'scripts/client.ts', '--check']],
  ['docs/roles.md is what the endpoints say', ['node', 'scripts/roles.ts', '--check']],
]

await prepare({ dev: true })
const failed = []
for (const [label, command] of CHECKS) {
  console.log(`— ${label}`)
  if ((await runHere(root, command)) !== 0) failed.push(label)
}
for (const label of failed) console.error(`FAILED: ${label}`)
process.exit(failed.length ? 1 : 0)
