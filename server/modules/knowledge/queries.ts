import { sql } from 'kysely'
import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { ActorRecord } from '#server/modules/accounts/actors/actors.ts'

/** The number of chunks that people count: the lines or paragraphs in chunks `c`, or the chunks themselves. */
export const unitsOf = sql<number>`coalesce(sum(coalesce(cardinality(c.unit_ends), 1)), 0)::integer`

export const selectSource = (db: Tx, id: string) =>
  db
    .selectFrom('knowledge_source as s')
    .select(['s.id', 's.name', 's.kind', 's.origin', 's.bytes', 's.text'])
    .select(q =>
      q
        .selectFrom('knowledge_chunk as c')
        .select(unitsOf.as('n'))
        .whereRef('c.source_id', '=', 's.id')
        .as('chunks'),
    )
    .where('s.id', '=', id)
    .where('s.hidden_at', 'is', null)
    .executeTakeFirst()

/** Which of these sources exist, and are not being deleted. */
export async function selectExisting(db: Tx, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('knowledge_source')
    .select('id')
    .where('id', 'in', ids)
    .where('hidden_at', 'is', null)
    .execute()
  return rows.map(row => row.id)
}

interface NewSource extends Partial<ActorRecord> {
  id: string
  link_id: string | null
  kind: Kind
  name: string
  origin: string | null
  bytes: number
  text: string
  digest: Buffer
  language: string
  created_at: Date
}

/** What chunks of a source repeat of it. */
const shownByChunks = ['id', 'kb', 'phrasings'] as const

export const insertSource = (db: Tx, source: NewSource) =>
  db
    .insertInto('knowledge_source')
    .values({ ...source, updated_at: source.created_at })
    .returning(shownByChunks)
    .executeTakeFirstOrThrow()

/** Updates a source's row, not its chunks. Undefined when there is none. */
export const updateSource = (
  db: Tx,
  id: string,
  source: Partial<Omit<NewSource, 'id' | 'link_id' | 'created_at'>> & { updated_at: Date },
) =>
  db
    .updateTable('knowledge_source')
    .set(source)
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning(shownByChunks)
    .executeTakeFirst()

export async function deleteChunks(db: Tx, source: string): Promise<void> {
  await db.deleteFrom('knowledge_chunk').where('source_id', '=', source).execute()
}

/** A link's id, and whether it searches the main knowledge base too; undefined when there is no such link. */
export const selectLink = (db: Tx, id: string) =>
  db.selectFrom('chat_link').select(['id', 'inherit_main_kb']).where('id', '=', id).executeTakeFirst()

/** Whether the link exists. It cannot be deleted until the transaction ends. */
export async function lockLinkKey(db: Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_link')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** The number of documents and its limit (-1: unlimited). */
export async function selectDocumentCount(db: Tx): Promise<{ used: number; limit: number }> {
  const { rows } = await sql<{ used: number; limit: number }>`
    select t.document_limit as limit,
      (select count(*) from knowledge_source s where s.kind = 'document' and s.hidden_at is null) as used
    from tenant t`.execute(db)
  return rows[0]!
}

/** Makes other transactions that count documents of this business wait until this one ends. */
export async function lockDocumentCount(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('documents ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
}

/** Businesses with chunks that have no vector of this model. */
export async function selectTenantsWithoutVectors(
  db: Tx,
  { model, languages = null }: { model: string; languages?: readonly string[] | null },
): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select distinct c.tenant_id from knowledge_chunk c
    where (${languages}::text[] is null or c.language = any(${languages}::text[])) and not exists (
      select from knowledge_vector v where v.tenant_id = c.tenant_id and v.chunk = c.id and v.model = ${model})`.execute(
    db,
  )
  return rows.map(row => row.tenant_id)
}

/** Businesses whose knowledge changed, with the last change to announce. */
export async function selectChanged(
  db: Tx,
  { quietSince, begunBefore }: { quietSince: Date; begunBefore: Date },
): Promise<{ tenant_id: string; last: number }[]> {
  const { rows } = await sql<{ tenant_id: string; last: number }>`
    with gone as ( -- noted while the whole business was being deleted
      delete from knowledge_change c where not exists (select from tenant t where t.id = c.tenant_id)
    )
    select c.tenant_id, max(c.id) as last from knowledge_change c join tenant t on t.id = c.tenant_id
    group by c.tenant_id
    having max(changed_at) < ${quietSince} or min(changed_at) < ${begunBefore}`.execute(db)
  return rows
}

/** Deletes changes up to `last`. */
export async function deleteChanges(db: Tx, last: number): Promise<void> {
  await db.deleteFrom('knowledge_change').where('id', '<=', last).execute()
}
