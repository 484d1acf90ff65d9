import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** A place in the line of one conversation. */
export interface TurnLease {
  conversationId: string
  ticket: number
}

/** How long a place counts without being renewed: a process that died holds its conversation up no longer. */
const leaseSeconds = 20

/** The one clock that all processes share; not the transaction's, which stands still. */
const databaseClock = sql<Date>`clock_timestamp()`
const leaseEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Takes the place of a ticket. */
export async function enqueueTurn(db: Tx, { conversationId, ticket }: TurnLease): Promise<void> {
  await db
    .insertInto('chat_turn')
    .values({ conversation_id: conversationId, ticket, lease_until: leaseEnd })
    .execute()
}

/** Whether nobody who still lives stands before this place. */
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

export async function renewLease(db: Tx, { conversationId, ticket }: TurnLease): Promise<void> {
  await db
    .updateTable('chat_turn')
    .set({ lease_until: leaseEnd })
    .where('conversation_id', '=', conversationId)
    .where('ticket', '=', ticket)
    .execute()
}

/** Gives the place up: the next in line may go on. Places of processes that died are cleared away with it. */
export async function releaseTurn(db: Tx, { conversationId, ticket }: TurnLease): Promise<void> {
  await db
    .deleteFrom('chat_turn')
    .where('conversation_id', '=', conversationId)
    .where(({ or, eb }) => or([eb('ticket', '=', ticket), eb('lease_until', '<', databaseClock)]))
    .execute()
}
