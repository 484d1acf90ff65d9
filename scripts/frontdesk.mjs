import { join } from 'node:path'
import { compiled, prepare, root } from './prepare.mjs'
import { become } from './run.mjs'

// npm run frontdesk -- <command>: the operator's command line. Only the command itself writes to standard output.

await become(
  await prepare({ dev: false }),
  {
    flags: ['--enable-source-maps'],
    program: join(root, '.build/server/cli.mjs'),
    args: process.argv.slice(2),
  },
  compiled,
)
