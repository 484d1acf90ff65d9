import { isIP } from 'node:net'
import { isAllowedAddress } from '#server/http/request/addresses.ts'

/** The least time between two requests to a site. One of this network or machine is its owner's own affair. */
const shortestPauseMs = 200
/** The most that we leave by ourselves. */
const longestPauseMs = 10_000
/** The most that a Crawl-delay is followed: 500 pages of one an hour would take three weeks. */
const longestDelayMs = 60_000

/** When the next request to a site may be made. */
export interface RequestPace {
  /** Milliseconds from now. */
  wait(): number
  /** The site has answered, after so long. */
  answered(ms: number): void
  /** It asks for at least so long between requests. */
  delay(ms: number): void
  /** It is left alone for so long from now. */
  rest(ms: number): void
}

/**
 * One request at a time, and after each a pause as long as the answer took: a site is kept busy by us no more than half of
 * the time, however slow it is.
 */
export function paceOf(hostname: string, now: () => Date): RequestPace {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const near = isIP(host) ? !isAllowedAddress(host, false) : /(^|\.)localhost$/.test(host)
  let least = near ? 0 : shortestPauseMs
  let next = 0
  const clock = () => now().getTime()
  return {
    wait: () => Math.max(0, next - clock()),
    answered(ms) {
      next = clock() + Math.max(least, Math.min(ms, longestPauseMs))
    },
    delay(ms) {
      least = Math.max(least, Math.min(ms, longestDelayMs))
    },
    rest(ms) {
      next = Math.max(next, clock() + ms)
    },
  }
}
