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
import { lookOf, remember, textOf } from './looks.mjs'
import { runQuietly } from './run.mjs'

/** The hash of the sources that a build was made of, and that of how they looked when they were last compared with it. */
const [STAMP, SEEN] = ['.stamp', '.seen']
const SHARED = ['web', 'contract', 'locales', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * What is built, what from, and by which of Vite's settings, in this order: a second build adds to what the first has
 * made. The server itself could run from its sources; built, it starts in less than half the time.
 */
const BUILDS = {
  pages: { folder: '.build/pages', sources: SHARED, configs: ['vite.config.ts', 'vite.widget.config.ts'] },
  portal: { folder: '.build/portal', sources: ['sdk/src', ...SHARED], configs: ['vite.portal.config.ts'] },
  server: {
    folder: '.build/server',
    sources: ['server', 'scripts/line-map.ts', ...SHARED],
    configs: ['vite.server.config.ts'],
  },
}

/**
 * Names what is other than its sources would give. While these look as they did when they were last compared, nothing is read:
 * to read them took a fifth of every start.
 */
export function needsBuild(root) {
  // What several are made of is looked at once.
  const [looked, read] = [new Map(), new Map()]
  return Object.keys(BUILDS).filter(name => {
    const { folder, configs } = BUILDS[name]
    if (!configs.every(config => existsSync(join(root, config)))) return false
    const seen = hashOfSources(root, name, looked, lookOf)
    if (textOf(join(root, folder, SEEN)) === seen) return false
    if (textOf(join(root, folder, STAMP)) !== hashOfSources(root, name, read)) return true
    remember(join(root, folder, SEEN), seen)
    return false
  })
}

/** A hash of everything that is built into it, by path and content, or by what else `tell` says of a file. */
export function hashOfSources(root, name, told = new Map(), tell = path => readFileSync(path)) {
  const { sources, configs } = BUILDS[name]
  const hash = createHash('sha256')
  for (const source of [...sources, ...configs]) {
    if (!told.has(source)) told.set(source, hashOf(root, filesIn(root, source), tell))
    hash.update(told.get(source))
  }
  return hash.digest('hex')
}

/** Every start does this for more than three thousand files, so it asks as little as it can of each. */
function hashOf(root, files, tell) {
  const told = files.map(path => {
    const said = tell(`${root}/${path}`)
    return `${path}\0${typeof said === 'string' ? said : sha256(said)}`
  })
  return sha256(told.join('\0'))
}

const sha256 = data => createHash('sha256').update(data).digest('hex')

/** The files below a folder, or the file itself; none where there is nothing. Tests are built into nothing. */
function filesIn(root, path) {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  if (!statSync(whole).isDirectory()) return [path]
  const below = (folder, entry) => (entry.isDirectory() ? entriesOf(folder) : [folder])
  const entriesOf = folder =>
    readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap(entry =>
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
