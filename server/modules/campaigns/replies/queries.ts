import type { Tx } from '#server/db/tenant.ts'

/** What a reply needs to know of the message that it answers. */
export interface AnsweredMessage {
  id: string
  name: string | null
  channel: string | null
  to_address: string | null
  sent_at: Date | null
  reply_conversation_id: string | null
}

/** The message, locked until the transaction ends: two replies that come at once are taken one after the other. */
export const lockMessage = (db: Tx, id: string): Promise<AnsweredMessage | undefined> =>
  db
    .selectFrom('broadcast_message')
    .select(['id', 'name', 'channel', 'to_address', 'sent_at', 'reply_conversation_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
