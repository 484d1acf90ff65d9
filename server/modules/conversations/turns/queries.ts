import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** A turn's place in the queue of its conversation. */
export interface TurnLease {
  conversationId: string
  ticket: number
}

/** A lease ends after so long without renewal, so that a process that died does not block its conversation. */
const leaseSeconds = 20

/** The clock that all processes share. The transaction's own clock stands still. */
const databaseClock = sql<Date>`clock_timestamp()`
const leaseEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Puts a ticket into the queue. */
export async function enqueueTurn(db: Tx, { conversationId, ticket }: TurnLease): Promise<void> {
  await db
    .insertInto('chat_turn')
    .values({ conversation_id: conversationId, ticket, lease_until: leaseEnd })
    .execute()
}

/** Whether no turn with a valid lease comes before this one. */
export async function isNext(db: Tx, { conversationId, ticket }: TurnLease): Promise<boolean> {
  const before = await db
    .selectFrom('chat_turn')
    .select('ticket')
    .where('conversation_id', '=', conversationId)
    .where('ticket', '<', ticket)
    .where('lease_until', '>=', databaseClock)
    .limit(1)
    .executeTakeFirst()
  return !before
}

/** Whether a turn of this conversation is under way or waits. */
export async function hasTurns(db: Tx, conversationId: string): Promise<boolean> {
  const one = await db
    .selectFrom('chat_turn')
    .select('ticket')
    .where('conversation_id', '=', conversationId)
    .where('lease_until', '>=', databaseClock)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

export async function renewLease(db: Tx, { conversationId, ticket }: TurnLease): Promise<void> {
  await db
    .updateTable('chat_turn')
    .set({ lease_until: leaseEnd })
    .where('conversation_id', '=', conversationId)
    .where('ticket', '=', ticket)
    .execute()
}

/** Releases a turn, so that the next one may run. Expired leases are deleted too. */
export async function releaseTurn(db: Tx, { conversationId, ticket }: TurnLease): Promise<void> {
  await db
    .deleteFrom('chat_turn')
    .where('conversation_id', '=', conversationId)
    .where(({ or, eb }) => or([eb('ticket', '=', ticket), eb('lease_until', '<', databaseClock)]))
    .execute()
}
