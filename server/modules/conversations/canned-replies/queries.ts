import type { Tx } from '#server/db/tenant.ts'

export interface CannedReplyRow {
  id: string
  title: string
  text: string
  shortcut: string | null
  updated_at: Date
}

const columns = ['id', 'title', 'text', 'shortcut', 'updated_at'] as const

/** All of them by title; equal titles by age. */
export const selectCannedReplies = (db: Tx): Promise<CannedReplyRow[]> =>
  db
    .selectFrom('canned_reply')
    .select(columns)
    .orderBy(({ fn, ref }) => fn('lower', [ref('title')]))
    .orderBy('id')
    .execute()

/** Adds one; undefined when another has the shortcut. */
export const insertCannedReply = (db: Tx, row: CannedReplyRow): Promise<CannedReplyRow | undefined> =>
  db
    .insertInto('canned_reply')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Locks the business's canned replies until the transaction ends, so that their number and shortcuts stay. */
export async function lockCannedReplies(db: Tx): Promise<CannedReplyRow[]> {
  // The business's own row, which is there even if no reply is.
  await db.selectFrom('tenant').select('id').forNoKeyUpdate().execute()
  return selectCannedReplies(db)
}

export const updateCannedReply = (
  db: Tx,
  id: string,
  changes: Partial<Omit<CannedReplyRow, 'id'>>,
): Promise<CannedReplyRow | undefined> =>
  db.updateTable('canned_reply').set(changes).where('id', '=', id).returning(columns).executeTakeFirst()

/** Returns whether there was one. */
export async function deleteCannedReply(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('canned_reply').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
