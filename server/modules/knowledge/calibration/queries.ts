import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import type { TitledPassage } from './calibration.ts'

/**
 * Knowledge bases to calibrate for `model`: never calibrated for it, or changed in size by half since. Only those whose
 * passages all have its vectors.
 */
export async function selectUncalibrated(db: Tx, model: string): Promise<{ kb: string; chunks: number }[]> {
  const { rows } = await sql<{ kb: string; chunks: number }>`
    select b.kb, b.chunks from knowledge_base b
    where b.chunks > 0
      and (b.weighed_model is distinct from ${model}
        or b.chunks not between b.weighed_chunks / 2 and b.weighed_chunks * 3 / 2)
      and b.chunks = (select count(*) from knowledge_vector v where v.kb = b.kb and v.model = ${model})
    order by b.kb`.execute(db)
  return rows
}

/** One passage of each heading of a knowledge base: `limit` of them, always the same ones. */
export async function selectTitled(db: Tx, kb: string, limit: number): Promise<TitledPassage[]> {
  const { rows } = await sql<TitledPassage>`
    select c.id, c.title, c.body, c.phrasings, c.language, c.sentence_ends from (
      select distinct on (title) * from knowledge_chunk where kb = ${kb} and title <> '' order by title, id
    ) c order by md5(c.title) limit ${limit}`.execute(db)
  return rows
}

export async function updateWeight(
  db: Tx,
  kb: string,
  weighed: { dense_weight: number; weighed_model: string; weighed_chunks: number },
): Promise<void> {
  await db.updateTable('knowledge_base').set(weighed).where('kb', '=', kb).execute()
}

/** Sets a weight that needs no calibration in every knowledge base of the business. */
export async function setKnownWeight(
  db: Tx,
  weighed: { dense_weight: number; weighed_model: string },
): Promise<void> {
  await db
    .updateTable('knowledge_base')
    .set(eb => ({ ...weighed, weighed_chunks: eb.ref('chunks') }))
    .where(eb =>
      eb.or([
        eb('dense_weight', '<>', weighed.dense_weight),
        eb('weighed_model', 'is distinct from', weighed.weighed_model),
      ]),
    )
    .execute()
}
