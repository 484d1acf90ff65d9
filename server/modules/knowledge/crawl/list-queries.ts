import { sql } from 'kysely'
import { countUpTo, type Order, type Window, within } from '#server/db/keyset.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { CrawlCounts, CrawlRow } from './queries.ts'

const newest: Order = {
  by: [
    { value: sql.ref('created_at'), type: 'timestamptz' },
    { value: sql.ref('id'), type: 'uuid' },
  ],
  direction: 'desc',
}

const crawlsIn = (db: Tx, status: string | undefined) =>
  db.selectFrom('crawl').$if(status !== undefined, query => query.where('status', '=', status!))

/** The crawls in a window, newest first. */
export const selectCrawls = (db: Tx, status: string | undefined, window: Window): Promise<CrawlRow[]> =>
  within(crawlsIn(db, status), newest, window).selectAll().$castTo<CrawlRow>().execute()

export const countCrawls = (db: Tx, status: string | undefined, most: number | null): Promise<number> =>
  countUpTo(db, crawlsIn(db, status).select('id'), most)

/** What each of these crawls has found; one that has found nothing is left out. */
export async function selectCountsOf(db: Tx, crawls: string[]): Promise<Map<string, CrawlCounts>> {
  const { rows } = await sql<CrawlCounts & { crawl_id: string }>`
    select crawl_id, (count(*) filter (where status <> 'passed'))::int as found,
      (count(*) filter (where status = 'done'))::int as done,
      (count(*) filter (where status = 'failed'))::int as failed,
      coalesce(sum(chunks), 0)::int as chunks
    from crawl_page where crawl_id = any(${crawls}::uuid[]) and kind = 'page' group by crawl_id`.execute(db)
  return new Map(rows.map(({ crawl_id, ...counts }) => [crawl_id, counts]))
}

interface ErrorRow {
  crawl_id: string
  url: string
  reason: string | null
}

/** The first `most` errors of each of these crawls. */
export async function selectErrorsOf(db: Tx, crawls: string[], most: number): Promise<ErrorRow[]> {
  const { rows } = await sql<ErrorRow>`
    select p.crawl_id, p.url, p.reason from unnest(${crawls}::uuid[]) w (id)
    cross join lateral (
      select crawl_id, url, reason from crawl_page
      where crawl_id = w.id and kind = 'page' and status = 'failed' order by depth, position limit ${most}) p`.execute(
    db,
  )
  return rows
}

interface PageRow {
  position: number
  url: string
  title: string | null
  status: 'done' | 'failed' | 'queued'
  chunks: number
  reason: string | null
  settled_at: Date | null
}

const asFound: Order = {
  by: [
    { value: sql.ref('p.position'), type: 'bigint' },
    { value: sql.ref('p.url'), type: 'text' },
  ],
  direction: 'asc',
}

/** What a crawl passes over (sitemaps, copies, redirects) is no page of it. */
const pagesIn = (db: Tx, { id }: CrawlRow, status: string | undefined) =>
  db
    .selectFrom('crawl_page as p')
    .where('p.crawl_id', '=', id)
    .where('p.kind', '=', 'page')
    .where('p.status', 'in', status ? [status] : ['done', 'failed', 'queued'])

/** The pages in a window, in the order in which they were found, with the titles that the knowledge has. */
export const selectPages = (
  db: Tx,
  crawl: CrawlRow,
  status: string | undefined,
  window: Window,
): Promise<PageRow[]> =>
  within(pagesIn(db, crawl, status), asFound, window)
    .leftJoin('crawled_page as k', join =>
      join.onRef('k.tenant_id', '=', 'p.tenant_id').on('k.kb', '=', crawl.kb).onRef('k.url', '=', 'p.url'),
    )
    .leftJoin('knowledge_source as s', join =>
      join.onRef('s.tenant_id', '=', 'k.tenant_id').onRef('s.id', '=', 'k.source_id'),
    )
    .select(['p.position', 'p.url', 's.name as title', 'p.status', 'p.chunks', 'p.reason', 'p.settled_at'])
    .$castTo<PageRow>()
    .execute()

export const countPages = (
  db: Tx,
  crawl: CrawlRow,
  status: string | undefined,
  most: number | null,
): Promise<number> => countUpTo(db, pagesIn(db, crawl, status).select('p.url'), most)
