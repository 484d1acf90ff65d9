import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, needsBuild } from './build.mjs'
import { install, needsInstall } from './install.mjs'
import { withLock } from './lock.mjs'

// Runs under whatever Node there is, from version 20, and needs no package: it is what brings them.

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Where Node keeps our code compiled. */
export const compiled = join(root, '.build/compiled')

const LEAST_NODE = 26

/**
 * Installs the packages and builds the pages and the server when they are not what the sources ask for, and gives the path of
 * the Node to run ours with. Prints a line of progress for each, on standard error only. When there is nothing
 * to do it need not write, so an installed copy may be read-only and offline. Ends the process with a sentence
 * when it cannot. `dev`: whether the packages of development are needed.
 */
export async function prepare({ dev }) {
  try {
    if (needsInstall(root, { dev }) || needsBuild(root).length)
      await withLock(join(root, '.build/prepare.lock'), sayWaiting, () => prepareAlone({ dev }))
    return findNode()
  } catch (error) {
    console.error(`frontdesk can't start: ${error.message}`)
    process.exit(1)
  }
}

/** Looks again: another process may have done it while this one waited. */
async function prepareAlone({ dev }) {
  if (needsInstall(root, { dev })) {
    console.error('Installing packages; this can take a minute…')
    await install(root, { dev })
  }
  for (const name of needsBuild(root)) {
    console.error(`Building the ${name}…`)
    await build(root, findNode(), name)
    // What Node compiled of the build before is of no use any more, and every build would add to it.
    rmSync(compiled, { recursive: true, force: true })
  }
}

function sayWaiting() {
  console.error('Waiting for another frontdesk to finish installing…')
}

/** The Node that npm brought; else the one that runs this, if it is new enough. */
function findNode() {
  const brought = join(root, 'node_modules/.bin/node')
  if (existsSync(brought)) return brought
  if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath
  throw new Error(
    `there is no packaged Node for ${process.platform}-${process.arch}: install Node ${LEAST_NODE} or newer, and start again.`,
  )
}
