import { sql } from 'kysely'
import { type Tx, together, withoutAnswer } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import type { ChunkText } from './analysis.ts'
import { type Draft, type Drafts, draftsOf } from './drafts.ts'
import { fromMemory, lookedUp, writeFewChunks } from './few-chunks.ts'
import { insertBase, insertChunks, insertPostings, type Source } from './inserts.ts'
import { countedIds } from './lexicon.ts'
import { addVectors } from './vectors.ts'

/**
 * Chunks written at once: about 1,700 postings. Four times as many load no faster, and each batch blocks other requests
 * while its parameters are built: two milliseconds.
 */
const batchSize = 25

/**
 * So many chunks are counted at once while nobody searches (see `countTaught`): those of two hundred texts, for which a common
 * word is counted once.
 */
const mostUncounted = 1_000

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
 * Locks the source's knowledge base: other writers to the same base wait until the transaction ends.
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
  const { chunks, lexemes } = drafts
  if (!isShort(drafts)) return { ids: Promise.resolve(await writeManyChunks(db, source, drafts)) }
  if (!chunks.length) return { ids: Promise.resolve([]) }
  const resolved = (isNew && fromMemory(source.kb, lexemes)) || (await lookedUp(db, source.kb, lexemes))
  const written = together(
    writeFewChunks(db, source, chunks, resolved),
    countChunks(db, source.kb, mostUncounted),
  )
  return { ids: written.then(([ids]) => ids) }
}

const isShort = ({ chunks }: Drafts): boolean => chunks.length <= batchSize

/** Writes the chunks of a long text, and counts them at once: most of its words are in no other text. */
async function writeManyChunks(db: Tx, source: Source, { chunks, lexemes }: Drafts): Promise<number[]> {
  const { kb } = source
  // The base comes first, because it takes the lock (see the migration).
  const [, lexicon] = await together(
    sql`${insertBase(kb, chunks, 0)}`.execute(db),
    countedIds(db, kb, lexemes),
    // All chunks up to a certain one are counted, so those before these come first.
    countChunks(db, kb, 1),
  )
  const ids: number[] = []
  for (let at = 0; at < chunks.length; at += batchSize)
    ids.push(...(await writeChunks(db, source, chunks.slice(at, at + batchSize), lexicon)))
  await noteCounted(db, kb, ids.at(-1)!)
  return ids
}

/**
 * Counts, for each lexeme of a knowledge base, the chunks that came since this was done last, if there are so many. The caller
 * has locked the base.
 */
async function countChunks(db: Tx, kb: string, fewest: number): Promise<void> {
  await sql`
    select count_chunks(tenant_id, kb) from knowledge_base where kb = ${kb} and uncounted >= ${fewest}`.execute(
    db,
  )
}

/** The words of all chunks up to this one are counted. */
async function noteCounted(db: Tx, kb: string, counted: number): Promise<void> {
  await db.updateTable('knowledge_base').set({ counted }).where('kb', '=', kb).execute()
}

/** Counts the chunks that wait in every knowledge base of the business. */
export async function countAllChunks(db: Tx): Promise<void> {
  await sql`
    select count_chunks(tenant_id, kb) from (select tenant_id, kb from knowledge_base where uncounted > 0 order by kb) b`.execute(
    db,
  )
}

/** Writes chunks with their postings, in one statement. Returns the ids of the chunks. */
async function writeChunks(db: Tx, source: Source, drafts: Draft[], lexemes: number[]): Promise<number[]> {
  const of = (place: number) => lexemes[place]!
  const { rows } = await sql<{ ids: number[] }>`
    with written as (${insertChunks(source, drafts, {
      lexemes: sql`c.lexemes::bigint[]`,
      of,
    })}),
    chunk as (select array_agg(id order by position) as ids from written),
    posted as (${insertPostings(drafts, { from: sql`chunk,`, stem: sql`p.stem`, of })})
    select to_json(ids) as ids from chunk`.execute(db)
  return rows[0]!.ids
}
