import type { Tx } from '#server/db/tenant.ts'

/** The columns of a conversation that members change. */
export interface ChangeableRow {
  tags: string[]
  assignee_id: string | null
  client_name: string | null
  email: string | null
  phone: string | null
}

/** Locks a conversation until the transaction ends; undefined when there is none. */
export const lockChangeable = (db: Tx, id: string): Promise<ChangeableRow | undefined> =>
  db
    .selectFrom('conversation')
    .select(['tags', 'assignee_id', 'client_name', 'email', 'phone'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function updateConversation(
  db: Tx,
  id: string,
  changes: Partial<Pick<ChangeableRow, 'tags' | 'assignee_id' | 'client_name'>>,
): Promise<void> {
  if (Object.keys(changes).length) {
    await db.updateTable('conversation').set(changes).where('id', '=', id).execute()
  }
}
