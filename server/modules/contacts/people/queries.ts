import { sql } from 'kysely'
import type { Person } from '#server/core/personal-data.ts'
import type { Tx } from '#server/db/tenant.ts'

/**
 * The person's contacts in every audience, locked until the transaction ends. As everywhere, their audiences are locked before
 * them: to erase a contact changes the count of its audience.
 */
export async function lockContacts(db: Tx, { email, phone }: Person) {
  const isTheirs = sql<boolean>`lower(email) = ${email} or phone = ${phone}`
  await db
    .selectFrom('audience')
    .select('id')
    .where('id', 'in', db.selectFrom('contact').select('audience_id').where(isTheirs))
    .orderBy('id')
    .forUpdate()
    .execute()
  return db.selectFrom('contact').selectAll().where(isTheirs).orderBy('id').forUpdate().execute()
}

export const selectSuppressions = (db: Tx, { email, phone }: Person) =>
  db
    .selectFrom('suppression')
    .selectAll()
    .where(sql<boolean>`address = ${email} or address = ${phone}`)
    .orderBy('id')
    .execute()

/** Deletes contacts and corrects the counts of their audiences. */
export async function deleteContacts(db: Tx, ids: string[]): Promise<void> {
  if (!ids.length) return
  await sql`
    with gone as (delete from contact where id = any(${ids}::uuid[]) returning audience_id)
    update audience a set contact_count = contact_count - g.count
    from (select audience_id, count(*)::int as count from gone group by 1) g
    where a.id = g.audience_id`.execute(db)
}
