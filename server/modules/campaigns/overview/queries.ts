import { sql } from 'kysely'
import { firstIdOf } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import { isWaiting } from '../states/states.ts'

export interface Tally {
  channel: string | null
  state: string
  reason: string | null
  count: number
  held: number
}

/**
 * Messages queued since `since`, counted by channel, state and, where they did not arrive, reason; separate rows count how
 * many of them wait. The id tells when a message was queued, so that only the index is read, also for a million messages.
 */
export async function tally(db: Tx, since: Date, now: Date): Promise<Tally[]> {
  const first = firstIdOf(since)
  const { rows } = await sql<Tally>`
    select channel, state, case when state in ('blocked', 'failed') then reason end as reason, count(*)::int as count,
      0 as held
    from broadcast_message where id >= ${first} group by 1, 2, 3
    union all
    select channel, state, null, 0, count(*)::int from broadcast_message m
    where id >= ${first} and ${isWaiting} and held_until > ${now}
    group by 1, 2`.execute(db)
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
