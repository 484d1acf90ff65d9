import type { UnavailableReason } from '../unavailable.ts'

/** So many failures in a row, and a server is left in peace for a while. */
const failuresInARow = 3
const restMs = 30_000

/** Keeps us from waiting for a server that does not answer. It knows only this process. */
export interface Breaker {
  /** Whether the server may be asked now; after a rest, one request tries it while the others go on without. */
  enter(): boolean
  succeeded(): void
  failed(reason: UnavailableReason): void
  /** The request ended without saying anything about the server: its caller left. */
  left(): void
  /** Why it failed last, while it rests; null when it does not. */
  resting(): UnavailableReason | null
}

export function breaker(now: () => number): Breaker {
  let failures = 0
  let until = 0
  let trying = false
  let last: UnavailableReason | null = null
  return {
    enter() {
      if (failures < failuresInARow) return true
      if (trying || now() < until) return false
      trying = true
      return true
    },
    succeeded() {
      failures = 0
      trying = false
      last = null
    },
    failed(reason) {
      failures++
      trying = false
      last = reason
      if (failures >= failuresInARow) until = now() + restMs
    },
    left() {
      trying = false
    },
    resting: () => (failures >= failuresInARow ? last : null),
  }
}
