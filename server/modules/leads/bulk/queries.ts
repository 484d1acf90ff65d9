import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import { type LeadRow, leads } from '../queries.ts'

/** Locks these leads, in the order of their ids, until the transaction ends. */
export const lockLeads = (db: Tx, ids: string[]): Promise<LeadRow[]> =>
  leads(db).where('id', 'in', ids).orderBy('id').forUpdate().execute()

/** The ids of leads that match, at most so many. */
export async function selectIds(db: Tx, matching: Expression<SqlBool>[], most: number): Promise<string[]> {
  const rows = await leads(db)
    .clearSelect()
    .select('id')
    .where(({ and }) => and(matching))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

// A lead that is being deleted counts as merged into itself: no list, no search and no new capture finds it, and its
// address is free again.

/** Hides these leads; `at` says which deletion it was. */
export async function hideLeads(db: Tx, ids: string[], at: Date): Promise<void> {
  await db
    .updateTable('lead')
    .set(({ ref }) => ({ merged_into: ref('id'), updated_at: at }))
    .where('id', 'in', ids)
    .execute()
}

/** What identifies a lead. */
export interface Keys {
  id: string
  email: string | null
  phone_key: string | null
}

/** What identifies these leads, also hidden ones. */
export const selectKeys = (db: Tx, ids: string[]): Promise<Keys[]> =>
  db.selectFrom('lead').select(['id', 'email', 'phone_key']).where('id', 'in', ids).execute()

/** Those of these leads that this deletion has hidden, locked. */
export const lockHidden = (db: Tx, ids: string[], at: Date): Promise<Keys[]> =>
  db
    .selectFrom('lead')
    .select(['id', 'email', 'phone_key'])
    .where('id', 'in', ids)
    .where(sql<boolean>`merged_into = id`)
    .where('updated_at', '=', at)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Shows a hidden lead again. */
export async function showLead(db: Tx, id: string, updatedAt: Date): Promise<void> {
  await db
    .updateTable('lead')
    .set({ merged_into: null, updated_at: updatedAt })
    .where('id', '=', id)
    .execute()
}
