import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { isNext, renewLease, type TurnLease } from './queries.ts'

// Messages of one conversation that arrive at once, at any process, are answered in the order of their tickets, each
// knowing the answers before it. No transaction and no lock is open while a model answers: the queue is rows, and a row
// counts only while its process renews the lease.

/** A fraction of the lease, so that a slow database does not end a living process's lease. */
const renewEveryMs = 5_000
/** A message waits at most so long for those before it: a model's slowest answer, and no client waits longer. */
const waitMs = 60_000

/**
 * Waits for this turn. Returns true when it is next, false when `signal` fired before. Throws 409 when it takes too
 * long.
 */
export async function waitForTurn(ctx: Ctx, lease: TurnLease, signal: AbortSignal): Promise<boolean> {
  const tooLong = AbortSignal.timeout(waitMs)
  for (let wait = 25; !signal.aborted; wait = Math.min(wait * 1.5, 250)) {
    if (await ctx.tx(db => isNext(db, lease))) return true
    if (tooLong.aborted) {
      throw new Problem(409, 'Your previous message is still being answered. Try again in a moment.', {
        'Retry-After': '5',
      })
    }
    await pause(wait, undefined, { signal }).catch(() => {})
  }
  return false
}

/** Renews the lease until the returned function is called. */
export function keepLease(ctx: Ctx, lease: TurnLease): () => void {
  const renew = () =>
    ctx
      .tx(db => renewLease(db, lease))
      .catch(error => ctx.log.warn({ err: error }, 'could not renew the lease of a turn'))
  const timer = setInterval(renew, renewEveryMs)
  return () => clearInterval(timer)
}
