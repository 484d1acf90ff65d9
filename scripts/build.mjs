import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'

const STAMP = '.stamp'
const SHARED = ['web', 'contract', 'locales', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * What is built, what from, and by which of Vite's settings, in this order: a second build adds to what the first has
 * made. The server itself could run from its sources; built, it starts in less than half the time.
 */
const BUILDS = {
  pages: { folder: '.build/pages', sources: SHARED, configs: ['vite.config.ts', 'vite.widget.config.ts'] },
  portal: { folder: '.build/portal', sources: ['sdk/src', ...SHARED], configs: ['vite.portal.config.ts'] },
  server: { folder: '.build/server', sources: ['server', ...SHARED], configs: ['vite.server.config.ts'] },
}

/** Names what is other than its sources would give. */
export function needsBuild(root) {
  // What both are made of is read once.
  const read = new Map()
  return Object.keys(BUILDS).filter(name => {
    const { folder, configs } = BUILDS[name]
    if (!configs.every(config => existsSync(join(root, config)))) return false
    const stamp = join(root, folder, STAMP)
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOfSources(root, name, read)
  })
}

/** A hash of everything that is built into it, by path and content. */
export function hashOfSources(root, name, read = new Map()) {
  const { sources, configs } = BUILDS[name]
  const hash = createHash('sha256')
  for (const source of [...sources, ...configs]) {
    if (!read.has(source)) read.set(source, hashOf(root, filesIn(root, source)))
    hash.update(read.get(source))
  }
  return hash.digest('hex')
}

function hashOf(root, files) {
  const hash = createHash('sha256')
  for (const path of files) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest()
}

/** The files below a folder, or the file itself; none where there is nothing. Tests are built into nothing. */
function filesIn(root, path) {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  if (!statSync(whole).isDirectory()) return [path]
  const below = (folder, entry) => (entry.isDirectory() ? entriesOf(folder) : [folder])
  const entriesOf = folder =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry =>
      below(`${folder}/${entry.name}`, entry),
    )
  return entriesOf(path)
    .filter(file => !/\.test\.tsx?$/.test(file))
    .sort()
}

/** Builds aside and swaps, so that a build that is cut off never leaves half of it. Throws a sentence. */
export async function build(root, node, name) {
  const { folder, configs } = BUILDS[name]
  const stamp = hashOfSources(root, name)
  const [made, fresh, old] = ['', '.new', '.old'].map(suffix => join(root, folder + suffix))
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const how = ['--outDir', fresh, '--logLevel', 'warn']
  try {
    for (const config of configs) await runQuietly(root, [node, vite, 'build', '--config', config, ...how])
  } catch (error) {
    throw new Error(`the ${name} could not be built (vite: ${error.message}). Above is what it said.`)
  }
  writeFileSync(join(fresh, STAMP), stamp)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(made)) renameSync(made, old)
  renameSync(fresh, made)
  rmSync(old, { recursive: true, force: true })
}
