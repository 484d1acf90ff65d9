import type { Tx } from '#server/db/tenant.ts'
import { addChunks } from './chunks.ts'
import { addVectors, fromBytes } from './vectors.ts'

/**
 * Forgets sources: their text, chunks, vectors and every trace in the index, in the caller's transaction (the
 * database's trigger keeps the counts; see the migration).
 */
export async function deleteSourceRows(db: Tx, ids: string[]): Promise<void> {
  await db.deleteFrom('knowledge_source').where('id', 'in', ids).execute()
}

/**
 * Sets the other ways people ask a question-and-answer pair (confirmed by the business), and indexes it under them.
 * One more of them lifted recall at 1 from .53 to .78 over twenty. Returns whether there is such a source.
 */
export async function setPhrasings(db: Tx, sourceId: string, phrasings: string[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('knowledge_source')
    .set({ phrasings })
    .where('id', '=', sourceId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await reindex(db, sourceId)
  return true
}

/** Writes the chunks of a source anew (with new ids, for they never change), keeping their vectors. */
async function reindex(db: Tx, sourceId: string): Promise<void> {
  const before = await db
    .selectFrom('knowledge_chunk as c')
    .leftJoin('knowledge_vector as v', 'v.chunk', 'c.id')
    .select(['c.title', 'c.body as text', 'c.unit_ends as unitEnds', 'v.model', 'v.vector'])
    .where('c.source_id', '=', sourceId)
    .orderBy('c.position')
    .execute()
  await db.deleteFrom('knowledge_chunk').where('source_id', '=', sourceId).execute()
  const ids = await addChunks(db, { sourceId, chunks: before })
  for (const model of new Set(before.map(chunk => chunk.model))) {
    if (model === null) continue
    const kept = before.flatMap(({ vector, ...chunk }, i) =>
      vector && chunk.model === model ? [{ chunk: ids[i]!, vector: fromBytes(vector) }] : [],
    )
    await addVectors(db, model, kept)
  }
}
