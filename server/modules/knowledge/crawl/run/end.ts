import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { noteChange } from '#server/jobs/changes.ts'
import type { CrawlScope } from '../addresses/scope.ts'
import { type CrawlCounts, type CrawlRow, updateCrawl } from '../queries.ts'
import { enqueueRevisits } from './frontier.ts'
import { selectUnvisited } from './known-pages.ts'

/** Requests of a crawl for each page that it may have, and extra ones. */
const requestsPerPage = 3
const extraRequests = 50
/** Bytes of a whole crawl. */
const mostBytes = 500 * 2 ** 20
/** Pages in a row without an answer from the site, each tried more than once. */
const mostFailures = 5

/** Why a crawl must end although addresses are queued, or null. */
export function reasonToStop(crawl: CrawlRow): string | null {
  if (crawl.failures >= mostFailures) return 'The site stopped answering.'
  if (crawl.bytes > mostBytes) return `The crawl ended after ${mostBytes / 2 ** 20} MB.`
  const requests = crawl.max_pages * requestsPerPage + extraRequests
  return crawl.requests >= requests ? `The crawl ended after ${requests} requests.` : null
}

/**
 * Queues pages of earlier crawls that this one found no link to, once: they may be gone. Returns whether there were
 * any.
 */
export async function revisit(db: Tx, { crawl, wanted }: CrawlScope): Promise<boolean> {
  if (crawl.revisiting || crawl.max_depth === 0) return false
  await updateCrawl(db, crawl.id, { revisiting: true })
  const unvisited = await selectUnvisited(db, crawl, crawl.max_pages)
  const pages = unvisited.filter(({ url }) => wanted(new URL(url)))
  await enqueueRevisits(db, crawl.id, pages)
  return pages.length > 0
}

/** Ends a crawl, as failed when it has read nothing or the site stopped answering. Its schedule continues. */
export async function endCrawl(
  ctx: Ctx,
  db: Tx,
  crawl: CrawlRow,
  { done, failed }: CrawlCounts,
  reason: string | null,
): Promise<void> {
  const now = ctx.now()
  const hours = crawl.recrawl_hours
  await updateCrawl(db, crawl.id, {
    status: done > 0 && crawl.failures < mostFailures ? 'completed' : 'failed',
    reason: reason ?? (done + failed ? null : 'No page of the site is one that was asked for.'),
    finished_at: now,
    runner: null,
    recrawl_at: hours === null ? null : new Date(now.getTime() + hours * 3_600_000),
  })
  await noteChange(ctx, db, { topic: 'crawl', id: crawl.id, kind: 'ended' })
}
