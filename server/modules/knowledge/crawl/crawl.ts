import { isIP } from 'node:net'
import type { Static } from 'typebox'
import type { Crawl } from '#contract/knowledge/crawl.ts'
import type { Ctx } from '#server/core/context.ts'
import { OutboundRefused, parseAddress } from '#server/http/outbound/outbound.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { isAllowedAddress } from '#server/http/request/addresses.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { linkOf, lockLink } from '../sources.ts'
import { pageAddress, siteOf } from './addresses/addresses.ts'
import { crawlSite } from './jobs.ts'
import * as rows from './queries.ts'
import { enqueueFound } from './run/frontier.ts'

/** Crawls of one business that may wait or run. */
const mostUnfinished = 20
/** Errors shown of one crawl. */
const mostErrors = 500

interface CrawlOrder {
  url: string
  max_pages: number
  max_depth: number
  /** Globs on the path. An empty list includes everything. */
  include: string[]
  exclude: string[]
  recrawl_hours: number | null
  link_id: string | null
}

/**
 * Starts a crawl; a job reads the pages. 422 for an invalid address, 400 for one in a private network, 404 for an
 * unknown link, 409 when 20 crawls wait already.
 */
export async function startCrawl(ctx: Ctx, order: CrawlOrder): Promise<string> {
  const url = firstAddress(ctx, order.url)
  const id = ctx.id()
  await ctx.tx(async db => {
    if (order.link_id) await linkOf(db, order.link_id)
    await rows.lockCrawls(db)
    if ((await rows.countUnfinished(db)) >= mostUnfinished) {
      throw new Problem(
        409,
        `${mostUnfinished} crawls are not finished yet. Wait for one to end, or cancel one.`,
      )
    }
    // After the advisory lock.
    if (order.link_id) await lockLink(db, order.link_id)
    if (order.recrawl_hours) await rows.endSchedules(db, order.link_id, url.href)
    await rows.insertCrawl(db, { ...order, id, url: url.href, site: siteOf(url), created_at: ctx.now() })
    await begin(ctx, id, url.href)
  })
  return id
}

/** Queues the first page and the crawl's job. */
async function begin(ctx: Ctx, id: string, url: string): Promise<void> {
  await ctx.tx(async db => {
    await enqueueFound(db, id, [{ url, kind: 'page', depth: 0, pattern: '', most: 1 }], 1)
    await ctx.enqueue(crawlSite, { crawl: id })
    await noteChange(ctx, db, { topic: 'crawl', id, kind: 'queued' })
  })
}

/** Starts a scheduled crawl again, from the first page. */
export const crawlAgain = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    const crawl = await rows.lockScheduled(db, id)
    if (!crawl) return
    await rows.restart(db, id)
    await begin(ctx, id, crawl.url)
  })

function firstAddress(ctx: Ctx, given: string): URL {
  const url = readAddress(given)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const local = isIP(host)
    ? !isAllowedAddress(host, ctx.config.allowPrivateNetwork)
    : /(^|\.)localhost$/.test(host) && !ctx.config.allowPrivateNetwork
  if (local) throw new Problem(400, 'The address leads into a private or reserved network.')
  return url
}

function readAddress(given: string): URL {
  try {
    const url = pageAddress(parseAddress(given.trim()).href)
    if (url) return url
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error
    throw invalid(['body', 'url'], error.reason, 'url_parsing')
  }
  throw invalid(['body', 'url'], 'This address is too long to be a page’s.', 'url_too_long')
}

/** The progress of a crawl; 404. */
export async function crawlStatus(ctx: Ctx, id: string) {
  const [crawl, counts, failed] = await ctx.tx(async db => [
    await rows.selectCrawl(db, id),
    await rows.selectCounts(db, id),
    await rows.selectErrors(db, id, mostErrors),
  ])
  if (!crawl) throw notFound('Crawl')
  return showCrawl(crawl, counts, failed)
}

/** A crawl as callers see it; what ended it as a whole comes before the errors of its pages. */
export function showCrawl(
  crawl: rows.CrawlRow,
  counts: rows.CrawlCounts,
  failed: { url: string; reason: string | null }[],
): Static<typeof Crawl> {
  const errors = failed.map(({ url, reason }) => ({ url, reason: reason ?? '' }))
  return {
    job_id: crawl.id,
    status: crawl.status as Static<typeof Crawl>['status'],
    url: crawl.url,
    pages_found: counts.found,
    pages_done: counts.done,
    pages_failed: counts.failed,
    chunks: counts.chunks,
    errors: crawl.reason ? [{ url: crawl.url, reason: crawl.reason }, ...errors] : errors,
    started_at: crawl.started_at?.toISOString() ?? null,
    finished_at: crawl.finished_at?.toISOString() ?? null,
    recrawl_hours: crawl.recrawl_hours,
    recrawl_at: crawl.recrawl_at?.toISOString() ?? null,
  }
}

/**
 * Sets how often a crawl begins again; null: never. The next time is counted from its end, and is not before now. 404.
 */
export async function scheduleCrawl(ctx: Ctx, id: string, hours: number | null) {
  await ctx.tx(async db => {
    const crawl = await rows.selectCrawl(db, id)
    if (!crawl) throw notFound('Crawl')
    if (hours !== null) await rows.endSchedules(db, crawl.link_id, crawl.url)
    const next = crawl.finished_at && hours && crawl.finished_at.getTime() + hours * 3_600_000
    const recrawl_at = next ? new Date(Math.max(next, ctx.now().getTime())) : null
    await rows.updateCrawl(db, id, { recrawl_hours: hours, recrawl_at })
    await noteChange(ctx, db, { topic: 'crawl', id, kind: 'scheduled' })
  })
  return crawlStatus(ctx, id)
}

/** Stops a crawl and its schedule: no page is stored from now on. Pages read before stay. 404. */
export const cancelCrawl = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.selectCrawl(db, id))) throw notFound('Crawl')
    await rows.cancel(db, id, ctx.now())
    await noteChange(ctx, db, { topic: 'crawl', id, kind: 'cancelled' })
  })
