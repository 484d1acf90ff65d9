import type { Tx } from '#server/db/tenant.ts'
import type { CitedSource } from '#server/modules/assistant/turn/turn.ts'

/** The ids of the chunks that a message of the assistant cites; undefined when there is no such message. */
export async function selectCitedChunks(
  db: Tx,
  conversationId: string,
  messageId: string,
): Promise<number[] | undefined> {
  const row = await db
    .selectFrom('message')
    .select('sources')
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .where('role', '=', 'assistant')
    .$castTo<{ sources: CitedSource[] }>()
    .executeTakeFirst()
  return row?.sources.flatMap(({ chunks }) => chunks ?? [])
}
