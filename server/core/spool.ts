import { lstat, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockIfFree } from '#server/db/embedded/lock.ts'
import { DiskUnavailable, diskFailure } from './disk.ts'

// Files that are needed for one piece of work lie in a folder below TMPDIR, which other processes of ours may use as well. Each
// folder holds a lock for as long as its process lives: whose lock is free was left behind, by a process that was killed.

const prefix = 'frontdesk-spool-'
/** Until its lock is held a folder has this name. */
const unlocked = 'frontdesk-new-'
/** Longer than any process takes from making a folder to holding its lock. */
const abandonedAfterMs = 60_000

/** A folder that is there for one piece of work, and goes with it. */
export interface Spool extends AsyncDisposable {
  folder: string
  /** Writes a file into it, and returns its path. Throws DiskUnavailable, or what the content failed with. */
  write(
    name: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    options?: { signal?: AbortSignal },
  ): Promise<string>
}

/** Makes one. Throws DiskUnavailable, which names TMPDIR. */
export async function openSpool(): Promise<Spool> {
  const root = tmpdir()
  let made: string | null = null
  let lock: Disposable | null = null
  try {
    made = await mkdtemp(join(root, unlocked))
    // By ourselves first: the lock doesn't say why it can't be made.
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
        // What can't be removed now is at the next start.
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

/** Removes what processes that are no more have left in TMPDIR. Returns how many folders. */
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
  // Anybody may put things into TMPDIR, under our names too.
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return false
  if (name.startsWith(unlocked)) return Date.now() - found.mtimeMs > abandonedAfterMs
  const lock = lockIfFree(join(folder, 'lock'))
  lock?.[Symbol.dispose]()
  return lock !== null
}
