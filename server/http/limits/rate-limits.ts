import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { RateLimits } from '#server/core/config.ts'
import { Problem } from '../problem.ts'

/** What guessing at accounts is braked by, besides the specification's category `auth`. */
type Brake = 'address' | 'account' | 'browser' | 'code' | 'mails' | 'invitations'

export type Counter = keyof RateLimits | Brake

interface Rule {
  /** The setting that it follows, and how often it holds that. */
  of: keyof RateLimits
  times?: number
  /** Seconds. */
  window: number
  /** Whether all processes count together. */
  shared: boolean
}

const minute = 60
const hour = 60 * minute

const rules: Record<Counter, Rule> = {
  // Specification, section 8. What a stranger could guess at, or what costs money, is counted in the database; what
  // guards one process from floods is counted in its memory, where counting costs nothing.
  auth: { of: 'auth', window: 15 * minute, shared: true },
  chat: { of: 'chat', window: hour, shared: true },
  calls: { of: 'calls', window: minute, shared: true },
  ingest: { of: 'ingest', window: hour, shared: true },
  analytics: { of: 'analytics', window: minute, shared: false },
  widget: { of: 'widget', window: minute, shared: false },
  general: { of: 'general', window: minute, shared: false },
  // One address, whatever accounts it tries: an office has a few dozen people who mistype.
  address: { of: 'auth', times: 10, window: 15 * minute, shared: true },
  // One account, from wherever it is tried: 100 a day, where NIST SP 800-63B (5.2.2) allows 100 in a row.
  account: { of: 'auth', times: 5, window: 6 * hour, shared: true },
  // One browser that signed in to the account before: strangers can't use its guesses up.
  browser: { of: 'auth', times: 5, window: 6 * hour, shared: true },
  // Second factors of one account, by whoever has its password: of a million codes three are good at any time.
  code: { of: 'auth', times: 2, window: 24 * hour, shared: true },
  // Mails with a link for a new password, or to confirm a new address, to one account.
  mails: { of: 'auth', window: hour, shared: true },
  // Invitations that one business has mailed.
  invitations: { of: 'auth', times: 10, window: 24 * hour, shared: true },
}

/** What is left of an allowance: requests, and seconds until it is whole again. */
export interface Allowance {
  limit: number
  remaining: number
  reset: number
}

export interface Limiter {
  /**
   * Counts one request of `scope` (a tenant, an address …). Throws a 429 with `Retry-After` when the allowance is used up.
   */
  take(counter: Counter, scope: string): Promise<Allowance>
  /** Throws the same, without counting, for a scope that is refused from this process's memory by now. */
  refuseBlocked(counter: Counter, scope: string): void
  /** Takes one back out of the count: it was no guess after all. */
  giveBack(counter: Counter, scope: string): Promise<void>
}

/** What limiters in a store have besides; the package's types leave it out. */
interface Blocking {
  /** Milliseconds; 0 while the key is not refused from memory. */
  getInMemoryBlockMsBeforeExpire(key: string): number
}

export function createLimiter(pool: pg.Pool, limits: RateLimits): Limiter {
  const limitOf = (name: Counter): number => limits[rules[name].of] * (rules[name].times ?? 1)
  const limiters = {} as Record<Counter, RateLimiterAbstract>
  for (const name of Object.keys(rules) as Counter[]) {
    const { window: duration, shared } = rules[name]
    const options = { keyPrefix: name, points: limitOf(name), duration }
    limiters[name] = shared
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          // Who goes on after as many refusals is refused from memory: an attack must not become a stream of writes. Not
          // after the first: many who sign in at once are over the limit until what was right is given back.
          inMemoryBlockOnConsumed: options.points * 2,
          // A database that is away for a moment must not open the door to guessing.
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMemory(options)
  }
  return {
    async take(counter, scope) {
      const limit = limitOf(counter)
      try {
        return allowance(limit, await limiters[counter].consume(scope))
      } catch (refused) {
        if (refused instanceof Error) throw refused
        throw tooMany(allowance(limit, refused as RateLimiterRes))
      }
    },
    refuseBlocked(counter, scope) {
      const limiter = limiters[counter] as RateLimiterAbstract & Partial<Blocking>
      if (!limiter.getInMemoryBlockMsBeforeExpire) return
      const msBeforeNext = limiter.getInMemoryBlockMsBeforeExpire(limiter.getKey(scope))
      if (msBeforeNext > 0) throw tooMany(allowance(limitOf(counter), { remainingPoints: 0, msBeforeNext }))
    },
    async giveBack(counter, scope) {
      await limiters[counter].reward(scope)
    },
  }
}

/** RateLimit headers (interface, "General"). */
export const allowanceHeaders = (left: Allowance): Record<string, string> => ({
  'RateLimit-Limit': String(left.limit),
  'RateLimit-Remaining': String(left.remaining),
  'RateLimit-Reset': String(left.reset),
})

const tooMany = (left: Allowance): Problem =>
  new Problem(429, `Too many requests. Try again in ${inWords(left.reset)}.`, {
    'Retry-After': String(left.reset),
    ...allowanceHeaders(left),
  })

const allowance = (
  limit: number,
  result: Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>,
): Allowance => ({
  limit,
  remaining: Math.max(0, result.remainingPoints),
  reset: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
})

const inWords = (seconds: number): string => {
  const [n, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 2 * hour
        ? [Math.ceil(seconds / minute), 'minute']
        : [Math.ceil(seconds / hour), 'hour']
  return `${n} ${unit}${n === 1 ? '' : 's'}`
}
