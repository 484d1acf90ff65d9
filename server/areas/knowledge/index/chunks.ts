import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant.ts'
import { Problem } from '../../../http/problem.ts'
import { type Analysis, analyse, type Chunk } from './analysis.ts'
import { addVectors } from './vectors.ts'

/** Chunks written at once: some ten thousand postings, about 5 ms of this process's time. */
const BATCH = 100

interface Source {
  id: string
  kb: string
  language: string
  phrasings: string[]
}

/**
 * Adds `chunks`, in reading order, to a source that was stored before (and after what it has already), and to the
 * index, in the caller's transaction: searches see all of it once that commits. With `vectors`, one for each chunk.
 * Returns the ids of the chunks. 404 when there is no such source.
 *
 * Locks the source, then its knowledge base: others who write to the same base wait until the transaction ends.
 */
export async function addChunks(
  db: Tx,
  {
    sourceId,
    chunks,
    vectors,
  }: { sourceId: string; chunks: Chunk[]; vectors?: { model: string; values: Float32Array[] } },
): Promise<number[]> {
  const source = await db
    .selectFrom('knowledge_source')
    .select(['id', 'kb', 'language', 'phrasings'])
    .where('id', '=', sourceId)
    .forUpdate()
    .executeTakeFirst()
  if (!source) throw new Problem(404, 'No such source')
  const { start } = await db
    .selectFrom('knowledge_chunk')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('start'))
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow()

  const ids: number[] = []
  for (let at = 0; at < chunks.length; at += BATCH) {
    const part = chunks.slice(at, at + BATCH)
    const analyses: Analysis[] = []
    for (const chunk of part) {
      analyses.push(analyse(chunk, source.phrasings, source.language))
      // A long document takes seconds of this: other requests get their turn.
      if (analyses.length % 10 === 0) await setImmediate()
    }
    ids.push(...(await write(db, source, start + at, part, analyses)))
  }
  if (vectors) {
    await addVectors(
      db,
      vectors.model,
      ids.map((chunk, i) => ({ chunk, vector: vectors.values[i]! })),
    )
  }
  return ids
}

async function write(
  db: Tx,
  source: Source,
  start: number,
  chunks: Chunk[],
  analyses: Analysis[],
): Promise<number[]> {
  // First, for its lock (see the migration).
  await db
    .insertInto('knowledge_base')
    .values({ kb: source.kb, chunks: chunks.length, length: analyses.reduce((sum, a) => sum + a.length, 0) })
    .onConflict(base =>
      base.columns(['tenant_id', 'kb']).doUpdateSet({
        chunks: sql`knowledge_base.chunks + excluded.chunks`,
        length: sql`knowledge_base.length + excluded.length`,
      }),
    )
    .execute()

  const stems = await count(
    db,
    source.kb,
    'stem',
    analyses.map(a => a.stems.keys()),
  )
  const words = await count(
    db,
    source.kb,
    'word',
    analyses.map(a => a.words),
  )
  const languages = await count(
    db,
    source.kb,
    'language',
    analyses.map(a => [a.language]),
  )
  const lexemes = ({ stems: s, words: w, language }: Analysis) => [
    ...[...s.keys()].map(stem => stems.get(stem)!),
    ...[...w].map(word => words.get(word)!),
    languages.get(language)!,
  ]

  const { rows } = await sql<{ id: number; position: number }>`
    insert into knowledge_chunk
      (source_id, kb, position, title, body, phrasings, language, sentence_ends, length, lexemes)
    select ${source.id}, ${source.kb}, c.position, c.title, c.body, ${source.phrasings}, c.language,
      c.sentence_ends::integer[], c.length, c.lexemes::bigint[]
    from unnest(
      ${chunks.map((_, i) => start + i)}::integer[],
      ${chunks.map(c => c.title)}::text[],
      ${chunks.map(c => c.text)}::text[],
      ${analyses.map(a => a.language)}::text[],
      ${analyses.map(a => list(a.sentenceEnds))}::text[],
      ${analyses.map(a => a.length)}::integer[],
      ${analyses.map(a => list(lexemes(a)))}::text[]
    ) c (position, title, body, language, sentence_ends, length, lexemes)
    returning id, position`.execute(db)
  const ids = rows.sort((a, b) => a.position - b.position).map(row => row.id)

  const postings = analyses.flatMap((a, i) =>
    [...a.stems].map(([stem, tf]) => ({ stem, tf, chunk: ids[i]!, length: a.length })),
  )
  await sql`
    insert into knowledge_posting (stem, chunk, tf, length)
    select * from unnest(
      ${postings.map(p => stems.get(p.stem)!)}::bigint[],
      ${postings.map(p => p.chunk)}::bigint[],
      ${postings.map(p => p.tf)}::smallint[],
      ${postings.map(p => p.length)}::smallint[]
    )`.execute(db)
  return ids
}

/** Adds what each chunk contains to the counts of its knowledge base; returns the id of every lexeme. */
async function count(db: Tx, kb: string, form: 'stem' | 'word' | 'language', contained: Iterable<string>[]) {
  const df = new Map<string, number>()
  for (const lexemes of contained) for (const lexeme of lexemes) df.set(lexeme, (df.get(lexeme) ?? 0) + 1)
  const { rows } = await sql<{ id: number; lexeme: string }>`
    insert into knowledge_lexeme (kb, form, lexeme, df)
    select ${kb}, ${form}, * from unnest(${[...df.keys()]}::text[], ${[...df.values()]}::integer[])
    on conflict (tenant_id, kb, form, lexeme) do update set df = knowledge_lexeme.df + excluded.df
    returning id, lexeme`.execute(db)
  return new Map(rows.map(row => [row.lexeme, row.id]))
}

/** An array literal: arrays of arrays of different lengths can't be sent as one. */
const list = (numbers: number[]): string => `{${numbers.join()}}`
