import type { Tx } from '#server/db/tenant.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'

/** The visitor of a conversation, its language and its number of messages. */
export const selectPerson = (
  db: Tx,
  id: string,
): Promise<(ContactDetails & { language: string | null; length: number }) | undefined> =>
  db
    .selectFrom('conversation')
    .select(['client_name as name', 'email', 'phone', 'language', 'message_count as length'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function updateLanguage(db: Tx, id: string, language: string): Promise<void> {
  await db.updateTable('conversation').set({ language }).where('id', '=', id).execute()
}

/** The actions of the assistant's messages since then, in order. */
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

/** Replaces a reply by the part that was heard. */
export async function updateSaid(db: Tx, conversationId: string, id: string, text: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ text })
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .where('role', '=', 'assistant')
    .execute()
}
