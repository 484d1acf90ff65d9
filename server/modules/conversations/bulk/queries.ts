import type { Tx } from '#server/db/tenant.ts'
import type { ChangedItem } from '../inbox-items/queries.ts'

/** The columns of a conversation that bulk actions read and change. */
export interface BulkRow {
  id: string
  status: 'open' | 'closed'
  closed_at: Date | null
  tags: string[]
  assignee_id: string | null
  held_by: 'assistant' | 'person'
  holder_id: string | null
  holder_name: string | null
  holder_shown: string | null
  held_at: Date | null
}

/** Locks these conversations, in the order of their ids, until the transaction ends. */
export const lockConversations = (db: Tx, ids: string[]): Promise<BulkRow[]> =>
  db
    .selectFrom('conversation')
    .select(['id', 'status', 'closed_at', 'tags', 'assignee_id'])
    .select(['held_by', 'holder_id', 'holder_name', 'holder_shown', 'held_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .$castTo<BulkRow>()
    .execute()

export interface OpenItem extends ChangedItem {
  snoozed_until: Date | null
}

/** The open items of a conversation, also those put off, locked. */
export const lockOpenItems = (db: Tx, conversationId: string): Promise<OpenItem[]> =>
  db
    .selectFrom('needs_you')
    .select(['id', 'kind', 'conversation_id', 'snoozed_until'])
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .$castTo<OpenItem>()
    .execute()

/** Puts open items off; null: they wait from now on. */
export async function snoozeItems(db: Tx, ids: string[], until: Date | null): Promise<void> {
  if (!ids.length) return
  await db
    .updateTable('needs_you')
    .set({ snoozed_until: until })
    .where('id', 'in', ids)
    .where('status', '=', 'open')
    .execute()
}

/** Opens items again that were done at that moment, put off as before. Returns them. */
export const reopenItem = (
  db: Tx,
  id: string,
  doneAt: Date,
  snoozedUntil: Date | null,
): Promise<ChangedItem | undefined> =>
  db
    .updateTable('needs_you')
    .set({ status: 'open', done_at: null, snoozed_until: snoozedUntil })
    .where('id', '=', id)
    .where('status', '=', 'done')
    .where('done_at', '=', doneAt)
    .returning(['id', 'kind', 'conversation_id'])
    .$castTo<ChangedItem>()
    .executeTakeFirst()

/** Gives an open item back its moment, if it is still put off until `now`. Returns whether it did. */
export async function resnoozeItem(
  db: Tx,
  id: string,
  now: Date | null,
  before: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('needs_you')
    .set({ snoozed_until: before })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('snoozed_until', now ? '=' : 'is', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Opens a conversation again that was closed at that moment, held by whom it was held. Returns whether it did. */
export async function uncloseConversation(
  db: Tx,
  id: string,
  closedAt: Date,
  held: Pick<BulkRow, 'held_by' | 'holder_id' | 'holder_name' | 'holder_shown' | 'held_at'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation')
    .set({ status: 'open', closed_at: null, reopened_at: now, ...held })
    .where('id', '=', id)
    .where('status', '=', 'closed')
    .where('closed_at', '=', closedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a member has not read of a conversation; undefined: nothing. */
export const selectUnread = (
  db: Tx,
  memberId: string,
  conversationId: string,
): Promise<{ read_position: number } | undefined> =>
  db
    .selectFrom('conversation_unread')
    .select('read_position')
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
