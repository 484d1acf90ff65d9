import type { Tx } from '#server/db/tenant.ts'
import type { ActivityRow } from '../activity/queries.ts'

export async function countNotes(db: Tx, conversationId: string): Promise<number> {
  const { notes } = await db
    .selectFrom('conversation_activity')
    .select(({ fn }) => fn.countAll<number>().as('notes'))
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'note')
    .executeTakeFirstOrThrow()
  return notes
}

/** Locks a note until the transaction ends; undefined when the conversation has no such note. */
export const lockNote = (
  db: Tx,
  { conversationId, noteId }: { conversationId: string; noteId: string },
): Promise<ActivityRow | undefined> =>
  db
    .selectFrom('conversation_activity')
    .select(['id', 'conversation_id', 'kind', 'at', 'by_id', 'by_name', 'text', 'data'])
    .where('id', '=', noteId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'note')
    .forUpdate()
    .$castTo<ActivityRow>()
    .executeTakeFirst()

export async function updateNote(
  db: Tx,
  id: string,
  { text, data }: Pick<ActivityRow, 'text' | 'data'>,
): Promise<void> {
  await db
    .updateTable('conversation_activity')
    .set({ text, data: JSON.stringify(data) })
    .where('id', '=', id)
    .execute()
}

export async function deleteNote(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('conversation_activity').where('id', '=', id).execute()
}
