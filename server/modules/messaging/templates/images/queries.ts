import type { Insertable } from 'kysely'
import type { MailImage } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export async function insertImage(db: Tx, image: Insertable<MailImage>): Promise<void> {
  await db
    .insertInto('mail_image')
    .values(image)
    .onConflict(conflict => conflict.columns(['tenant_id', 'logo_key']).doNothing())
    .execute()
}

/** Images that no mail has had yet. */
export async function countUnused(db: Tx): Promise<number> {
  const { count } = await db
    .selectFrom('mail_image')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The name in addresses of the copy of this logo; undefined where there is none. */
export async function selectLogoToken(db: Tx, logoKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_image')
    .select('token')
    .where('logo_key', '=', logoKey)
    .executeTakeFirst()
  return row?.token
}

/** Notes that mails have these images; returns those that there are. */
export async function markUsed(db: Tx, tokens: string[], now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('mail_image')
    .set(({ fn, val, ref }) => ({ used_at: fn.coalesce(ref('used_at'), val(now)) }))
    .where('token', 'in', tokens)
    .returning('token')
    .execute()
  return rows.map(({ token }) => token)
}

export const selectImage = (db: Tx, token: string): Promise<{ bytes: Buffer; type: string } | undefined> =>
  db.selectFrom('mail_image').select(['bytes', 'type']).where('token', '=', token).executeTakeFirst()

export async function updatePixels(
  db: Tx,
  token: string,
  image: { bytes: Buffer; type: string },
): Promise<void> {
  await db.updateTable('mail_image').set(image).where('token', '=', token).execute()
}

export async function deleteUnused(db: Tx, before: Date): Promise<void> {
  await db.deleteFrom('mail_image').where('used_at', 'is', null).where('created_at', '<', before).execute()
}
