import type { Selectable, Updateable } from 'kysely'
import type { Still } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

type StillRow = Pick<Selectable<Still>, 'at_ms' | 'file_key'>

const stillsIn = (db: Tx, link: string) =>
  db.selectFrom('still').select(['at_ms', 'file_key']).where('link_id', '=', link).orderBy('at_ms')

export const selectStills = (db: Tx, link: string): Promise<StillRow[]> => stillsIn(db, link).execute()

/** The same, locked for a change: others wait until the transaction ends. */
export async function lockStills(db: Tx, link: string): Promise<StillRow[]> {
  await db.selectFrom('questionnaire_link').select('id').where('id', '=', link).forUpdate().execute()
  return selectStills(db, link)
}

export async function insertStill(db: Tx, still: StillRow & { link_id: string }): Promise<void> {
  await db
    .insertInto('still')
    .values(still)
    .onConflict(conflict => conflict.columns(['tenant_id', 'link_id', 'at_ms']).doNothing())
    .execute()
}

export async function updateStills(db: Tx, link: string, changes: Updateable<Still>): Promise<void> {
  await db.updateTable('still').set(changes).where('link_id', '=', link).execute()
}

export async function deleteStills(db: Tx, link: string, times: number[]): Promise<void> {
  await db.deleteFrom('still').where('link_id', '=', link).where('at_ms', 'in', times).execute()
}
