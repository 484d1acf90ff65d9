import type { Static } from 'typebox'
import type * as shape from '#contract/knowledge/crawl.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { readPage } from '#server/http/request/cursors.ts'
import { showCrawl } from './crawl.ts'
import * as rows from './list-queries.ts'
import { selectCrawl } from './queries.ts'

/** Errors shown of each crawl in a list; the crawl itself has them all. */
const errorsEach = 5

/** Crawls, the newest first. */
export const listCrawls = (
  ctx: Ctx,
  { status, ...page }: Static<typeof shape.CrawlFilter>,
): Promise<Static<typeof shape.CrawlList>> =>
  ctx.tx(async db => {
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'crawls',
        sort: 'newest',
        filter: { status },
        select: window => rows.selectCrawls(db, status, window),
        keyOf: ({ created_at, id }) => [created_at.toISOString(), id],
        count: most => rows.countCrawls(db, status, most),
      },
      page,
    )
    const ids = found.map(({ id }) => id)
    const counts = await rows.selectCountsOf(db, ids)
    const errors = await rows.selectErrorsOf(db, ids, errorsEach)
    const crawls = found.map(crawl =>
      showCrawl(
        crawl,
        counts.get(crawl.id) ?? { found: 0, done: 0, failed: 0, chunks: 0 },
        errors.filter(({ crawl_id }) => crawl_id === crawl.id),
      ),
    )
    return { crawls, ...end }
  })

/** The pages of a crawl that wait, were read or could not be; 404. */
export const listCrawlPages = (
  ctx: Ctx,
  id: string,
  { status, ...page }: Static<typeof shape.CrawlPageFilter>,
): Promise<Static<typeof shape.CrawlPageList>> =>
  ctx.tx(async db => {
    const crawl = await selectCrawl(db, id)
    if (!crawl) throw notFound('Crawl')
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'crawl pages',
        sort: 'found',
        filter: { id, status },
        select: window => rows.selectPages(db, crawl, status, window),
        keyOf: ({ position, url }) => [position, url],
        count: most => rows.countPages(db, crawl, status, most),
      },
      page,
    )
    const pages = found.map(({ position: _, settled_at, ...shown }) => ({
      ...shown,
      at: settled_at?.toISOString() ?? null,
    }))
    return { pages, ...end }
  })
