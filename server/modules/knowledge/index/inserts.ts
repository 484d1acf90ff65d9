import { type RawBuilder, sql } from 'kysely'
import { list, textList } from '#server/db/array-literal.ts'
import { ownTenant } from '#server/db/tenant.ts'
import type { Draft } from './drafts.ts'
import type { Lexeme } from './lexicon.ts'

// The inserts of which the statements that write an index are made.

/** A stored source, as far as its chunks show it. The caller's transaction has locked its row. */
export interface Source {
  id: string
  kb: string
  phrasings: string[]
}

/** What chunks add to a knowledge base: their number, and that of their weighted stems. */
export interface BaseSize {
  chunks: number
  length: number
}

/**
 * Adds chunks to the size of a knowledge base, of which so many are not counted yet, or all up to the chunk with the id `counted`
 * are. Others who add to it wait from here on, so it comes last.
 */
export const insertBase = (
  kb: string,
  { chunks, length }: BaseSize,
  { uncounted = 0, counted = 0 }: { uncounted?: number; counted?: number },
): RawBuilder<unknown> => sql`
  insert into knowledge_base (kb, chunks, length, uncounted, counted)
  values (${kb}, ${chunks}, ${length}, ${uncounted}, ${counted})
  on conflict (tenant_id, kb) do update set
    chunks = knowledge_base.chunks + excluded.chunks,
    length = knowledge_base.length + excluded.length,
    uncounted = knowledge_base.uncounted + excluded.uncounted,
    counted = greatest(knowledge_base.counted, excluded.counted)`

/**
 * Stores lexemes, or adds to the counts of those that are stored. PostgreSQL returns the rows that it writes, and no others; so
 * it writes a lexeme of which no chunk is counted as well, even as it is.
 */
export const insertLexemes = (kb: string, lexemes: Lexeme[]): RawBuilder<unknown> => sql`
  insert into knowledge_lexeme (kb, form, lexeme, df, initial, letters, rest)
  select ${kb}, l.form, l.lexeme, l.df,
    case when l.form = 'word' then left(l.lexeme, 1) end,
    case when l.form = 'word' then length(l.lexeme) end,
    case when l.form = 'word' then substr(l.lexeme, 2) end
  from unnest(
    ${list(lexemes.map(({ form }) => form))}::text[], ${textList(lexemes.map(({ lexeme }) => lexeme))}::text[],
    ${list(lexemes.map(({ df }) => df))}::integer[]
  ) l (form, lexeme, df)
  on conflict (kb, form, lexeme, tenant_id) do update set df = knowledge_lexeme.df + excluded.df
  returning id, form, lexeme`

/** Behind the source's last chunk. `lexemes`: the ids of the chunks' lexemes, by place. */
export const insertChunks = (
  { id, kb, phrasings }: Source,
  drafts: Draft[],
  lexemes: number[],
): RawBuilder<unknown> => sql`
  insert into knowledge_chunk
    (source_id, kb, position, title, body, unit_ends, phrasings, language, sentence_ends, length, lexemes)
  select ${id}, ${kb}, (select coalesce(max(position) + 1, 0) from knowledge_chunk where source_id = ${id}) + c.nth,
    c.title, c.body, c.unit_ends::integer[], ${phrasings}, c.language, c.sentence_ends::integer[], c.length, c.lexemes::bigint[]
  from unnest(
    ${list(drafts.map((_, nth) => nth))}::integer[],
    ${drafts.map(({ title }) => title)}::text[],
    ${drafts.map(({ text }) => text)}::text[],
    ${drafts.map(({ unitEnds }) => (unitEnds ? list(unitEnds) : null))}::text[],
    ${drafts.map(({ language }) => language)}::text[],
    ${drafts.map(({ sentenceEnds }) => list(sentenceEnds))}::text[],
    ${list(drafts.map(({ length }) => length))}::integer[],
    ${drafts.map(({ stems, others }) => list([...stems, ...others].map(place => lexemes[place]!)))}::text[]
  ) c (nth, title, body, unit_ends, language, sentence_ends, length, lexemes)
  order by c.nth
  returning id, position`

/** Of chunks whose ids are `chunk.ids`. `lexemes` as above. */
export function insertPostings(drafts: Draft[], lexemes: number[]): RawBuilder<unknown> {
  const postings = drafts.flatMap(({ stems, tfs, length }, nth) =>
    Array.from(stems, (place, j) => ({ stem: lexemes[place]!, nth, tf: tfs[j]!, length })),
  )
  // In the order of the index, which is then written sequentially.
  return sql`
    insert into knowledge_posting (tenant_id, stem, chunk, tf, length)
    select ${ownTenant}, p.stem, chunk.ids[p.nth + 1], p.tf, p.length from chunk, unnest(
      ${list(postings.map(({ stem }) => stem))}::bigint[],
      ${list(postings.map(({ nth }) => nth))}::integer[],
      ${list(postings.map(({ tf }) => tf))}::smallint[],
      ${list(postings.map(({ length }) => length))}::smallint[]
    ) p (stem, nth, tf, length)
    order by 2, 3`
}
