import type { Tx } from '#server/db/tenant.ts'

/** The newest question of a conversation that nobody has answered, in the visitor's words; null without one. */
export async function selectOpenQuestion(db: Tx, conversationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('needs_you')
    .select('question')
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'unanswered')
    .where('status', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.question ?? null
}
