import { sql } from 'kysely'
import type { Person } from '#server/core/personal-data.ts'
import type { Tx } from '#server/db/tenant.ts'

/** The person's contacts in every audience, locked until the transaction ends. */
export const lockContacts = (db: Tx, { email, phone }: Person) =>
  db
    .selectFrom('contact')
    .selectAll()
    .where(sql<boolean>`lower(email) = ${email} or phone = ${phone}`)
    .orderBy('id')
    .forUpdate()
    .execute()

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
