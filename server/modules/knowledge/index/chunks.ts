import { sql } from 'kysely'
import { list } from '#server/db/array-literal.ts'
import { type Tx, together, withoutAnswer } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import type { ChunkText } from './analysis.ts'
import { type Draft, type Drafts, draftsOf } from './drafts.ts'
import { writeFewChunks } from './few-chunks.ts'
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

/** A stored source, as far as its chunks show it. The caller's transaction has locked its row. */
export interface Source {
  id: string
  kb: string
  phrasings: string[]
}

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
  return write(db, source, await draftsOf(chunks, source))
}

/**
 * The same for chunks that are analysed already.
 *
 * Locks the source's knowledge base: other writers to the same base wait until the transaction ends.
 */
export async function addDrafts(
  db: Tx,
  source: Source,
  { drafts, vectors }: { drafts: Drafts; vectors?: ChunkVectors },
): Promise<void> {
  const written = write(db, source, drafts)
  if (!vectors && isShort(drafts)) return withoutAnswer(written)
  const ids = await written
  if (!vectors) return
  const { model, values } = vectors
  await addVectors(
    db,
    model,
    ids.map((chunk, i) => ({ chunk, vector: values[i]! })),
  )
}

/** Sent at once, one after the other, so that a short text can be left to itself. */
async function write(db: Tx, source: Source, drafts: Drafts): Promise<number[]> {
  if (!drafts.chunks.length) return []
  if (!isShort(drafts)) return writeManyChunks(db, source, drafts)
  const [ids] = await together(writeFewChunks(db, source, drafts), countChunks(db, source.kb, mostUncounted))
  return ids
}

const isShort = ({ chunks }: Drafts): boolean => chunks.length <= batchSize

/** Writes the chunks of a long text, and counts them at once: most of its words are in no other text. */
async function writeManyChunks(db: Tx, source: Source, { chunks, lexemes }: Drafts): Promise<number[]> {
  const { kb } = source
  // The base comes first, because it takes the lock (see the migration).
  const [, lexicon, start] = await together(
    addToBase(db, kb, chunks),
    countedIds(db, kb, lexemes),
    nextPosition(db, source.id),
    // All chunks up to a certain one are counted, so those before these come first.
    countChunks(db, kb, 1),
  )
  const ids: number[] = []
  for (let at = 0; at < chunks.length; at += batchSize)
    ids.push(...(await writeChunks(db, source, start + at, chunks.slice(at, at + batchSize), lexicon)))
  await noteCounted(db, kb, ids.at(-1)!)
  return ids
}

/** Locks a knowledge base and adds chunks to it. */
async function addToBase(db: Tx, kb: string, drafts: Draft[]): Promise<void> {
  await db
    .insertInto('knowledge_base')
    .values({ kb, chunks: drafts.length, length: drafts.reduce((sum, d) => sum + d.length, 0) })
    .onConflict(base =>
      base.columns(['tenant_id', 'kb']).doUpdateSet({
        chunks: sql`knowledge_base.chunks + excluded.chunks`,
        length: sql`knowledge_base.length + excluded.length`,
      }),
    )
    .execute()
}

/**
 * Counts, for each lexeme of a knowledge base, the chunks that came since this was done last, if there are so many. The caller
 * has locked the base.
 */
async function countChunks(db: Tx, kb: string, fewest: number): Promise<void> {
  await sql`
    select count_chunks(tenant_id, kb) from knowledge_base where kb = ${kb} and uncounted >= ${fewest}`.execute(db)
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

async function nextPosition(db: Tx, sourceId: string): Promise<number> {
  const { start } = await db
    .selectFrom('knowledge_chunk')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('start'))
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow()
  return start
}

/** Writes chunks with their postings, in one statement. Returns the ids of the chunks. */
async function writeChunks(
  db: Tx,
  source: Source,
  start: number,
  drafts: Draft[],
  lexemes: number[],
): Promise<number[]> {
  const postings = drafts.flatMap(({ stems, tfs, length }, i) =>
    Array.from(stems, (place, j) => ({ stem: lexemes[place]!, nth: i + 1, tf: tfs[j]!, length })),
  )
  // In the order of the index, which is then written sequentially.
  postings.sort((a, b) => a.stem - b.stem || a.nth - b.nth)
  const { rows } = await sql<{ ids: number[] }>`
    with written as (
      insert into knowledge_chunk
        (source_id, kb, position, title, body, unit_ends, phrasings, language, sentence_ends, length, lexemes)
      select ${source.id}, ${source.kb}, c.position, c.title, c.body, c.unit_ends::integer[], ${source.phrasings}, c.language,
        c.sentence_ends::integer[], c.length, c.lexemes::bigint[]
      from unnest(
        ${list(drafts.map((_, i) => start + i))}::integer[],
        ${drafts.map(d => d.title)}::text[],
        ${drafts.map(d => d.text)}::text[],
        ${drafts.map(d => (d.unitEnds ? list(d.unitEnds) : null))}::text[],
        ${drafts.map(d => d.language)}::text[],
        ${drafts.map(d => list(d.sentenceEnds))}::text[],
        ${list(drafts.map(d => d.length))}::integer[],
        ${drafts.map(d => list([...d.stems, ...d.others].map(place => lexemes[place]!)))}::text[]
      ) c (position, title, body, unit_ends, language, sentence_ends, length, lexemes)
      returning id, position
    ),
    chunks as (select array_agg(id order by position) as ids from written),
    posted as (
      insert into knowledge_posting (stem, chunk, tf, length)
      select p.stem, ids[p.nth], p.tf, p.length from chunks, unnest(
        ${list(postings.map(p => p.stem))}::bigint[],
        ${list(postings.map(p => p.nth))}::integer[],
        ${list(postings.map(p => p.tf))}::smallint[],
        ${list(postings.map(p => p.length))}::smallint[]
      ) p (stem, nth, tf, length)
    )
    select to_json(ids) as ids from chunks`.execute(db)
  return rows[0]!.ids
}
