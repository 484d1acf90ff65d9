import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, needsInstall } from './install.mjs'
import { withLock } from './lock.mjs'
import { buildPages, needsBuild } from './pages.mjs'

// Runs under any Node from version 20 and needs no package, because it installs them.

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Node's cache of our compiled sources. */
export const compiled = join(root, '.build/compiled')

const LEAST_NODE = 26

/**
 * Installs the packages and builds the pages when they don't match the sources. Returns the path of the Node that
 * should run our code. Prints a line of progress for each step, on standard error only. When there is nothing to do
 * it writes nothing, so an installed copy may be read-only and offline. On failure it prints a sentence and ends the
 * process. `dev`: whether development packages are needed.
 */
export async function prepare({ dev }) {
  try {
    if (needsInstall(root, { dev }) || needsBuild(root))
      await withLock(join(root, '.build/prepare.lock'), sayWaiting, () => prepareAlone({ dev }))
    return findNode()
  } catch (error) {
    console.error(`frontdesk can't start: ${error.message}`)
    process.exit(1)
  }
}

/** Checks again: another process may have done it while this one waited. */
async function prepareAlone({ dev }) {
  if (needsInstall(root, { dev })) {
    console.error('Installing packages; this can take a minute…')
    await install(root, { dev })
  }
  if (needsBuild(root)) {
    console.error('Building the pages…')
    await buildPages(root, findNode())
  }
}

function sayWaiting() {
  console.error('Waiting for another frontdesk to finish installing…')
}

/** The Node that npm installed; otherwise the one that runs this file, if it is new enough. */
function findNode() {
  const brought = join(root, 'node_modules/.bin/node')
  if (existsSync(brought)) return brought
  if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath
  throw new Error(
    `there is no packaged Node for ${process.platform}-${process.arch}: install Node ${LEAST_NODE} or newer, and start again.`,
  )
}
