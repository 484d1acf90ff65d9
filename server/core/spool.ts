import { lstat, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockIfFree } from '#server/db/embedded/lock.ts'
import { DiskUnavailable, diskFailure } from './disk.ts'

// Each piece of work keeps its temporary files in its own folder below TMPDIR, which several of our processes
// may share. A process locks its folders for as long as it lives. A folder whose lock is free belonged to a
// process that was killed.

const prefix = 'frontdesk-spool-'
/** A folder has this name until its process holds the lock. */
const unlocked = 'frontdesk-new-'
/** No process needs longer than this between making a folder and locking it. */
const abandonedAfterMs = 60_000

/** A folder for the temporary files of one piece of work, deleted when the work ends. */
export interface Spool extends AsyncDisposable {
  folder: string
  /** Writes a file into the folder and returns its path. Throws DiskUnavailable, or the error of the content stream. */
  write(
    name: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    options?: { signal?: AbortSignal },
  ): Promise<string>
}

/** Makes a spool. Throws DiskUnavailable, which names TMPDIR. */
export async function openSpool(): Promise<Spool> {
  const root = tmpdir()
  let made: string | null = null
  let lock: Disposable | null = null
  try {
    made = await mkdtemp(join(root, unlocked))
    // We make the file ourselves first, because the lock does not say why it failed.
    await writeFile(join(made, 'lock'), '')
    lock = lockIfFree(join(made, 'lock'))
    const folder = join(root, prefix + made.slice(-6))
    await rename(made, folder)
    return {
      folder,
      async write(name, content, { signal } = {}) {
        const path = join(folder, name)
        await writeFile(path, content, { flag: 'wx', mode: 0o600, signal }).catch(error => {
          throw diskFailure(error, root) ?? error
        })
        return path
      },
      async [Symbol.asyncDispose]() {
        // The next start removes what cannot be removed now.
        await rm(folder, { recursive: true, force: true }).catch(() => {})
        lock?.[Symbol.dispose]()
      },
    }
  } catch (error) {
    if (made) await rm(made, { recursive: true, force: true }).catch(() => {})
    lock?.[Symbol.dispose]()
    const { code } = error as NodeJS.ErrnoException
    throw code ? new DiskUnavailable(code, root, { cause: error }) : error
  }
}

/** Removes folders that dead processes left in TMPDIR. Returns how many. */
export async function removeDeadSpools(): Promise<number> {
  const root = tmpdir()
  let removed = 0
  for (const name of await readdir(root).catch(() => [])) {
    const folder = join(root, name)
    if (!name.startsWith(prefix) && !name.startsWith(unlocked)) continue
    if (!(await isDead(folder, name).catch(() => false))) continue
    await rm(folder, { recursive: true, force: true }).catch(() => {})
    removed++
  }
  return removed
}

async function isDead(folder: string, name: string): Promise<boolean> {
  const found = await lstat(folder)
  // Anybody may create files in TMPDIR, also under our names.
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return false
  if (name.startsWith(unlocked)) return Date.now() - found.mtimeMs > abandonedAfterMs
  const lock = lockIfFree(join(folder, 'lock'))
  lock?.[Symbol.dispose]()
  return lock !== null
}
