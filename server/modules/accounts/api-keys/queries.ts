import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiKey } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type ApiKeyRow = Selectable<ApiKey>

export const insertKey = (tx: Tx, row: Insertable<ApiKey>): Promise<ApiKeyRow> =>
  tx.insertInto('api_key').values(row).returningAll().executeTakeFirstOrThrow()

/** Newest first. Revoked keys are included, so that owners can still see when they were used. */
export const listKeys = (tx: Tx, page: { limit: number; offset: number }): Promise<ApiKeyRow[]> =>
  tx.selectFrom('api_key').selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()

export async function countKeys(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('api_key')
    .select(all => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findKey = (tx: Tx, id: string): Promise<ApiKeyRow | undefined> =>
  tx.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst()

export const findKeyForUpdate = (tx: Tx, id: string): Promise<ApiKeyRow | undefined> =>
  tx.selectFrom('api_key').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateKey = (tx: Tx, id: string, values: Updateable<ApiKey>): Promise<ApiKeyRow> =>
  tx.updateTable('api_key').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
