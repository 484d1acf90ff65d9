import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { isNext, renewLease, type TurnLease } from './queries.ts'

// Messages of one conversation that arrive at once, at whichever process, are answered in the order in which they drew
// their tickets, each knowing the answers before it. No transaction and no lock is held while a model talks:
// the line is rows, and a row counts only while its process renews it.

/** A fraction of the lease, so that a slow database does not cost a living process its place. */
const renewEveryMs = 5_000
/** How long a message waits for those before it: a model's slowest answer, and no client waits longer. */
const waitMs = 60_000

/**
 * Waits until this place is next; true when it is, false when `signal` fired before. Throws 409 when it takes
 * too long.
 */
export async function waitForTurn(ctx: Ctx, place: TurnLease, signal: AbortSignal): Promise<boolean> {
  const tooLong = AbortSignal.timeout(waitMs)
  for (let wait = 25; !signal.aborted; wait = Math.min(wait * 1.5, 250)) {
    if (await ctx.tx(db => isNext(db, place))) return true
    if (tooLong.aborted) {
      throw new Problem(409, 'Your previous message is still being answered. Try again in a moment.', {
        'Retry-After': '5',
      })
    }
    await pause(wait, undefined, { signal }).catch(() => {})
  }
  return false
}

/** Keeps the place alive until the returned function is called. */
export function keepLease(ctx: Ctx, place: TurnLease): () => void {
  const renew = () =>
    ctx
      .tx(db => renewLease(db, place))
      .catch(error => ctx.log.warn({ err: error }, 'a turn could not be kept alive'))
  const timer = setInterval(renew, renewEveryMs)
  return () => clearInterval(timer)
}
