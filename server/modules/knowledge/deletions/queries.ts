import { type InsertObject, type Selectable, sql } from 'kysely'
import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { DB, KnowledgeDeletion } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import { unitsOf } from '../queries.ts'

export type DeletionRow = Selectable<KnowledgeDeletion>

/** A source to delete, and its ids in the index. */
export interface SourceToDelete {
  id: string
  kind: Kind
  name: string
  origin: string | null
  link_id: string | null
  kb: string
  digest: Buffer
  /** Ids of its chunks. */
  chunks: number[]
  /** The number of its chunks that people count. */
  units: number
}

/** Locks the sources of these ids, or of a link: nothing can be added to them until the transaction ends. */
export async function lockSources(
  db: Tx,
  which: { ids: string[] } | { linkId: string },
): Promise<SourceToDelete[]> {
  const chosen = 'ids' in which ? sql`s.id = any(${which.ids}::uuid[])` : sql`s.link_id = ${which.linkId}`
  const { rows } = await sql<SourceToDelete>`
    select s.id, s.kind, s.name, s.origin, s.link_id, s.kb, s.digest, array(
      select c.id from knowledge_chunk c where c.tenant_id = s.tenant_id and c.source_id = s.id) as chunks,
      (select ${unitsOf} from knowledge_chunk c where c.tenant_id = s.tenant_id and c.source_id = s.id) as units
    from knowledge_source s where ${chosen} order by s.id for update`.execute(db)
  return rows
}

/** The lexemes that the chunks of these sources are counted under. */
export async function selectLexemes(db: Tx, sources: string[]): Promise<number[]> {
  const { rows } = await sql<{ lexeme: number }>`
    select distinct unnest(lexemes) as lexeme from knowledge_chunk where source_id = any(${sources}::uuid[])`.execute(
    db,
  )
  return rows.map(row => row.lexeme)
}

export async function insertDeletions(
  db: Tx,
  deletions: InsertObject<DB, 'knowledge_deletion'>[],
): Promise<void> {
  await db.insertInto('knowledge_deletion').values(deletions).execute()
}

/** Newest first. */
export const selectDeletions = (db: Tx, page: { limit: number; offset: number }): Promise<DeletionRow[]> =>
  db
    .selectFrom('knowledge_deletion')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countDeletions(db: Tx): Promise<number> {
  const { count } = await db
    .selectFrom('knowledge_deletion')
    .select(all => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function selectWasDeleted(db: Tx, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('knowledge_deletion')
    .select('id')
    .where('source_id', '=', source)
    .executeTakeFirst()
  return row !== undefined
}
