import { join } from 'node:path'
import { compiled, prepare, root } from './prepare.mjs'
import { become } from './run.mjs'

// npm start [-- --role web|worker|all]

/**
 * `npm start` and the image of the container give them to this program already. They also set MALLOC_ARENA_MAX=2, which is read
 * before a program begins: glibc keeps what each thread has freed for that thread, 16 MB of an idle server.
 */
const FLAGS = [
  '--enable-source-maps',
  // MB for objects that have just been made, as V8 takes by itself where it has much memory. With 4, which an idle process
  // does with, a chat turn took a sixth more of the processor.
  '--max-semi-space-size=16',
  // As many threads that collect what is dead and compile as the machine has processors but one. With the four that Node takes
  // by itself, two processors had no time for requests meanwhile: a tenth of a second and more.
  '--v8-pool-size=0',
]

await become(
  await prepare({ dev: false }),
  { flags: FLAGS, program: join(root, '.build/server/main.mjs'), args: process.argv.slice(2) },
  compiled,
)
