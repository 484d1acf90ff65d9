import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseStartError, explain } from './failure.ts'

/** The folders of the embedded database. All paths are absolute and without symbolic links. */
export interface Folders {
  data: string
  /** The database itself, as PostgreSQL lays it out. */
  cluster: string
  /** A new database grows here and is renamed to `cluster` when whole, so a crash leaves no half of one. */
  unfinished: string
  /** The socket, and the programs if they were copied. Nobody else may enter. */
  run: string
  lock: string
  log: string
}

const SOCKET_NAME = '.s.PGSQL.5432'

/** `sun_path` is 108 bytes on Linux and 104 on macOS, its closing zero byte included. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107

/** Creates `dataDir` when it is missing. Throws DatabaseStartError when it cannot be written. */
export async function openFolders(dataDir: string): Promise<Folders> {
  try {
    // Others may pass through, because the server may have to run as another user, but may not list the folder.
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    const data = await realpath(dataDir)
    const folders: Folders = {
      data,
      cluster: join(data, 'postgres'),
      unfinished: join(data, 'postgres.unfinished'),
      run: runFolder(data),
      lock: join(data, 'postgres.lock'),
      log: join(data, 'postgres.log'),
    }
    return folders
  } catch (error) {
    throw await explain(error, { data: dataDir, log: join(dataDir, 'postgres.log') })
  }
}

/**
 * The folder lies in the data folder, unless the socket's path would become too long or would hold a character that
 * `initdb` does not quote when a shell starts the copied programs. The substitute lies in /tmp rather than in TMPDIR,
 * because two processes on one data folder must agree on it even if their environments differ.
 */
function runFolder(data: string): string {
  const usual = join(data, 'run')
  const fits = Buffer.byteLength(join(usual, SOCKET_NAME)) <= LONGEST_SOCKET_PATH
  if (fits && isShellSafe(usual)) return usual
  return `/tmp/frontdesk-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`
}

/** True when a shell leaves the path unchanged between double quotes. */
export function isShellSafe(path: string): boolean {
  return !/["$`\\]/.test(path)
}

/**
 * Creates the socket's folder, closed to others. In /tmp anybody can create it before us, so we refuse a folder there
 * that is not ours or that others can enter.
 */
export async function openRunFolder({ run, cluster, data }: Folders): Promise<void> {
  await mkdir(run, { mode: 0o700 }).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  if (dirname(run) === data) return chmod(run, 0o700)
  const found = await lstat(run)
  const owners = [process.getuid!(), await ownerOf(cluster)]
  if (found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0) return
  throw new DatabaseStartError(
    `The folder ${run}, where the database's socket goes, belongs to somebody else or is open to others: ` +
      'remove it and start again.',
  )
}

/** The numeric user id that owns the path, `undefined` when there is nothing. */
export async function ownerOf(path: string): Promise<number | undefined> {
  try {
    return (await lstat(path)).uid
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Gives a folder and everything in it to a user. */
export async function giveTo(owner: { uid: number; gid: number }, folder: string): Promise<void> {
  await chown(folder, owner.uid, owner.gid)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), owner.uid, owner.gid)
}

/** The two files a server leaves beside its socket. */
export function socketFiles({ run }: Folders): string[] {
  return [join(run, SOCKET_NAME), join(run, `${SOCKET_NAME}.lock`)]
}

/**
 * The connection string for `pg`, libpq and every other client. It names the superuser unless another login is given.
 */
export function urlOf({ run }: Folders, database: string, login = 'frontdesk'): string {
  return `postgresql://${login}@localhost/${database}?host=${encodeURIComponent(run)}`
}
