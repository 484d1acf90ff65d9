import { sql } from 'kysely'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'
import {
  knownDetails,
  type OpenConversation,
  openColumns,
  updateForVisitor,
  type VisitorMatch,
} from '../queries.ts'

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

/**
 * Continues a conversation of this link (or of none): draws the next ticket, puts it into the queue, and stores the
 * visitor's details. Undefined when there is none for this visitor. Its row stays locked until the transaction ends, so
 * that tickets become visible in the order in which they are drawn.
 */
export async function drawTicket(
  db: Tx,
  id: string,
  { told, linkId, byVisitor }: VisitorMatch & { told: ContactDetails },
): Promise<(OpenConversation & { ticket: number }) | undefined> {
  const [drawn] = await drawing(db, { id, linkId, ...knownDetails(told) }, { byVisitor })
  return drawn
}

type Drawing = Pick<VisitorMatch, 'linkId'> & { id: string } & ReturnType<typeof knownDetails>

const drawing = statement(
  (db, { id, linkId, ...details }: Slots<Drawing>, { byVisitor }: Pick<VisitorMatch, 'byVisitor'>) =>
    db
      .with('drawn', query =>
        updateForVisitor(query, id, { linkId, byVisitor })
          .set(column => ({ turn_count: column('turn_count', '+', 1), ...details }))
          .returning([...openColumns, 'turn_count as ticket']),
      )
      .with('queued', query =>
        query
          .insertInto('chat_turn')
          .columns(['conversation_id', 'ticket', 'lease_until'])
          .expression(drawn =>
            drawn.selectFrom('drawn').select(['id', 'ticket', leaseEnd.as('lease_until')]),
          ),
      )
      .selectFrom('drawn')
      .selectAll()
      .$castTo<OpenConversation & { ticket: number }>(),
)

/** Whether no turn with a valid lease comes before this one. */
export const isNext = async (db: Tx, { conversationId, ticket }: TurnLease): Promise<boolean> =>
  !(await before(db, { conversationId, ticket })).length

/** The same for the ticket that the open transaction has just drawn. */
export const isDrawnNext = async (db: Tx, conversationId: string): Promise<boolean> =>
  !(await before(db, { conversationId })).length

const before = statement(
  (db, { conversationId, ticket }: Slots<{ conversationId: string; ticket?: number }>) => {
    const own = ticket ?? sql<number>`(select turn_count from conversation where id = ${conversationId})`
    return db
      .selectFrom('chat_turn')
      .select('ticket')
      .where('conversation_id', '=', conversationId)
      .where('ticket', '<', own)
      .where('lease_until', '>=', databaseClock)
      .limit(1)
  },
)

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
  await release(db, { conversationId, ticket })
}

const release = statement((db, { conversationId, ticket }: Slots<TurnLease>) =>
  db
    .deleteFrom('chat_turn')
    .where('conversation_id', '=', conversationId)
    .where(({ or, eb }) => or([eb('ticket', '=', ticket), eb('lease_until', '<', databaseClock)])),
)
