import { join } from 'node:path'
import { compiled, prepare, root } from './prepare.mjs'
import { become } from './run.mjs'

// npm start [-- --role web|worker|all]

const FLAGS = [
  '--enable-source-maps',
  // MB for objects that have just been made, as V8 takes by itself where it has much memory. With 4, which an idle process
  // does with, a chat turn took a sixth more of the processor.
  '--max-semi-space-size=16',
]

become(
  await prepare({ dev: false }),
  [...FLAGS, join(root, '.build/server/main.mjs'), ...process.argv.slice(2)],
  compiled,
)
