import { sql } from 'kysely'
import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface TaughtPassage {
  parent_doc_id: string
  name: string
  kind: Kind
  link_id: string | null
  /** When its source was last stored. */
  taught_at: Date
  /** The headings above it, or the question it answers. */
  title: string
  text: string
  language: string
}

/** The newest `limit` passages, in the order taught. */
export async function selectPassages(db: Tx, limit: number): Promise<TaughtPassage[]> {
  const rows = await db
    .selectFrom('knowledge_chunk as c')
    .innerJoin('knowledge_source as s', 's.id', 'c.source_id')
    .select(['s.id as parent_doc_id', 's.name', 's.kind', 's.link_id', 's.updated_at as taught_at'])
    .select(['c.title', 'c.body as text', 'c.language'])
    .where('s.hidden_at', 'is', null)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .$castTo<TaughtPassage>()
    .execute()
  return rows.reverse()
}

export interface TaughtText {
  parent_doc_id: string
  name: string
  origin: string | null
  text: string
  language: string
}

/** Characters of a text; a book says nothing more at its end. */
const longestText = 200_000

export const selectTexts = (db: Tx, limit: number): Promise<TaughtText[]> =>
  db
    .selectFrom('knowledge_source')
    .select(['id as parent_doc_id', 'name', 'origin', 'language'])
    .select(sql<string>`left(text, ${longestText})`.as('text'))
    .where('link_id', 'is', null)
    .where('hidden_at', 'is', null)
    .where('kind', 'in', ['document', 'page', 'qa', 'text'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function selectFingerprint(db: Tx): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select concat_ws('/', count(*), max(id), sum(id)) as fingerprint from knowledge_chunk`.execute(db)
  return rows[0]!.fingerprint
}

/** Keeps the business's knowledge from being deleted until the transaction ends. */
export async function lockDeletions(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reports ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
}
