import { type Insertable, type Selectable, sql } from 'kysely'
import type { Crawl } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type CrawlRow = Selectable<Crawl>

export interface Robots {
  /** The origin's robots.txt; '' when it has none. */
  text?: string
  /** Why the origin may not be read. */
  closed?: string
}

export async function insertCrawl(db: Tx, crawl: Insertable<Crawl>): Promise<void> {
  await db.insertInto('crawl').values(crawl).execute()
}

export const selectCrawl = (db: Tx, id: string): Promise<CrawlRow | undefined> =>
  db.selectFrom('crawl').selectAll().where('id', '=', id).executeTakeFirst()

/** Makes other transactions that order or begin crawls of this business wait. */
export async function lockCrawls(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('crawls ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
}

/** Counts crawls that have not ended. */
export async function countUnfinished(db: Tx): Promise<number> {
  const { n } = await db
    .selectFrom('crawl')
    .select(q => q.fn.countAll<number>().as('n'))
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return n
}

/** Ends earlier schedules of a page: the newest counts. */
export async function endSchedules(db: Tx, link: string | null, url: string): Promise<void> {
  await sql`
    update crawl set recrawl_hours = null, recrawl_at = null where id in (
      select id from crawl
      where kb = coalesce(${link}::uuid, current_setting('app.tenant')::uuid) and url = ${url}
        and recrawl_hours is not null
      order by id for no key update)`.execute(db)
}

export interface CrawlCounts {
  found: number
  done: number
  failed: number
  chunks: number
}

export async function selectCounts(db: Tx, crawl: string): Promise<CrawlCounts> {
  const { rows } = await sql<CrawlCounts>`
    select (count(*) filter (where status <> 'passed'))::int as found,
      (count(*) filter (where status = 'done'))::int as done,
      (count(*) filter (where status = 'failed'))::int as failed,
      coalesce(sum(chunks), 0)::int as chunks
    from crawl_page where crawl_id = ${crawl} and kind = 'page'`.execute(db)
  return rows[0]!
}

export const selectErrors = (
  db: Tx,
  crawl: string,
  most: number,
): Promise<{ url: string; reason: string | null }[]> =>
  db
    .selectFrom('crawl_page')
    .select(['url', 'reason'])
    .where('crawl_id', '=', crawl)
    .where('kind', '=', 'page')
    .where('status', '=', 'failed')
    .orderBy('depth')
    .orderBy('position')
    .limit(most)
    .execute()

/** Ends a running or waiting crawl and its schedule. The process that works on it notices with the next page. */
export async function cancel(db: Tx, id: string, now: Date): Promise<void> {
  await db
    .updateTable('crawl')
    .set({ status: 'cancelled', finished_at: now, runner: null })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .execute()
  await db.updateTable('crawl').set({ recrawl_hours: null, recrawl_at: null }).where('id', '=', id).execute()
}

/**
 * Claims a crawl: a waiting one, or a running one that belongs to this job or to a dead process. Undefined when there
 * is none, or the business has `most` running, which is right only under `lockCrawls`. Throws a unique violation while
 * another crawl of the site runs.
 */
export async function claim(
  db: Tx,
  id: string,
  by: { job: string; runner: string; now: Date; until: Date; most: number },
): Promise<CrawlRow | undefined> {
  const { rows } = await sql<CrawlRow>`
    update crawl c set status = 'running', started_at = coalesce(c.started_at, ${by.now}),
      job = ${by.job}, runner = ${by.runner}, lease_until = ${by.until}
    where c.id = ${id} and (
      c.status = 'queued' and (select count(*) from crawl r where r.status = 'running') < ${by.most}
      or c.status = 'running' and (c.job is not distinct from ${by.job} or c.lease_until <= ${by.now}))
    returning c.*`.execute(db)
  return rows[0]
}

/** Renews the lease of a crawl; undefined when it was cancelled or another run took it over. Locks the row. */
export const renew = (db: Tx, id: string, runner: string, until: Date): Promise<CrawlRow | undefined> =>
  db
    .updateTable('crawl')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst()

export async function updateCrawl(
  db: Tx,
  id: string,
  changed: Partial<Omit<Insertable<Crawl>, 'tenant_id' | 'id'>>,
): Promise<void> {
  await db.updateTable('crawl').set(changed).where('id', '=', id).execute()
}

export async function setRobots(db: Tx, id: string, origin: string, robots: Robots): Promise<void> {
  await db
    .updateTable('crawl')
    .set({ robots: sql`robots || ${JSON.stringify({ [origin]: robots })}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** Counts a request to the site. `answered`: whether it answered; null when another attempt will show. */
export async function countRequest(
  db: Tx,
  id: string,
  { bytes, answered }: { bytes: number; answered: boolean | null },
): Promise<void> {
  await db
    .updateTable('crawl')
    .set({
      requests: sql`requests + 1`,
      bytes: sql`bytes + ${bytes}`,
      ...(answered !== null && { failures: answered ? 0 : sql`failures + 1` }),
    })
    .where('id', '=', id)
    .execute()
}

/** Locks a scheduled crawl until the transaction ends. */
export const lockScheduled = (db: Tx, id: string): Promise<CrawlRow | undefined> =>
  db
    .selectFrom('crawl')
    .selectAll()
    .where('id', '=', id)
    .where('recrawl_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/** Resets a crawl for its schedule. */
export async function restart(db: Tx, id: string): Promise<void> {
  await updateCrawl(db, id, {
    status: 'queued',
    by_clock: true,
    reason: null,
    robots: '{}',
    requests: 0,
    bytes: 0,
    failures: 0,
    revisiting: false,
    job: null,
    runner: null,
    lease_until: null,
    started_at: null,
    finished_at: null,
    recrawl_at: null,
  })
  await db.deleteFrom('crawl_page').where('crawl_id', '=', id).execute()
}

interface CrawlKey {
  tenant_id: string
  id: string
}

/** Crawls of every business that are due. */
export const selectDue = (db: Tx, now: Date): Promise<CrawlKey[]> =>
  db
    .selectFrom('crawl')
    .select(['tenant_id', 'id'])
    .where('recrawl_at', '<=', now)
    .where('status', 'not in', ['queued', 'running'])
    .limit(100)
    .execute()

/** The oldest waiting crawl of each site that nobody crawls, and crawls of dead processes, of every business. */
export async function selectStartable(db: Tx, now: Date): Promise<CrawlKey[]> {
  const { rows } = await sql<CrawlKey>`
    (select distinct on (site) tenant_id, id from crawl c
      where status = 'queued'
        and not exists (select from crawl r where r.status = 'running' and r.site = c.site)
      order by site, created_at limit 100)
    union all
    (select tenant_id, id from crawl where status = 'running' and lease_until <= ${now} limit 100)`.execute(
    db,
  )
  return rows
}

/** Deletes crawls that ended before a moment and have no schedule. */
export async function deleteOld(db: Tx, before: Date): Promise<void> {
  await sql`
    delete from crawl where (tenant_id, id) in (
      select tenant_id, id from crawl
      where finished_at < ${before} and recrawl_hours is null and status not in ('queued', 'running')
      order by id for update skip locked)`.execute(db)
}
