import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'

/** Labels of a piece of work for the log: `{ request_id, method, route }`, `{ job, job_id }`. */
export type Doing = Record<string, string | undefined>

/**
 * The stop of a process, in steps. `begin`: load balancers learn of it through /readyz and the process takes no
 * more jobs, while requests go on. `close`: the port closes, and endless streams end. `force`: work in flight
 * took too long, or the operator asked a second time, so every stream ends. Work under `hold` keeps the
 * database and the providers open until it has finished.
 */
export interface Shutdown {
  readonly begun: boolean
  /** Fires when the port closes: endless streams end now. */
  readonly closing: AbortSignal
  /** Fires when all work in flight has to end now. */
  readonly forced: AbortSignal
  begin(): void
  close(): void
  force(): void
  /** Runs work that needs the database, whether or not a caller waits for its result. */
  hold<T>(what: Doing, work: () => Promise<T>): Promise<T>
  /** The labels of all work held now. */
  held(): Doing[]
  /** Resolves when no work is held any more. */
  released(): Promise<void>
}

const current = new AsyncLocalStorage<Doing>()

/** The labels of the work that the current code belongs to, if it is known. */
export const doing = (): Doing | undefined => current.getStore()

export function createShutdown(): Shutdown {
  const hurry = new AbortController()
  const closing = new AbortController()
  const held = new Map<Promise<unknown>, Doing>()
  let begun = false
  // Every open stream adds a listener, so a large number is no leak.
  setMaxListeners(0, hurry.signal, closing.signal)
  return {
    get begun() {
      return begun
    },
    closing: closing.signal,
    forced: hurry.signal,
    begin() {
      begun = true
    },
    close() {
      closing.abort(new Error('the process is stopping'))
    },
    force() {
      hurry.abort(new Error('the process is stopping'))
    },
    hold(what, start) {
      const work = current.run(what, start)
      held.set(work, what)
      const release = () => held.delete(work)
      work.then(release, release)
      return work
    },
    held: () => [...held.values()],
    async released() {
      while (held.size) await Promise.allSettled(held.keys())
    },
  }
}
