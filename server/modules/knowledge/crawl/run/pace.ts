import { isIP } from 'node:net'
import { isAllowedAddress } from '#server/http/request/addresses.ts'

/**
 * The shortest pause between two requests to a site. It does not apply to a local network, which is its owner's own
 * affair.
 */
const shortestPauseMs = 200
/** The longest pause that we choose ourselves. */
const longestPauseMs = 10_000
/** The longest Crawl-delay that we follow: 500 pages at one an hour would take three weeks. */
const longestDelayMs = 60_000

/** Decides when the next request to a site may be made. */
interface RequestPace {
  /** Milliseconds from now. */
  wait(): number
  /** The site answered after so long. */
  answered(ms: number): void
  /** The site asks for at least so long between requests. */
  delay(ms: number): void
  /** No request for so long from now. */
  rest(ms: number): void
}

/**
 * One request at a time, and after each a pause as long as the answer took: we keep a site busy for at most half of the
 * time, however slow it is.
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
