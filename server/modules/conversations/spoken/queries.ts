import type { Tx } from '#server/db/tenant.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'

/** Who a conversation is with, in which language, and how many messages it has. */
export const selectPerson = (
  db: Tx,
  id: string,
): Promise<(ContactDetails & { language: string | null; length: number }) | undefined> =>
  db
    .selectFrom('conversation')
    .select(['client_name as name', 'email', 'phone', 'language', 'message_count as length'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Those of the assistant's messages from then on, in order. */
export const selectActions = async (db: Tx, conversationId: string, since: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('message')
      .select('actions')
      .where('conversation_id', '=', conversationId)
      .where('role', '=', 'assistant')
      .where('created_at', '>=', since)
      .orderBy('position')
      .execute()
  ).flatMap(({ actions }) => actions)

/** What was heard of a reply. */
export async function updateSaid(db: Tx, conversationId: string, id: string, text: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ text })
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .where('role', '=', 'assistant')
    .execute()
}
