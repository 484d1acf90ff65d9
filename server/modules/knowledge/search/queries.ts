import { type Selectable, sql } from 'kysely'
import { type Kind, rankedKinds } from '#contract/knowledge/knowledge.ts'
import type { KnowledgeChunk } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import { dotProduct, fromBytes, signs } from '../index/vectors.ts'
import { bm25B, bm25K1 } from './rank.ts'

/**
 * Has what follows in this transaction planned once a connection and not for each question, which took longer than running it.
 * Such a plan is kept while the knowledge grows, so it must not depend on how small a table once was: it goes by the indexes. Where the
 * planner would choose among several, or compare two lists row by row, the statement leaves it no choice (`offset 0`, `is true`): what
 * it knows of a business's knowledge is of before that was taught.
 */
export const planOnce = (db: Tx): Promise<unknown> =>
  sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`.execute(
    db,
  )

/** What a knowledge base knows of some stems. */
export interface BaseWords {
  kb: string
  /** See `versionsOf`; null for a base in which nothing was ever taught. */
  version: string | null
  chunks: number
  /** Of all chunks together, in weighted stems. */
  length: number
  languages: string[]
  denseWeight: number
  /** Chunks whose lexemes the index has not counted yet. */
  uncounted: number
  /** Those that some chunk contains. */
  stems: { id: number; stem: string; df: number }[]
}

/**
 * Every transaction that changes words or chunks of a base changes the base's row too. Each version of the row has a text of its own
 * here: `xmin` is the transaction that wrote it, `ctid` is its place, because one transaction may write it twice, and the start of the
 * server is in it because a server that crashed may give out the number of a lost transaction again.
 */
const version = sql`concat_ws(' ', b.xmin, b.ctid, pg_postmaster_start_time())`

/** Looks the stems up in each of `kbs`. What the index has not counted yet is counted here (see `countChunks`). */
export async function basesWithWords(
  db: Tx,
  kbs: readonly string[],
  stems: readonly string[],
): Promise<BaseWords[]> {
  const { rows } = await sql<BaseWords>`
    with found as materialized (
      select asked.kb, l.id, l.lexeme as stem, (l.df + (
        select count(*) from knowledge_posting p
        where p.stem = l.id and p.chunk > (select counted from knowledge_base b where b.kb = asked.kb)
      ))::integer as df
      from (select distinct kb, stem from unnest(${kbs}::uuid[]) kb cross join unnest(${stems}::text[]) stem) asked
      cross join lateral (
        select id, lexeme, df from knowledge_lexeme where kb = asked.kb and form = 'stem' and lexeme = asked.stem offset 0
      ) l
    )
    select b.kb, ${version} as version, chunks, length, dense_weight as "denseWeight", uncounted,
      (select coalesce(json_agg(lexeme), '[]') from knowledge_lexeme l
        where l.kb = b.kb and form = 'language') as languages,
      (select coalesce(json_agg(json_build_object('id', id, 'stem', stem, 'df', df)), '[]')
        from found where found.kb = b.kb) as stems
    from knowledge_base b where kb = any(${kbs}::uuid[])`.execute(db)
  return kbs.map(kb => rows.find(base => base.kb === kb) ?? { kb, ...untaught })
}

const untaught = {
  version: null,
  chunks: 0,
  length: 0,
  languages: [],
  denseWeight: 0,
  uncounted: 0,
  stems: [],
}

/** The versions of those of `kbs` in which something was taught. */
export async function versionsOf(db: Tx, kbs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ kb: string; version: string }>`
    select b.kb, ${version} as version from knowledge_base b where kb = any(${kbs}::uuid[])`.execute(db)
  return new Map(rows.map(base => [base.kb, base.version]))
}

/** A word of the dictionary that somebody may have meant. */
export interface NearWord {
  typed: string
  word: string
  df: number
}

/** Similar dictionary words read for one misspelt word. */
const mostNearWords = 8

/**
 * The words of the dictionary with the same first letter that are like each of `typed` (Levenshtein 2 covers two slips, or one swap),
 * and those equal but for the first letter. Both use an index, so that 200,000 words cost what a thousand do.
 */
export async function nearWords(
  db: Tx,
  { kbs, typed }: { kbs: string[]; typed: string[] },
): Promise<NearWord[]> {
  const { rows } = await sql<NearWord>`
    with missing as (select distinct typed from unnest(${typed}::text[]) m (typed)),
    alike as materialized (
      select m.typed, n.* from missing m cross join lateral (
        select id, lexeme, df from knowledge_lexeme
        where kb = any(${kbs}::uuid[]) and initial = left(m.typed, 1)
          and letters between length(m.typed) - 2 and length(m.typed) + 2
          and levenshtein_less_equal(lexeme, m.typed, 2) <= 2
        union all
        select l.id, l.lexeme, l.df
        from (select distinct rest from unnest(array[
          substr(m.typed, 2), m.typed, substr(m.typed, 3), substr(m.typed, 1, 1) || substr(m.typed, 3)
        ]) rest) behind
        cross join lateral (
          select id, lexeme, df, initial from knowledge_lexeme where kb = any(${kbs}::uuid[]) and rest = behind.rest offset 0
        ) l
        where l.initial <> left(m.typed, 1)
      ) n
    ),
    uncounted as (
      select lexeme as id, count(*) as df
      from knowledge_base b join knowledge_chunk c on c.kb = b.kb and c.id > b.counted, unnest(c.lexemes) lexeme
      where b.kb = any(${kbs}::uuid[]) and b.uncounted > 0 and (lexeme in (select id from alike)) is true
      group by lexeme
    )
    select m.typed, n.word, n.df from missing m cross join lateral (
      select lexeme as word, sum(s.df + coalesce(u.df, 0))::integer as df
      from alike s left join uncounted u using (id)
      where s.typed = m.typed
      group by lexeme
      order by levenshtein_less_equal(lexeme, m.typed, 3), df desc, lexeme limit ${mostNearWords}
    ) n`.execute(db)
  return rows
}

/** A stem to search, with its weight (its word's inverse document frequency times its repeats). */
export interface SoughtStem {
  id: number
  weight: number
  /** Whether a chunk with it becomes a candidate; otherwise it only adds to a candidate's score. */
  opens: boolean
  /** So many chunks with it are read, the newest; null: all. */
  most: number | null
}

/** A chunk that may answer, with its source. */
export interface Candidate {
  chunk: number
  score: number
  sourceId: string
  scope: 'link' | 'main'
  name: string
  kind: Kind
  origin: string | null
  /** The rank of the source's kind in the business's order, 1 the first. */
  priority: number
  createdAt: Date
}

/**
 * The `limit` chunks of all `kbs` with the best scores (BM25 with the `averageLength` of the kbs together). Reads only
 * the postings' index until the best are known.
 */
export async function candidates(
  db: Tx,
  { stems, averageLength, limit }: { stems: SoughtStem[]; averageLength: number; limit: number },
): Promise<Candidate[]> {
  const everyOpens = stems.every(({ opens }) => opens)
  // Not a join: the planner takes the pool for one chunk, and compared every posting with every chunk of thousands.
  const inPool = sql`(p.chunk in (select chunk from pool)) is true`
  const pool = sql`
    pool as materialized (
      select distinct p.chunk from asked a cross join lateral ${postings} p where a.opens
    ),`
  const { rows } = await sql<Candidate>`
    with asked as materialized (
      select * from unnest(
        ${stems.map(s => s.id)}::bigint[], ${stems.map(s => s.weight)}::float8[], ${stems.map(s => s.opens)}::boolean[],
        ${stems.map(s => s.most)}::integer[]
      ) a (stem, weight, opens, most)
    ),
    ${everyOpens ? sql`` : pool}
    best as materialized (
      select p.chunk, sum(
        a.weight * p.tf * (${bm25K1}::float8 + 1)
          / (p.tf + ${bm25K1}::float8 * (1 - ${bm25B}::float8 + ${bm25B}::float8 * p.length / ${averageLength}::float8))
      ) as score
      from asked a cross join lateral ${postings} p
      ${everyOpens ? sql`` : sql`where ${inPool}`}
      group by p.chunk
      order by score desc, p.chunk desc
      limit ${limit}
    )
    select b.chunk, b.score, ${provenance} from best b ${sources}
    order by b.score desc, b.chunk desc`.execute(db)
  return rows
}

/** The `limit` chunks of `kbs` most similar to `vector` (score: cosine, -1 to 1). */
export async function nearest(
  db: Tx,
  { kbs, model, vector, limit }: { kbs: string[]; model: string; vector: Float32Array; limit: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate & { vector: Buffer }>`
    with near as materialized (
      select chunk, vector from knowledge_vector
      where kb = any(${kbs}::uuid[]) and model = ${model} and length(signs) = ${vector.length}
      order by bit_count(signs # ${signs(vector)}::varbit), chunk
      limit ${limit * coarseFactor}
    )
    select b.chunk, b.vector, ${provenance} from near b ${sources}`.execute(db)
  return rows
    .map(({ vector: stored, ...row }) => ({ ...row, score: dotProduct(vector, fromBytes(stored)) }))
    .sort((a, b) => b.score - a.score || b.chunk - a.chunk)
    .slice(0, limit)
}

/** Candidates by sign for each one returned. */
const coarseFactor = 6

// The limit, even where there is none, has the index read for each stem, also in a plan that is made before the stems are known.
const postings = sql`
  (select chunk, tf, length from knowledge_posting where stem = a.stem order by chunk desc limit a.most)`

const provenance = sql`
  s.id as "sourceId", case when s.link_id is null then 'main' else 'link' end as scope, s.name, s.kind, s.origin, s.created_at as "createdAt",
  coalesce(
    array_position(
      coalesce(o.kinds, ${[...rankedKinds]}::text[]),
      case s.kind when 'text' then 'document' else s.kind end),
    99) as priority`

// "offset 0" keeps the order of the joins: with few sources the planner would read all chunks of each.
const sources = sql`
  cross join lateral (select source_id from knowledge_chunk where id = b.chunk offset 0) c
  join knowledge_source s on s.id = c.source_id and s.hidden_at is null
  left join knowledge_priority o on true`

export type ChunkText = Pick<
  Selectable<KnowledgeChunk>,
  'id' | 'title' | 'body' | 'unit_ends' | 'phrasings' | 'language' | 'sentence_ends'
>

/** The texts of chunks. */
export async function texts(db: Tx, chunks: number[]): Promise<ChunkText[]> {
  return db
    .selectFrom('knowledge_chunk')
    .select(['id', 'title', 'body', 'unit_ends', 'phrasings', 'language', 'sentence_ends'])
    .where('id', 'in', chunks)
    .execute()
}
