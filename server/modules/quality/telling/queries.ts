import { type Insertable, type Selectable, sql } from 'kysely'
import { anywhere, literally } from '#server/db/patterns.ts'
import type { KnowledgeTelling } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

type TellingRow = Selectable<KnowledgeTelling>

export async function insertTellings(db: Tx, tellings: Insertable<KnowledgeTelling>[]): Promise<void> {
  if (tellings.length) await db.insertInto('knowledge_telling').values(tellings).execute()
}

/** The conversations that have not been told yet. */
export async function selectUntold(db: Tx, teaching: string): Promise<string[]> {
  const untold = db
    .selectFrom('knowledge_telling')
    .select('conversation_id')
    .where('teaching_id', '=', teaching)
  const rows = await untold.where('told', 'is', null).orderBy('conversation_id').execute()
  return rows.map(row => row.conversation_id)
}

/** Locks a telling that is still to be done; undefined when it was done or is gone. */
export const lockUntold = (db: Tx, teaching: string, conversation: string): Promise<TellingRow | undefined> =>
  db
    .selectFrom('knowledge_telling')
    .selectAll()
    .where('teaching_id', '=', teaching)
    .where('conversation_id', '=', conversation)
    .where('told', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function updateTold(
  db: Tx,
  { teaching_id, conversation_id }: Pick<TellingRow, 'teaching_id' | 'conversation_id'>,
  told: boolean,
): Promise<void> {
  await db
    .updateTable('knowledge_telling')
    .set({ told })
    .where('teaching_id', '=', teaching_id)
    .where('conversation_id', '=', conversation_id)
    .execute()
}

/** Takes an address out of what other visitors asked and are told. */
export async function blankInTellings(db: Tx, email: string): Promise<void> {
  const like = anywhere(email)
  const without = (column: string) =>
    sql`regexp_replace(${sql.ref(column)}, ${literally(email)}, '[erased]', 'gi')`
  await sql`
    update knowledge_telling set question = ${without('question')}, text = ${without('text')}
    where question ilike ${like} or text ilike ${like}`.execute(db)
}
