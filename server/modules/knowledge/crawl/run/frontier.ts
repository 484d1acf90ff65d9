import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import { mostCopies } from '../addresses/traps.ts'

/** An address that a page, a sitemap or an earlier crawl led to. */
export interface FoundAddress {
  url: string
  kind: 'page' | 'sitemap'
  depth: number
  pattern: string
  /** The number of pages of the pattern to read. */
  most: number
}

/** A queued address. */
export interface QueuedAddress {
  url: string
  kind: 'page' | 'sitemap'
  depth: number
  pattern: string
  attempts: number
}

type PageStatus = 'queued' | 'done' | 'failed' | 'passed'

/** The `reason` of a skipped page whose text another page has. */
export const copyReason = 'copy'

/** Queues new addresses in the order found, up to `room` in the whole crawl. */
export async function enqueueFound(
  db: Tx,
  crawl: string,
  found: FoundAddress[],
  room: number,
): Promise<void> {
  const fresh = [...new Map(found.map(one => [one.url, one])).values()]
  if (!fresh.length) return
  const known = await db
    .selectFrom('crawl_page')
    .select('url')
    .where('crawl_id', '=', crawl)
    .where(
      'url',
      'in',
      fresh.map(one => one.url),
    )
    .execute()
  const before = new Set(known.map(row => row.url))
  const counts = await patternCounts(
    db,
    crawl,
    fresh.map(one => one.pattern),
  )
  const { total, next } = await db
    .selectFrom('crawl_page')
    .select([
      q => q.fn.countAll<number>().as('total'),
      sql<number>`coalesce(max(position) + 1, 0)`.as('next'),
    ])
    .where('crawl_id', '=', crawl)
    .executeTakeFirstOrThrow()
  const taken = fresh
    .filter(one => {
      if (before.has(one.url)) return false
      if (!one.pattern) return true
      const count = counts.get(one.pattern) ?? { pages: 0, copies: 0 }
      if (count.pages >= one.most || count.copies >= mostCopies) return false
      counts.set(one.pattern, { ...count, pages: count.pages + 1 })
      return true
    })
    .slice(0, Math.max(0, room - total))
  if (!taken.length) return
  await db
    .insertInto('crawl_page')
    .values(
      taken.map(({ url, kind, depth, pattern }, i) => ({
        crawl_id: crawl,
        url,
        kind,
        depth,
        pattern,
        position: next + i,
      })),
    )
    .execute()
}

async function patternCounts(
  db: Tx,
  crawl: string,
  patterns: string[],
): Promise<Map<string, { pages: number; copies: number }>> {
  const asked = [...new Set(patterns)].filter(Boolean)
  if (!asked.length) return new Map()
  const { rows } = await sql<{ pattern: string; pages: number; copies: number }>`
    select pattern, count(*)::int as pages, (count(*) filter (where reason = ${copyReason}))::int as copies
    from crawl_page where crawl_id = ${crawl} and pattern = any(${asked}::text[]) group by pattern`.execute(
    db,
  )
  return new Map(rows.map(({ pattern, ...count }) => [pattern, count]))
}

/** Queues pages of earlier crawls. */
export async function enqueueRevisits(
  db: Tx,
  crawl: string,
  pages: { url: string; depth: number }[],
): Promise<void> {
  await sql`
    insert into crawl_page (crawl_id, url, kind, depth, position, pattern, revisit)
    select ${crawl}, r.url, 'page', r.depth, (select coalesce(max(position), 0) from crawl_page where crawl_id = ${crawl}) + r.n,
      '', true
    from unnest(${pages.map(p => p.url)}::text[], ${pages.map(p => p.depth)}::integer[]) with ordinality r (url, depth, n)
    on conflict (tenant_id, crawl_id, url) do update set revisit = true`.execute(db)
}

/** Takes the next address and counts an attempt; undefined when there is none. */
export async function takeNext(
  db: Tx,
  crawl: string,
  { onlyRevisits }: { onlyRevisits: boolean },
): Promise<QueuedAddress | undefined> {
  const { rows } = await sql<QueuedAddress>`
    update crawl_page set attempts = attempts + 1
    where crawl_id = ${crawl} and url = (
      select url from crawl_page where crawl_id = ${crawl} and status = 'queued' and (revisit or not ${onlyRevisits})
      order by depth, position limit 1)
    returning url, kind, depth, pattern, attempts`.execute(db)
  return rows[0]
}

/** Uncounts an attempt that failed for another reason than the page. */
export async function uncountAttempt(db: Tx, crawl: string, url: string): Promise<void> {
  await sql`update crawl_page set attempts = attempts - 1 where crawl_id = ${crawl} and url = ${url}`.execute(
    db,
  )
}

export const selectPage = (db: Tx, crawl: string, url: string) =>
  db
    .selectFrom('crawl_page')
    .select(['status', 'moved_to'])
    .where('crawl_id', '=', crawl)
    .where('url', '=', url)
    .executeTakeFirst()

/** Records the result for an address; one that was not queued (a canonical one) counts as found here. */
export async function settlePage(
  db: Tx,
  crawl: string,
  page: Pick<QueuedAddress, 'url' | 'kind' | 'depth' | 'pattern'>,
  settled: { status: PageStatus; reason?: string | null; chunks?: number; moved_to?: string },
): Promise<void> {
  const { url, kind, depth, pattern } = page
  const values = { reason: null, chunks: 0, settled_at: sql<Date>`statement_timestamp()`, ...settled }
  await db
    .insertInto('crawl_page')
    .values({
      crawl_id: crawl,
      url,
      kind,
      depth,
      pattern,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from crawl_page where crawl_id = ${crawl})`,
      ...values,
    })
    .onConflict(old => old.columns(['tenant_id', 'crawl_id', 'url']).doUpdateSet(values))
    .execute()
}

/** Skips the queued addresses of a pattern that only leads to copies. */
export async function dropCopies(db: Tx, crawl: string, pattern: string): Promise<void> {
  const count = (await patternCounts(db, crawl, [pattern])).get(pattern)
  if (!count || count.copies < mostCopies) return
  await db
    .updateTable('crawl_page')
    .set({ status: 'passed', reason: copyReason })
    .where('crawl_id', '=', crawl)
    .where('pattern', '=', pattern)
    .where('status', '=', 'queued')
    .execute()
}
