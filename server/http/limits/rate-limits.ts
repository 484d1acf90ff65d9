import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { RateLimits } from '#server/core/config.ts'
import { Problem } from '../problem.ts'
import { inPortions, type Left } from './portions.ts'

/** Limits that slow down guessing at accounts, besides the category `auth`. */
type Brake = 'address' | 'account' | 'browser' | 'code' | 'mails' | 'invitations'

export type Counter = keyof RateLimits | Brake

interface Rule {
  /** The setting that it follows, and the factor by which it multiplies that setting. */
  of: keyof RateLimits
  times?: number
  /** Seconds. */
  window: number
  /** Whether all processes share one count. */
  shared: boolean
  /** Whether a process may take from the count in portions, for what happens often. */
  portions?: boolean
}

/** A portion is this part of an allowance. Small allowances are counted one by one. */
const portionsOfAllowance = 100

const minute = 60
const hour = 60 * minute

const rules: Record<Counter, Rule> = {
  // The database counts what a stranger could guess at and what costs money. Each process counts in its memory
  // what only protects it from floods, because that costs nothing.
  auth: { of: 'auth', window: 15 * minute, shared: true },
  chat: { of: 'chat', window: hour, shared: true, portions: true },
  calls: { of: 'calls', window: minute, shared: true },
  ingest: { of: 'ingest', window: hour, shared: true },
  analytics: { of: 'analytics', window: minute, shared: false },
  widget: { of: 'widget', window: minute, shared: false },
  general: { of: 'general', window: minute, shared: false },
  // One address, whatever accounts it tries. An office has a few dozen people who mistype.
  address: { of: 'auth', times: 10, window: 15 * minute, shared: true },
  // One account, from any address: 100 a day, where NIST SP 800-63B (5.2.2) allows 100 in a row.
  account: { of: 'auth', times: 5, window: 6 * hour, shared: true },
  // One browser that signed in to the account before. Strangers can't use up its attempts.
  browser: { of: 'auth', times: 5, window: 6 * hour, shared: true },
  // Second factor codes for one account, tried by somebody who has its password. Three of a million codes are
  // valid at any time.
  code: { of: 'auth', times: 2, window: 24 * hour, shared: true },
  // Mails to one account with a link to set a new password or to confirm a new address.
  mails: { of: 'auth', window: hour, shared: true },
  // Invitations that one business mails.
  invitations: { of: 'auth', times: 10, window: 24 * hour, shared: true },
}

/** The rest of an allowance: requests, and seconds until it is full again. */
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
  /** Throws the same 429, without counting, for a scope that this process already refuses from memory. */
  refuseBlocked(counter: Counter, scope: string): void
  /** Takes one attempt back, because it turned out to be right. */
  giveBack(counter: Counter, scope: string): Promise<void>
}

/** A method of limiters with a store that the package's types leave out. */
interface Blocking {
  /** Milliseconds; 0 while the key is not refused from memory. */
  getInMemoryBlockMsBeforeExpire(key: string): number
}

export function createLimiter(pool: pg.Pool, limits: RateLimits): Limiter {
  const limitOf = (name: Counter): number => limits[rules[name].of] * (rules[name].times ?? 1)
  const limiters = {} as Record<Counter, RateLimiterAbstract>
  const counting = {} as Record<Counter, (scope: string) => Promise<Left>>
  for (const name of Object.keys(rules) as Counter[]) {
    const { window: duration, shared, portions = false } = rules[name]
    const options = { keyPrefix: name, points: limitOf(name), duration }
    limiters[name] = shared
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          // A caller who goes on after this many refusals is refused from memory, so that an attack does not
          // become a stream of writes. We don't do so after the first refusal: many people who sign in at once
          // exceed the limit until their right attempts are given back.
          inMemoryBlockOnConsumed: options.points * 2,
          // Guessing must stay limited while the database is away.
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMemory(options)
    const portion = portions ? Math.floor(options.points / portionsOfAllowance) : 1
    counting[name] =
      portion > 1 ? inPortions(limiters[name], portion) : scope => limiters[name].consume(scope)
  }
  return {
    async take(counter, scope) {
      const limit = limitOf(counter)
      try {
        return allowance(limit, await counting[counter](scope))
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

/** The RateLimit headers of an answer. */
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

const allowance = (limit: number, result: Left): Allowance => ({
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
