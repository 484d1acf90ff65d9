import { join } from 'node:path'
import { compiled, prepare, root } from './prepare.mjs'
import { become } from './run.mjs'

// npm start [-- --role web|worker|all]

become(
  await prepare({ dev: false }),
  ['--enable-source-maps', join(root, '.build/server/main.mjs'), ...process.argv.slice(2)],
  compiled,
)
