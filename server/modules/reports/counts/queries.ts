import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export interface CountsRow {
  by_kind: Record<string, number> | null
  oldest_at: Date | null
  open: number
  mine: number
  unread: number
  checks: number
  webhooks: number
  crawls: number
  bookings: number
}

interface Asked {
  now: Date
  /** The acting member; null for a key. */
  member: string | null
  today: { from: Date; to: Date }
  crawlsSince: Date
}

/**
 * Everything that waits, in one statement: the desk asks for it after every change, so its parts read indexes of what is
 * open and never what is done. It reads tables of several modules, because a query for each would be nine round trips.
 */
export async function selectCounts(db: Tx, { now, member, today, crawlsSince }: Asked): Promise<CountsRow> {
  const { rows } = await sql<CountsRow>`
    with waiting as (
      select kind, count(*)::int as items, min(created_at) as oldest from needs_you
      where status = 'open' and (snoozed_until is null or snoozed_until <= ${now}) group by kind
    ), held (open, mine) as (
      select count(*)::int, (count(*) filter (where assignee_id = ${member}::uuid))::int
      from conversation where status = 'open'
    )
    select
      (select jsonb_object_agg(kind, items) from waiting) as by_kind,
      (select min(oldest) from waiting) as oldest_at,
      (select open from held) as open,
      (select mine from held) as mine,
      (select count(*)::int from conversation_unread where member_id = ${member}::uuid) as unread,
      (select count(*)::int from knowledge_check where passed = false) as checks,
      (select count(*)::int from webhook where failing_since is not null or disabled_at is not null) as webhooks,
      (select count(*)::int from crawl c where status = 'failed' and finished_at >= ${crawlsSince} and not exists (
        select from crawl newer where newer.kb = c.kb and newer.url = c.url and newer.created_at > c.created_at)) as crawls,
      (select count(*)::int from booking
        where starts_at >= ${today.from} and starts_at < ${today.to} and status <> 'cancelled') as bookings`.execute(
    db,
  )
  return rows[0]!
}
