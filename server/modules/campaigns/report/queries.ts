import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import type { Tally } from '../overview/queries.ts'
import { isWaiting } from '../states/states.ts'

/** The messages of a broadcast, counted by channel, state and reason; separate rows count how many of them wait. */
export async function tallyOf(db: Tx, broadcast: string, now: Date): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select channel, state, reason, count(*)::int as count, 0 as held
    from broadcast_message where broadcast_id = ${broadcast} group by 1, 2, 3
    union all
    select channel, state, null, 0, count(*)::int from broadcast_message m
    where broadcast_id = ${broadcast} and state in ('queued', 'sending') and ${isWaiting} and held_until > ${now}
    group by 1, 2`.execute(db)
  return rows
}

export async function countUnsubscribed(db: Tx, broadcast: string): Promise<number> {
  const { count } = await db
    .selectFrom('broadcast_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('broadcast_id', '=', broadcast)
    .where('unsubscribed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
