import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { lockLinkKey } from '../../queries.ts'
import { type CrawlScope, scopeOfCrawl } from '../addresses/scope.ts'
import { openReader } from '../page/reader.ts'
import { type CrawlRow, countRequest, renew, selectCounts, setRobots } from '../queries.ts'
import { endCrawl, reasonToStop, revisit } from './end.ts'
import { enqueueFound, type QueuedAddress, takeNext, uncountAttempt } from './frontier.ts'
import { type KnownPage, selectKnownPage } from './known-pages.ts'
import { paceOf } from './pace.ts'
import { checkRobots, type RobotsDecision } from './robots.ts'
import { prepare, type Settlement, settle } from './settle.ts'
import { type FetchOutcome, fetchAddress } from './visit.ts'

/**
 * One run works for so long, then others get their turn and another run continues. Less than the 20 seconds that a
 * stopping process gives its jobs.
 */
const sliceMs = 15_000
/** The lease of a crawl. A PDF may take two minutes. */
export const leaseMs = 5 * 60_000
/** After a longer pause another run continues. */
const longestPauseMs = 30_000
/** When a site asks for a longer pause we give up. */
const longestRetrySeconds = 3_600
/** A page is given up after so many attempts whose process died. */
const mostAttempts = 8
/** The pause while the embedding server does not answer. */
const embeddingPauseMs = 60_000

/** The crawl is no longer ours: it was cancelled, deleted with its link, or taken over. */
class Superseded extends Error {}

/** One address to fetch. */
interface Step {
  page: QueuedAddress
  before: KnownPage | undefined
  scope: CrawlScope
}

/** The result of fetching it. */
interface Fetched {
  outcome: FetchOutcome
  learnt: RobotsDecision['learnt']
  /** Bytes received; null when the page was not fetched. */
  bytes: number | null
}

/**
 * Works on a crawl for a while: takes the next address, fetches it, and records everything that follows in one
 * transaction. Whenever the process dies, an address is settled or still queued. `again`: when another run must
 * continue; null: at once.
 */
export async function runCrawl(
  ctx: Ctx,
  crawl: CrawlRow,
  signal: AbortSignal,
): Promise<'ended' | { again: Date | null }> {
  const hold = leaseOf(ctx, crawl)
  const reader = openReader()
  const pace = paceOf(new URL(crawl.url).hostname, ctx.now)
  const until = ctx.now().getTime() + sliceMs
  const ask = async ({ page, before, scope }: Step): Promise<Fetched> => {
    if (page.attempts > mostAttempts) {
      const reason = 'The page could not be read, although it was tried several times.'
      return { outcome: { is: 'failed', reason, links: [] }, learnt: null, bytes: null }
    }
    const { refusal, delay, learnt } = await checkRobots(ctx, reader, scope.crawl, page, signal)
    if (delay) pace.delay(delay * 1000)
    if (refusal) return { outcome: refusal, learnt, bytes: null }
    await pause(pace.wait(), undefined, { signal })
    const { outcome, bytes, ms } = await fetchAddress(ctx, reader, page, before, signal)
    pace.answered(ms)
    return { outcome, learnt, bytes }
  }
  try {
    for (;;) {
      signal.throwIfAborted()
      if (ctx.now().getTime() >= until) return { again: null }
      const step = await hold((db, held) => next(ctx, db, held))
      if (!step) return 'ended'
      const wait = await recordOutcome(ctx, hold, step, await ask(step))
      if (wait > longestPauseMs) return { again: new Date(ctx.now().getTime() + wait) }
      pace.rest(wait)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Superseded) return 'ended'
    throw error
  } finally {
    reader.close()
  }
}

type Lease = <T>(work: (db: Tx, crawl: CrawlRow) => Promise<T>) => Promise<T>

