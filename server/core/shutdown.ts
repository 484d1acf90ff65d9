import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'

/** What is being done, as the log names it: `{ request_id, method, route }`, `{ job, job_id }`. */
export type Doing = Record<string, string | undefined>

/**
 * How a process comes to its end. When it `begins` to stop it says so to load balancers (/readyz) and takes no
 * more jobs, while requests go on. Then its port closes: streams without an end are told so. When what is in
 * flight takes too long, or the operator asks a second time, it `hurries`: every stream is told so and ends. What
 * is held keeps the database and the providers open until it is over.
 */
export interface Shutdown {
  readonly begun: boolean
  /** Fires when the port closes: what would go on for as long as its reader likes ends now. */
  readonly closing: AbortSignal
  /** Fires when what is still in flight has to end now. */
  readonly forced: AbortSignal
  begin(): void
  close(): void
  force(): void
  /** Runs work that needs the database, whether or not anybody waits for its end. */
  hold<T>(what: Doing, work: () => Promise<T>): Promise<T>
  /** What is held at this moment. */
  held(): Doing[]
  /** Resolves when nothing is held any more. */
  released(): Promise<void>
}

const current = new AsyncLocalStorage<Doing>()

/** What the code that runs at this moment belongs to, where that is known. */
export const doing = (): Doing | undefined => current.getStore()

export function createShutdown(): Shutdown {
  const hurry = new AbortController()
  const closing = new AbortController()
  const held = new Map<Promise<unknown>, Doing>()
  let begun = false
  // Every open stream listens, and that many is no leak.
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
