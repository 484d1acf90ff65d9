import type { Tx } from '#server/db/tenant.ts'

/** The fields of a message that a reply to it needs. */
interface AnsweredMessage {
  id: string
  name: string | null
  channel: string | null
  to_address: string | null
  sent_at: Date | null
  reply_conversation_id: string | null
}

/** The message, locked until the transaction ends, so that two replies at once are processed one after the other. */
export const lockMessage = (db: Tx, id: string): Promise<AnsweredMessage | undefined> =>
  db
    .selectFrom('broadcast_message')
    .select(['id', 'name', 'channel', 'to_address', 'sent_at', 'reply_conversation_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
