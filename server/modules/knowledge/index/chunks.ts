import { sql } from 'kysely'
import { othersFirst, type Tx, together, withoutAnswer } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import type { ChunkText } from './analysis.ts'
import { eachOf } from './batches.ts'
import { chunksAtOnce, type Draft, type Drafts, draftsOf } from './drafts.ts'
import { holdIndex } from './hold.ts'
import { type BaseSize, insertBase, insertChunks, insertPostings, type Source } from './inserts.ts'
import { countedIds, uncountedIds } from './lexeme-ids.ts'
import { addVectors } from './vectors.ts'

export interface ChunkVectors {
  model: string
  /** One for each chunk. */
  values: Float32Array[]
}

/**
 * Appends `chunks`, in reading order, to a stored source and to the index, in the caller's transaction: searches see
 * all of them after the commit. Returns the ids of the chunks. 404 when there is no such source.
 */
export async function addChunks(
  db: Tx,
  { sourceId, chunks }: { sourceId: string; chunks: ChunkText[] },
): Promise<number[]> {
  const source = await db
    .selectFrom('knowledge_source')
    .select(['id', 'kb', 'language', 'phrasings'])
    .where('id', '=', sourceId)
    .forUpdate()
    .executeTakeFirst()
  if (!source) throw new Problem(404, 'No such source')
  const { ids } = await send(db, source, await draftsOf(chunks, source), { isNew: false })
  return ids
}

/**
 * The same for chunks that are analysed already; `isNew`: their source is, so that nothing was deleted for it.
 *
 * Short new texts are added to a knowledge base beside each other. Otherwise others wait until the transaction ends.
 */
export async function addDrafts(
  db: Tx,
  source: Source,
  { drafts, vectors, isNew }: { drafts: Drafts; vectors?: ChunkVectors; isNew: boolean },
): Promise<void> {
  const sent = await send(db, source, drafts, { isNew })
  if (!vectors) return withoutAnswer(sent.ids)
  const { model, values } = vectors
  const ids = await sent.ids
  await addVectors(
    db,
    model,
    ids.map((chunk, i) => ({ chunk, vector: values[i]! })),
  )
}

/** Sends chunks to the database. Their ids come with its answer, for which nobody need wait. */
async function send(
  db: Tx,
  source: Source,
  drafts: Drafts,
  { isNew }: { isNew: boolean },
): Promise<{ ids: Promise<number[]> }> {
  if (!drafts.chunks.length) return { ids: Promise.resolve([]) }
  return drafts.chunks.length > chunksAtOnce
    ? { ids: Promise.resolve(await writeManyChunks(db, source, drafts)) }
    : writeFewChunks(db, source, drafts, { isNew })
}

/** Writes the chunks of a short text, which are counted later. */
async function writeFewChunks(
  db: Tx,
  source: Source,
  drafts: Drafts,
  { isNew }: { isNew: boolean },
): Promise<{ ids: Promise<number[]> }> {
  const { kb } = source
  const chunks = drafts.chunks.batch(0)
  const held = holdIndex(db, kb, isNew ? 'beside others' : 'alone')
  const ids = await uncountedIds(db, kb, held, [...eachOf(drafts.lexemes)])
  const written = together(
    writeChunks(db, source, chunks, ids),
    sql`${insertBase(kb, sizeOf(chunks), { uncounted: chunks.length })}`.execute(db),
  )
  return { ids: written.then(([ids]) => ids) }
}

/** Writes the chunks of a long text, and counts them at once: most of its words are in no other text. */
async function writeManyChunks(db: Tx, source: Source, { chunks, lexemes }: Drafts): Promise<number[]> {
  const { kb } = source
  const [, lexicon] = await together(holdIndex(db, kb, 'alone'), countedIds(db, kb, lexemes))
  const ids: number[] = []
  let length = 0
  for (const batch of chunks) {
    ids.push(...(await writeChunks(db, source, batch, lexicon)))
    await othersFirst()
    length += sizeOf(batch).length
  }
  // Those before these were counted when the index was held.
  await sql`${insertBase(kb, { chunks: ids.length, length }, { counted: ids.at(-1)! })}`.execute(db)
  return ids
}

const sizeOf = (chunks: Draft[]): BaseSize => ({
  chunks: chunks.length,
  length: chunks.reduce((sum, { length }) => sum + length, 0),
})

/** Counts the chunks that wait in every knowledge base of the business. */
export async function countAllChunks(db: Tx): Promise<void> {
  await sql`
    select count_chunks(tenant_id, kb) from (select tenant_id, kb from knowledge_base where uncounted > 0 order by kb) b`.execute(
    db,
  )
}

/** Writes chunks with their postings, in one statement. Returns the ids of the chunks. */
async function writeChunks(db: Tx, source: Source, drafts: Draft[], lexemes: number[]): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    with written as (${insertChunks(source, drafts, lexemes)}),
    chunk as (select array_agg(id order by position) as ids from written),
    posted as (${insertPostings(drafts, lexemes)})
    select to_json(ids) as ids from chunk`.execute(db)
  return rows[0]!.ids
}
