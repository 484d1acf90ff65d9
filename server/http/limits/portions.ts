import { LRUCache } from 'lru-cache'
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** The rest of an allowance: requests, and milliseconds until it is full again. */
export type Left = Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>

/** What is left in this process of the portion that a scope took last. */
interface Portion {
  left: number
  /** What remained of the whole allowance beside the portion. */
  beyond: number
  /** When the allowance is full again; milliseconds of performance.now(). */
  until: number
}

/** Scopes whose portions are kept. Of others a portion is lost, which counts as used. */
const mostScopes = 10_000

/**
 * Counts in portions: a scope takes several requests at a time from `limiter`, whose store all processes share, and uses them up
 * in this process, without another look at the store. No more than the allowance is ever let through. What a process has taken
 * and not used, a portion at most, is missing elsewhere until the allowance is full again.
 *
 * The function that is returned counts one request; like `consume` it throws a RateLimiterRes when the allowance is used up.
 */
export function inPortions(limiter: RateLimiterAbstract, portion: number): (scope: string) => Promise<Left> {
  const portions = new LRUCache<string, Portion>({ max: mostScopes })
  const asked = new Map<string, Promise<void>>()

  const ask = async (scope: string): Promise<void> => {
    const { left, res } = await limiter.consume(scope, portion).then(
      res => ({ left: portion, res }),
      refused => ({ left: restOf(refused, limiter.points, portion), res: refused as RateLimiterRes }),
    )
    portions.set(scope, { left, beyond: res.remainingPoints, until: performance.now() + res.msBeforeNext })
  }

  return async scope => {
    for (;;) {
      const held = portions.get(scope)
      const msBeforeNext = held ? held.until - performance.now() : 0
      if (held && held.left > 0 && msBeforeNext > 0) {
        held.left--
        return { remainingPoints: held.beyond + held.left, msBeforeNext }
      }
      // Of many who ask at the same time one takes a portion for all.
      const asking = asked.get(scope) ?? ask(scope).finally(() => asked.delete(scope))
      asked.set(scope, asking)
      await asking
    }
  }
}

/** How many of a portion that was refused were still allowed; throws the refusal when none was. */
function restOf(refused: unknown, allowed: number, portion: number): number {
  if (refused instanceof Error) throw refused
  const { consumedPoints } = refused as RateLimiterRes
  const before = consumedPoints - portion
  // A limiter that refuses from its memory does not say how many were consumed.
  if (!consumedPoints || before >= allowed) throw refused
  return allowed - before
}
