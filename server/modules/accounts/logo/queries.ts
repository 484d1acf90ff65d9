import type { Tx } from '#server/db/tenant.ts'

export async function saveLogo(db: Tx, bytes: Buffer): Promise<void> {
  await db
    .insertInto('logo')
    .values({ bytes })
    .onConflict(conflict => conflict.column('tenant_id').doUpdateSet({ bytes }))
    .execute()
}

export async function deleteLogo(db: Tx): Promise<void> {
  await db.deleteFrom('logo').execute()
}

export async function selectLogo(db: Tx, key: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('logo')
    .innerJoin('tenant', 'tenant.id', 'logo.tenant_id')
    .select('logo.bytes')
    .where('tenant.logo_key', '=', key)
    .executeTakeFirst()
  return row?.bytes ?? null
}

export const selectOwnLogo = (db: Tx): Promise<{ key: string; bytes: Buffer } | undefined> =>
  db
    .selectFrom('logo')
    .innerJoin('tenant', 'tenant.id', 'logo.tenant_id')
    .select(['logo.bytes', 'tenant.logo_key as key'])
    .where('tenant.logo_key', 'is not', null)
    .$castTo<{ key: string; bytes: Buffer }>()
    .executeTakeFirst()
