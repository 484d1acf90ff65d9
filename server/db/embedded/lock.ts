import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 15
const PATIENCE_MS = 3_000

/**
 * Runs `work` while no other process (nor another caller in this one) runs work under the same lock file. Node offers
 * no file locks of the operating system, so we use the one below SQLite's exclusive transaction. The system releases
 * it however its holder dies, so a stale lock can't exist. The file stays empty, so a full disk does not matter.
 * `onWait` is called once when the wait grows long; `signal` ends the wait.
 */
export async function withLock<T>(
  file: string,
  { onWait, signal }: { onWait: () => void; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    for (let waited = 0; !takes(lock); waited += POLL_MS) {
      if (waited >= PATIENCE_MS && waited < PATIENCE_MS + POLL_MS) onWait()
      await delay(POLL_MS, undefined, { signal })
    }
    return await work()
  } finally {
    lock.close()
  }
}

/**
 * Takes a lock file and returns a function that releases it; the end of this process releases it too. Null when
 * somebody holds it.
 */
export function lockIfFree(file: string): Disposable | null {
  const lock = new DatabaseSync(file, { timeout: 0 })
  let taken = false
  try {
    taken = takes(lock)
  } finally {
    if (!taken) lock.close()
  }
  return taken ? { [Symbol.dispose]: () => lock.close() } : null
}

function takes(lock: DatabaseSync): boolean {
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}

const SQLITE_BUSY = 5
