import { setMaxListeners } from 'node:events'

/**
 * How a process comes to its end. When it `begins` to stop it says so to load balancers (/readyz) and takes no
 * more jobs, while what is in flight goes on. When that takes too long, or the operator asks a second time,
 * it `hurries`: streams are told so and end.
 */
export interface Stopping {
  readonly begun: boolean
  /** Fires when it begins: what would go on for as long as its reader likes ends now. */
  readonly beginning: AbortSignal
  /** Fires when what is still in flight has to end now. */
  readonly hurry: AbortSignal
  begin(): void
  hurryUp(): void
}

export function createStopping(): Stopping {
  const hurry = new AbortController()
  const beginning = new AbortController()
  // Every open stream listens, and that many is no leak.
  setMaxListeners(0, hurry.signal, beginning.signal)
  return {
    get begun() {
      return beginning.signal.aborted
    },
    beginning: beginning.signal,
    hurry: hurry.signal,
    begin() {
      beginning.abort(new Error('the process is stopping'))
    },
    hurryUp() {
      hurry.abort(new Error('the process is stopping'))
    },
  }
}
