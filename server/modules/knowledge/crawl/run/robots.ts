import type { Ctx } from '#server/core/context.ts'
import { OutboundFailed, OutboundRefused, outboundFetch } from '#server/http/outbound/outbound.ts'
import { Problem } from '#server/http/problem.ts'
import type { PageReader } from '../page/reader.ts'
import type { CrawlRow, Robots } from '../queries.ts'
import { type FetchOutcome, userAgent } from './visit.ts'

/** Bytes of a robots.txt that are accepted, and that are stored (RFC 9309, section 2.5: at least 500 KiB). */
const largestRobots = 2 * 2 ** 20
const keptBytes = 512 * 1024
const robotsTimeoutMs = 15_000
const mostTries = 3

type Later = Extract<FetchOutcome, { is: 'later' }>

export interface RobotsDecision {
  /** Why the site's rules refuse the page; null when they allow it. */
  refusal: FetchOutcome | null
  /** The pause that they ask for, in seconds. */
  delay: number | null
  /** New rules and the sitemaps that they name. */
  learnt: { robots: Robots; sitemaps: string[] } | null
}

/**
 * Whether robots.txt allows a page (RFC 9309). Each origin is asked once per crawl and its answer stored with the
 * crawl. Without such a file everything is allowed; when the site can't answer, nothing is.
 */
export async function checkRobots(
  ctx: Ctx,
  reader: PageReader,
  crawl: CrawlRow,
  page: { url: string; attempts: number },
  signal: AbortSignal,
): Promise<RobotsDecision> {
  const { origin } = new URL(page.url)
  const known = (crawl.robots as Record<string, Robots>)[origin]
  let robots = known
  if (!robots) {
    const fetched = await fetchRobots(ctx, origin, signal)
    if ('is' in fetched && page.attempts < fetched.tries)
      return { refusal: fetched, delay: null, learnt: null }
    robots = 'is' in fetched ? { closed: fetched.reason } : fetched
  }
  const refused = (reason: string): RobotsDecision => ({
    refusal: { is: 'failed', reason, links: [] },
    delay: null,
    learnt: known ? null : { robots: { closed: reason }, sitemaps: [] },
  })
  if (robots.closed !== undefined) return refused(robots.closed)
  try {
    const { allowed, delay, sitemaps } = await reader.robots({ text: robots.text ?? '', url: page.url })
    const reason = 'The site’s robots.txt does not allow this page to be read.'
    return {
      refusal: allowed ? null : { is: 'failed', reason, links: [] },
      delay,
      learnt: known ? null : { robots, sitemaps },
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    return refused('The site’s robots.txt can’t be read.')
  }
}

async function fetchRobots(ctx: Ctx, origin: string, signal: AbortSignal): Promise<Robots | Later> {
  const later = (reason: string): Later => ({
    is: 'later',
    reason,
    seconds: null,
    tries: mostTries,
    ofSite: true,
  })
  try {
    const { status, body } = await outboundFetch(`${origin}/robots.txt`, {
      signal,
      timeoutMs: robotsTimeoutMs,
      maxBytes: largestRobots,
      allowPrivate: ctx.config.allowPrivateNetwork,
      headers: { 'user-agent': userAgent(ctx), accept: 'text/plain,*/*;q=0.1' },
    })
    if (status >= 500 || status === 429) return later(`The site’s robots.txt could not be read (${status}).`)
    // PostgreSQL stores neither NUL nor half characters.
    const text = body.subarray(0, keptBytes).toString('utf8').replaceAll('\0', '').toWellFormed()
    return { text: status < 300 ? text : '' }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof OutboundRefused) return { closed: error.reason }
    if (!(error instanceof OutboundFailed)) throw error
    return /certificate/i.test(error.message) ? { closed: error.message } : later(error.message)
  }
}
