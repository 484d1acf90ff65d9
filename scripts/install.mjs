import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lookOf, remember, textOf } from './looks.mjs'
import { runQuietly } from './run.mjs'

/** How the packages looked when they were last compared. */
const SEEN = '.build/.packages'

/**
 * Whether node_modules differs from package-lock.json. npm writes its own list of installed packages last, so a
 * node_modules without that list is the remains of an interrupted install. `dev`: whether development packages are
 * needed too. While both lists and the folders look as they did when they were last compared, nothing is read.
 */
export function needsInstall(root, { dev }) {
  const seen = looks(root, dev)
  if (seen !== null && textOf(join(root, SEEN)) === seen) return false
  if (isOther(root, dev)) return true
  if (seen !== null && existsSync(join(root, '.build'))) remember(join(root, SEEN), seen)
  return false
}

/** A folder looks other when a package comes into it or leaves it. Null where nothing is installed. */
function looks(root, dev) {
  const packages = join(root, 'node_modules')
  const lists = [join(root, 'package-lock.json'), join(packages, '.package-lock.json')]
  if (!lists.every(list => existsSync(list))) return null
  const scopes = readdirSync(packages).filter(name => name.startsWith('@'))
  const folders = [packages, ...scopes.map(scope => join(packages, scope))]
  return [process.platform, process.arch, dev, ...[...lists, ...folders].map(lookOf)].join('\n')
}

function isOther(root, dev) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return true
  const machine = { os: process.platform, cpu: process.arch }
  return differs(wanted, installed, { dev, machine, exists: path => existsSync(join(root, path)) })
}

/** The comparison itself: `wanted` and `installed` are the `packages` of the two lists, by folder. */
export function differs(wanted, installed, { dev, machine, exists }) {
  for (const [folder, { os, cpu }] of Object.entries(installed))
    if (!wanted[folder] || !fits(os, machine.os) || !fits(cpu, machine.cpu)) return true
  return Object.entries(wanted).some(([folder, { version, integrity, ...kind }]) => {
    if (folder === '') return false
    const found = installed[folder]
    if (!found) return !(kind.optional || (!dev && (kind.dev || kind.devOptional)))
    return found.version !== version || found.integrity !== integrity || !exists(`${folder}/package.json`)
  })
}

/** A package's `os` or `cpu`: absent, one name, or a list in which "!name" excludes. */
function fits(names, machine) {
  if (!names) return true
  const list = [names].flat()
  return !list.includes(`!${machine}`) && (list.includes(machine) || list.every(name => name.startsWith('!')))
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Installs what package-lock.json lists, without running install scripts. npm begins by deleting the installed
 * packages. So we install into a folder aside and swap it in: an install that fails or is interrupted changes
 * nothing. Throws an error whose message is a sentence.
 */
export async function install(root, { dev }) {
  const build = join(root, '.build')
  for (const left of readdirSync(build).filter(name => name.startsWith('install.')))
    rmSync(join(build, left), { recursive: true, force: true })
  // A unique name, because npm may still be working there for a killed process.
  const aside = join(build, `install.${process.pid}`)
  mkdirSync(aside)
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(aside, file))
  await runNpm(aside, { dev })
  const old = join(build, 'node_modules.old')
  rmSync(old, { recursive: true, force: true })
  try {
    if (existsSync(join(root, 'node_modules'))) renameSync(join(root, 'node_modules'), old)
    renameSync(join(aside, 'node_modules'), join(root, 'node_modules'))
  } catch (error) {
    // Containers may mount a volume there, which cannot be swapped.
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error
    await runNpm(root, { dev })
  }
  for (const rest of [old, aside]) rmSync(rest, { recursive: true, force: true })
}

async function runNpm(folder, { dev }) {
  const { npm_execpath: caller = '' } = process.env
  const npm = basename(caller) === 'npm-cli.js' ? [process.execPath, caller] : ['npm']
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--include=optional']
  try {
    await runQuietly(folder, [...npm, 'ci', ...flags, ...(dev ? ['--include=dev'] : [])])
  } catch (error) {
    throw new Error(
      `the packages could not be installed (npm: ${error.message}). Read npm's output above; ` +
        'if it could not reach its registry or the disk is full, fix that and start again.',
    )
  }
}
