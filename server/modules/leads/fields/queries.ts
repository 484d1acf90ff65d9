import { sql } from 'kysely'
import type { PersonField } from '#contract/leads/fields.ts'
import type { RecordSet } from '#server/db/record-sets.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface FieldRow extends Omit<PersonField, 'created_at'> {
  created_at: Date
}

const all = (db: Tx) =>
  db.selectFrom('person_field').select(['id', 'name', 'kind', 'choices', 'created_at']).$castTo<FieldRow>()

/** In the order in which they were made. */
export const selectFields = (db: Tx): Promise<FieldRow[]> => all(db).orderBy('id').execute()

export const lockField = (db: Tx, id: string): Promise<FieldRow | undefined> =>
  all(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** Makes those who define fields of this business wait for one another, so that none gets past the limit. */
export async function lockFields(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('person_field ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
}

export async function insertField(db: Tx, field: FieldRow): Promise<void> {
  await db.insertInto('person_field').values(field).execute()
}

export async function updateField(
  db: Tx,
  id: string,
  changes: Partial<Pick<FieldRow, 'name' | 'choices'>>,
): Promise<void> {
  if (Object.keys(changes).length)
    await db.updateTable('person_field').set(changes).where('id', '=', id).execute()
}

/** Deletes a field, and what people have in it. */
export async function deleteField(db: Tx, id: string): Promise<void> {
  await sql`update lead set fields = fields - ${id}::text where fields ? ${id}::text`.execute(db)
  await db.deleteFrom('person_field').where('id', '=', id).execute()
}

/** Who has something in a field: exactly this, or from this to that; null leaves it open. */
export function holders(
  field: string,
  column: 'value' | 'number',
  { equal, from, to }: { equal: string | null; from: string | null; to: string | null },
): RecordSet {
  const held = sql.ref(`v.${column}`)
  const given = (text: string) => (column === 'number' ? sql`${text}::double precision` : sql`lower(${text})`)
  const conditions = sql.join(
    [
      sql`v.field_id = ${field}`,
      ...(equal === null ? [] : [sql`${held} = ${given(equal)}`]),
      ...(from === null ? [] : [sql`${held} >= ${given(from)}`]),
      ...(to === null ? [] : [sql`${held} <= ${given(to)}`]),
    ],
    sql` and `,
  )
  return {
    ids: sql`select v.lead_id as record_id from lead_field_value v where ${conditions}`,
    has: id =>
      sql<boolean>`exists (select from lead_field_value v where v.lead_id = ${id} and ${conditions})`,
  }
}
