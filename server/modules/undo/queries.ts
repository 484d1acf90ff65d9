import { sql } from 'kysely'
import type { Before } from '#server/core/reversible.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface UndoRow {
  id: string
  actor_id: string
  noun: string
  action: string
  before: Before[]
  until: Date
}

/** Adds what these records were to a deed, which begins with its first ones. */
export async function appendBefore(db: Tx, { before, ...deed }: UndoRow): Promise<void> {
  const records = JSON.stringify(before)
  await db
    .insertInto('undo')
    .values({ ...deed, before: records })
    .onConflict(known =>
      known
        .columns(['tenant_id', 'id'])
        .doUpdateSet({ before: sql`undo.before || ${records}::jsonb`, until: deed.until }),
    )
    .execute()
}

/** Locks a deed until the transaction ends. */
export const lockUndo = (db: Tx, id: string, actor: string): Promise<UndoRow | undefined> =>
  db
    .selectFrom('undo')
    .select(['id', 'actor_id', 'noun', 'action', 'before', 'until'])
    .where('id', '=', id)
    .where('actor_id', '=', actor)
    .forUpdate()
    .$castTo<UndoRow>()
    .executeTakeFirst()

/** Uses a deed up. The row stays for a while, so that a second attempt reads that it is over. */
export async function endUndo(db: Tx, id: string, at: Date): Promise<void> {
  await db.updateTable('undo').set({ until: at, before: '[]' }).where('id', '=', id).execute()
}

/** Takes these records out of every deed, so that nothing of them is kept. */
export async function dropRecords(db: Tx, ids: string[]): Promise<void> {
  await sql`
    update undo set before = coalesce(
      (select jsonb_agg(was) from jsonb_array_elements(before) was where was ->> 'id' <> all(${ids}::text[])), '[]')
    where exists (select from jsonb_array_elements(before) was where was ->> 'id' = any(${ids}::text[]))`.execute(
    db,
  )
}

/** Deletes what can't be taken back any more, of every business. */
export async function deleteBefore(db: Tx, before: Date): Promise<void> {
  await db.deleteFrom('undo').where('until', '<', before).execute()
}