/** Runs work in a transaction that renews the lease; throws Superseded when the crawl is no longer ours. */
const leaseOf =
  (ctx: Ctx, { id, runner, link_id }: CrawlRow): Lease =>
  work =>
    ctx.tx(async db => {
      // Lock the link first, then the crawl, as deleting a link does (ARCHITECTURE.md, "The order of locks").
      if (link_id && !(await lockLinkKey(db, link_id))) throw new Superseded()
      const crawl = await renew(db, id, runner!, new Date(ctx.now().getTime() + leaseMs))
      if (!crawl) throw new Superseded()
      return work(db, crawl)
    })

/** The next address to fetch; null when there is none, which ends the crawl. */
async function next(ctx: Ctx, db: Tx, crawl: CrawlRow): Promise<Step | null> {
  const counts = await selectCounts(db, crawl.id)
  const scope = scopeOfCrawl(crawl, counts.done)
  const stop = reasonToStop(crawl)
  if (!stop) {
    const take = () => takeNext(db, crawl.id, { onlyRevisits: scope.full })
    const page = (await take()) ?? ((await revisit(db, scope)) ? await take() : undefined)
    if (page) return { page, scope, before: await selectKnownPage(db, crawl.kb, page.url) }
  }
  await endCrawl(ctx, db, crawl, counts, stop)
  return null
}

/** Records the outcome of an address; returns how long to leave the site alone, in milliseconds. */
async function recordOutcome(
  ctx: Ctx,
  hold: Lease,
  step: Step,
  { outcome, learnt, bytes }: Fetched,
): Promise<number> {
  const { page, scope } = step
  const again = outcome.is === 'later' ? pauseBefore(page, outcome) : null
  const settling = again === null ? await prepared(ctx, step, outcome) : null
  await hold(async db => {
    if (learnt) await storeRobots(db, scope, page, learnt)
    if (bytes !== null || (outcome.is === 'later' && outcome.ofSite)) {
      const answered = outcome.is === 'later' && outcome.ofSite ? (again === null ? false : null) : true
      await countRequest(db, scope.crawl.id, { bytes: bytes ?? 0, answered })
    }
    if (settling === 'embedding') await uncountAttempt(db, scope.crawl.id, page.url)
    else if (settling) {
      await settle(ctx, db, scope, settling)
      await noteChange(ctx, db, { topic: 'crawl', id: scope.crawl.id, kind: 'page' })
      if (settling.storing?.as === 'stored')
        await noteChange(ctx, db, { topic: 'knowledge', id: null, kind: 'crawled' })
    }
  })
  return settling === 'embedding' ? embeddingPauseMs : (again ?? 0)
}

/** Milliseconds until another attempt; null when there is none. */
function pauseBefore(
  page: QueuedAddress,
  { seconds, tries }: Extract<FetchOutcome, { is: 'later' }>,
): number | null {
  if (page.attempts >= tries || (seconds ?? 0) > longestRetrySeconds) return null
  return (seconds ?? page.attempts ** 2) * 1000
}

async function prepared(
  ctx: Ctx,
  { page, scope }: Step,
  outcome: FetchOutcome,
): Promise<Settlement | 'embedding'> {
  try {
    return await prepare(ctx, scope, page, outcome)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.status === 503) return 'embedding'
    return { page, url: page.url, outcome: { is: 'failed', reason: error.message, links: [] } }
  }
}

/** Stores the rules of an origin and queues its sitemaps: those that the rules name, or the usual one. */
async function storeRobots(
  db: Tx,
  scope: CrawlScope,
  page: QueuedAddress,
  learnt: NonNullable<RobotsDecision['learnt']>,
): Promise<void> {
  const { crawl } = scope
  const { origin } = new URL(page.url)
  await setRobots(db, crawl.id, origin, learnt.robots)
  if (learnt.robots.closed !== undefined || crawl.max_depth === 0 || crawl.max_pages === 1) return
  const named = learnt.sitemaps.length ? learnt.sitemaps : [`${origin}/sitemap.xml`]
  const sitemaps = named.map(link => ({ link, kind: 'sitemap' as const }))
  await enqueueFound(db, crawl.id, scope.listed(sitemaps, page), scope.room)
}
