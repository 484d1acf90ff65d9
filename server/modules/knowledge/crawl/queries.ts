import { type Insertable, type Selectable, sql } from 'kysely'
import type { Crawl } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type CrawlRow = Selectable<Crawl>

export interface Robots {
  /** Of the origin's robots.txt; '' where there is none. */
  text?: string
  /** Why nothing of the origin may be read. */
  closed?: string
}

export async function insertCrawl(db: Tx, crawl: Insertable<Crawl>): Promise<void> {
  await db.insertInto('crawl').values(crawl).execute()
}

export const selectCrawl = (db: Tx, id: string): Promise<CrawlRow | undefined> =>
  db.selectFrom('crawl').selectAll().where('id', '=', id).executeTakeFirst()

/** Makes those who start crawls of this business wait for one another, and counts crawls that have not ended. */
export async function countUnfinished(db: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('crawls ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
  const { n } = await db
    .selectFrom('crawl')
    .select(q => q.fn.countAll<number>().as('n'))
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return n
}

/** The newest schedule of one page counts. */
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

/** Ends a crawl that has not ended, and its schedule. Whoever works on it finds out with the next page. */
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
 * Takes a crawl to work on it: one that waits, one of whose run only this job or nobody is left. Undefined when there is
 * none such, or the business has `most` running. Throws a unique violation while another crawl of the site runs.
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

/** Renews the hold on a crawl; undefined when it was cancelled, or another run has taken it over. Locks the row. */
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

/** Counts a request to the site. `answered`: whether it did; null when another attempt will tell. */
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

/** A crawl that the clock may start again, which nobody else changes until the transaction ends. */
export const lockScheduled = (db: Tx, id: string): Promise<CrawlRow | undefined> =>
  db
    .selectFrom('crawl')
    .selectAll()
    .where('id', '=', id)
    .where('recrawl_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/** Back to the beginning, for the clock. */
export async function restart(db: Tx, id: string): Promise<void> {
  await updateCrawl(db, id, {
    status: 'queued',
    by_clock: true,
    ...{ reason: null, robots: '{}', requests: 0, bytes: 0, failures: 0, revisiting: false },
    ...{ job: null, runner: null, lease_until: null, started_at: null, finished_at: null, recrawl_at: null },
  })
  await db.deleteFrom('crawl_page').where('crawl_id', '=', id).execute()
}

export interface CrawlKey {
  tenant_id: string
  id: string
}

/** Crawls of every business whose time has come again. Only for `across`. */
export const selectDue = (db: Tx, now: Date): Promise<CrawlKey[]> =>
  db
    .selectFrom('crawl')
    .select(['tenant_id', 'id'])
    .where('recrawl_at', '<=', now)
    .where('status', 'not in', ['queued', 'running'])
    .limit(100)
    .execute()

/**
 * The oldest crawl that waits for each site that nobody crawls, and those whose run has died, of every business. Only
 * for `across`.
 */
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

/** Forgets crawls that ended before a moment and won't come again. Only for `across`. */
export async function deleteOld(db: Tx, before: Date): Promise<void> {
  await sql`
    delete from crawl where (tenant_id, id) in (
      select tenant_id, id from crawl
      where finished_at < ${before} and recrawl_hours is null and status not in ('queued', 'running')
      order by id for update skip locked)`.execute(db)
}
