import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { RateLimits } from '../config.ts'
import { Problem } from './problem.ts'

type Category = keyof RateLimits

/** Windows in seconds, and whether all processes count together (specification, section 8). */
const categories: Record<Category, { window: number; shared: boolean }> = {
  // What a stranger could guess at, or what costs money, is counted in the database; the two that
  // guard one process from floods are counted in its memory, where counting costs nothing.
  auth: { window: 15 * 60, shared: true },
  chat: { window: 60 * 60, shared: true },
  calls: { window: 60, shared: true },
  ingest: { window: 60 * 60, shared: true },
  analytics: { window: 60, shared: false },
  widget: { window: 60, shared: false },
  general: { window: 60, shared: false },
}

/** What is left of an allowance: requests, and seconds until it is whole again. */
export interface Allowance {
  limit: number
  remaining: number
  reset: number
}

export interface Limiter {
  /**
   * Counts one request of `scope` (a tenant, an address …) against its category.
   * Throws a 429 with `Retry-After` when the allowance is used up.
   */
  take(category: Category, scope: string): Promise<Allowance>
}

export function createLimiter(pool: pg.Pool, limits: RateLimits): Limiter {
  const limiters = {} as Record<Category, RateLimiterAbstract>
  for (const name of Object.keys(categories) as Category[]) {
    const { window: duration, shared } = categories[name]
    const options = { keyPrefix: name, points: limits[name], duration }
    limiters[name] = shared
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          // A database that is away for a moment must not open the door to guessing.
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMemory(options)
  }
  return {
    async take(category, scope) {
      const limit = limits[category]
      try {
        return allowance(limit, await limiters[category].consume(scope))
      } catch (refused) {
        if (refused instanceof Error) throw refused
        const left = allowance(limit, refused as RateLimiterRes)
        throw new Problem(429, `Too many requests. Try again in ${inWords(left.reset)}.`, {
          'Retry-After': String(left.reset),
          ...allowanceHeaders(left),
        })
      }
    },
  }
}

/** RateLimit headers (interface, "General"). */
export const allowanceHeaders = (left: Allowance): Record<string, string> => ({
  'RateLimit-Limit': String(left.limit),
  'RateLimit-Remaining': String(left.remaining),
  'RateLimit-Reset': String(left.reset),
})

const allowance = (limit: number, result: RateLimiterRes): Allowance => ({
  limit,
  remaining: Math.max(0, result.remainingPoints),
  reset: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
})

const inWords = (seconds: number): string => {
  const [n, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${n} ${unit}${n === 1 ? '' : 's'}`
}
