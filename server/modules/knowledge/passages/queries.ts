import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Tx } from '#server/db/tenant.ts'

interface PassageRow {
  parent_doc_id: string
  name: string
  kind: Kind
  origin: string | null
  title: string
  text: string
}

export const selectPassages = (db: Tx, chunks: number[]): Promise<PassageRow[]> =>
  db
    .selectFrom('knowledge_chunk as c')
    .innerJoin('knowledge_source as s', 's.id', 'c.source_id')
    .select(['s.id as parent_doc_id', 's.name', 's.kind', 's.origin', 'c.title', 'c.body as text'])
    .where('c.id', 'in', chunks)
    .where('s.hidden_at', 'is', null)
    .orderBy('s.id')
    .orderBy('c.position')
    .$castTo<PassageRow>()
    .execute()
