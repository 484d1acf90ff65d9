import { prepare, root } from './prepare.mjs'
import { runHere } from './run.mjs'

// npm run bench: runs the benches that have aims (bench/all.ts); `npm run bench -- --quick` in about two minutes.

await prepare({ dev: true })
process.exit(await runHere(root, ['node', 'bench/all.ts', ...process.argv.slice(2)]))
