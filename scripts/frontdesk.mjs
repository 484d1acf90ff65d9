import { join } from 'node:path'
import { compiled, prepare, root } from './prepare.mjs'
import { become } from './run.mjs'

// npm run frontdesk -- <command>: the operator's command line. Only the command itself writes to standard output.

become(await prepare({ dev: false }), [join(root, 'server/cli.ts'), ...process.argv.slice(2)], compiled)
