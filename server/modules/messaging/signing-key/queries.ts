import type { Insertable, Selectable } from 'kysely'
import type { SigningKey } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type SigningKeyRow = Selectable<SigningKey>

export const selectKey = (db: Tx): Promise<SigningKeyRow | undefined> =>
  db.selectFrom('signing_key').selectAll().executeTakeFirst()

/** In place of the one that waits. */
export async function saveKey(
  db: Tx,
  key: Omit<Insertable<SigningKey>, 'tenant_id' | 'channel'>,
): Promise<void> {
  await db
    .insertInto('signing_key')
    .values(key)
    .onConflict(conflict => conflict.columns(['tenant_id', 'channel']).doUpdateSet(key))
    .execute()
}

export async function deleteKey(db: Tx): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('signing_key').executeTakeFirst()
  return numDeletedRows > 0n
}

/** Another key in the mail account, whose last test still counts. */
export async function updateSigning(
  db: Tx,
  account: { settings: string; secrets: Buffer; updated_at: Date },
): Promise<void> {
  await db.updateTable('connection').set(account).where('channel', '=', 'email').execute()
}
