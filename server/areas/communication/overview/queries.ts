import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant.ts'

export interface Tally {
  channel: string | null
  state: string
  reason: string | null
  count: number
  held: number
}

/** Messages queued since a moment, by channel, state and, for those that did not go, reason. */
export async function tally(db: Tx, since: Date, now: Date): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select channel, state, case when state in ('blocked', 'failed') then reason end as reason, count(*)::int as count,
      count(*) filter (where state in ('queued', 'sending') and sending_at is null and held_until > ${now})::int as held
    from broadcast_message where queued_at >= ${since} group by 1, 2, 3`.execute(db)
  return rows
}

export async function countSent(db: Tx, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('broadcast')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}
