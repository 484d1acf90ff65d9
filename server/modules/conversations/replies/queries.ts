import type { ConversationChannel } from '#contract/conversations/conversations.ts'
import type { LastReply } from '#contract/conversations/replies.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { DeliveryStatus } from '../messages/queries.ts'

export interface RecipientRow {
  id: string
  channel: ConversationChannel
  begun_by: 'visitor' | 'business'
  link_id: string | null
  client_name: string | null
  email: string | null
  phone: string | null
}

export const selectRecipient = (db: Tx, id: string): Promise<RecipientRow | undefined> =>
  db
    .selectFrom('conversation')
    .select(['id', 'channel', 'begun_by', 'link_id', 'client_name', 'email', 'phone'])
    .where('id', '=', id)
    .$castTo<RecipientRow>()
    .executeTakeFirst()

/** When the visitor last wrote; null when they never did. */
export async function selectLastVisitorMessageAt(db: Tx, conversationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('message')
    .select('created_at')
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'visitor')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** What somebody of the team wrote last, if it was after that position. */
export const selectLastReplyAfter = (
  db: Tx,
  conversationId: string,
  position: number,
): Promise<LastReply | undefined> =>
  db
    .selectFrom('message')
    .select(['author', 'text', 'position'])
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'person')
    .where('position', '>', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface DeliveryRow {
  id: string
  conversation_id: string
  role: 'person' | 'assistant'
  text: string
  delivery: DeliveryStatus | null
  delivery_attempts: number
  sending_at: Date | null
  channel: ConversationChannel
  held_by: 'assistant' | 'person'
  name: string | null
  email: string | null
  phone: string | null
}

/** Locks a message until the transaction ends and returns it with its recipient. */
export const lockDelivery = (db: Tx, id: string): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('message as m')
    .innerJoin('conversation as c', join =>
      join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.id', '=', 'm.conversation_id'),
    )
    .select(['m.id', 'm.conversation_id', 'm.role', 'm.text'])
    .select(['m.delivery', 'm.delivery_attempts', 'm.sending_at'])
    .select(['c.channel', 'c.held_by', 'c.client_name as name', 'c.email', 'c.phone'])
    .where('m.id', '=', id)
    .forUpdate('m')
    .$castTo<DeliveryRow>()
    .executeTakeFirst()

export async function markSending(db: Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('message')
    .set(column => ({
      delivery: 'sending',
      sending_at: at,
      delivery_attempts: column('delivery_attempts', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Stores the result for a message that is being sent; false for any other. */
export async function updateDelivery(
  db: Tx,
  id: string,
  {
    delivery,
    reason,
    externalId,
  }: { delivery: DeliveryStatus; reason: string | null; externalId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ delivery, delivery_reason: reason, ...(externalId && { external_id: externalId }) })
    .where('id', '=', id)
    .where('delivery', '=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
