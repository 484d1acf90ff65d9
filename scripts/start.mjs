import { join } from 'node:path'
import { compiled, prepare, root } from './prepare.mjs'
import { become } from './run.mjs'

// npm start [-- --role web|worker|all]

become(await prepare({ dev: false }), [join(root, 'server/main.ts'), ...process.argv.slice(2)], compiled)
