import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Tenant } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type TenantRow = Selectable<Tenant>

export const findBusinessBySlug = (tx: Tx, slug: string): Promise<TenantRow | undefined> =>
  tx.selectFrom('tenant').selectAll().where('slug', '=', slug).executeTakeFirst()

export async function findBusinessById(tx: Tx, id: string): Promise<TenantRow | undefined> {
  const [found] = await byId(tx, { id })
  return found
}

const byId = statement((tx, { id }: Slots<{ id: string }>) =>
  tx.selectFrom('tenant').selectAll().where('id', '=', id),
)

export const listBusinesses = (tx: Tx): Promise<TenantRow[]> =>
  tx.selectFrom('tenant').selectAll().orderBy('id').execute()

export const firstBusinesses = (tx: Tx, limit: number): Promise<TenantRow[]> =>
  tx.selectFrom('tenant').selectAll().orderBy('id').limit(limit).execute()

/** Returns false when the slug is taken. */
export async function insertBusiness(tx: Tx, row: Insertable<Tenant>): Promise<boolean> {
  const result = await tx
    .insertInto('tenant')
    .values(row)
    .onConflict(conflict => conflict.column('slug').doNothing())
    .executeTakeFirst()
  return Boolean(result.numInsertedOrUpdatedRows)
}

/** New keys for columns that hold an object. */
export type Merged = Partial<
  Record<'channels' | 'hours' | 'booking' | 'calls' | 'caller_countries' | 'retention', object>
>

/** `merged` columns hold objects whose keys are set one by one; the others are replaced. */
export async function updateBusiness(
  tx: Tx,
  id: string,
  replaced: Updateable<Tenant>,
  merged: Merged,
): Promise<TenantRow> {
  const patches = Object.entries(merged).map(([column, keys]) => [
    column,
    sql`${sql.ref(column)} || ${JSON.stringify(keys)}::jsonb`,
  ])
  return tx
    .updateTable('tenant')
    .set({ ...replaced, ...Object.fromEntries(patches) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
