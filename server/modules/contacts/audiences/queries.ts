import { type Insertable, sql } from 'kysely'
import type { Segment } from '#contract/contacts/audiences.ts'
import type * as tables from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface AudienceRow {
  id: string
  name: string
  kind: 'manual' | 'import' | 'segment' | 'direct'
  segment: Segment | null
  contact_count: number
  created_at: Date
  updated_at: Date
}

/** Those that are somebody's list; the one of one-person sends is nobody's. */
const listed = (db: Tx) =>
  db
    .selectFrom('audience')
    .select(['id', 'name', 'kind', 'segment', 'contact_count', 'created_at', 'updated_at'])
    .where('kind', '<>', 'direct')
    .$castTo<AudienceRow>()

/** Newest first. */
export const selectAudiences = (db: Tx): Promise<AudienceRow[]> => listed(db).orderBy('id', 'desc').execute()

export const selectAudience = (db: Tx, id: string): Promise<AudienceRow | undefined> =>
  listed(db).where('id', '=', id).executeTakeFirst()

/** The same, which nobody else changes until the transaction ends, nor any contact in it. */
export const lockAudience = (db: Tx, id: string): Promise<AudienceRow | undefined> =>
  listed(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** How many there are. Whoever counts next waits until the transaction ends. */
export async function lockAndCount(db: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audiences ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
  const { count } = await db
    .selectFrom('audience')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '<>', 'direct')
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAudience(db: Tx, audience: Insertable<tables.Audience>): Promise<void> {
  await db.insertInto('audience').values(audience).execute()
}

export async function updateAudience(
  db: Tx,
  id: string,
  changes: Partial<Pick<AudienceRow, 'name' | 'kind' | 'segment'>> & { updated_at: Date },
): Promise<void> {
  await db.updateTable('audience').set(changes).where('id', '=', id).execute()
}

export async function deleteAudience(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('audience').where('id', '=', id).execute()
}

/** Adds to the number of its contacts, or takes away from it. */
export async function addToCount(db: Tx, id: string, change: number, at: Date): Promise<void> {
  await db
    .updateTable('audience')
    .set(({ eb }) => ({ contact_count: eb('contact_count', '+', change), updated_at: at }))
    .where('id', '=', id)
    .execute()
}

/** Finds or makes the audience of one-person sends, and locks it as `lockAudience` does. */
export async function lockDirectAudience(db: Tx, fresh: { id: string; at: Date }): Promise<string> {
  await db
    .insertInto('audience')
    .values({ id: fresh.id, name: '', kind: 'direct', created_at: fresh.at, updated_at: fresh.at })
    .onConflict(conflict => conflict.column('tenant_id').where('kind', '=', 'direct').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('audience')
    .select('id')
    .where('kind', '=', 'direct')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return id
}

/** Whether a broadcast is being sent to it. */
export async function isSentTo(db: Tx, id: string): Promise<boolean> {
  const running = await db
    .selectFrom('broadcast')
    .select('id')
    .where('audience_id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .limit(1)
    .executeTakeFirst()
  return running !== undefined
}

/** Deletes the oldest contacts of an audience, so many at most. Returns how many. */
export async function deleteContacts(db: Tx, id: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contact where audience_id = ${id} and id in (
      select id from contact where audience_id = ${id} order by id limit ${most}
    )`.execute(db)
  return Number(numAffectedRows)
}
