import { sql } from 'kysely'
import { list, textList } from '#server/db/array-literal.ts'
import { afterCommit, type Tx } from '#server/db/tenant.ts'
import type { Source } from './chunks.ts'
import type { Drafts } from './drafts.ts'
import { forget, type LockedBase, recall, remember, type Stored } from './known-lexemes.ts'

/** What the statement answers. */
interface Written extends LockedBase {
  ids: number[]
  stored: [id: number, form: Stored['form'], lexeme: string][]
}

/**
 * Writes the chunks of a short text, their lexemes and their postings, all by one statement: it locks the knowledge base, and
 * others wait for it no longer than the database works. Returns the ids of the chunks, which are not counted yet (see
 * `countChunks`).
 *
 * Most lexemes are remembered with their ids. Where these are no longer right the database refuses the transaction (40001), and
 * the next attempt remembers nothing.
 */
export async function writeFewChunks(
  db: Tx,
  source: Source,
  { chunks, lexemes }: Drafts,
): Promise<number[]> {
  const { base, ids } = recall(source.kb)
  const known: { place: number; id: number }[] = []
  const others: Drafts['lexemes'] = []
  for (const each of lexemes) {
    const id = ids[each.form].get(each.lexeme)
    if (id === undefined) others.push(each)
    else known.push({ place: each.place, id })
  }
  const postings = chunks.flatMap(({ stems, tfs, length }, nth) =>
    Array.from(stems, (place, j) => ({ place, nth, tf: tfs[j]!, length })),
  )
  let written: Written | undefined
  // Not before: a database that crashes before the commit may give the ids to other lexemes.
  afterCommit(() => {
    const stored = written!.stored.map(([id, form, lexeme]) => ({ id, form, lexeme }))
    remember(source.kb, written!, stored)
  })
  const { rows } = await sql<Written>`
    with base as (
      insert into knowledge_base (kb, chunks, length, uncounted)
      values (${source.kb}, ${chunks.length}, ${chunks.reduce((sum, { length }) => sum + length, 0)}, ${chunks.length})
      on conflict (tenant_id, kb) do update set
        chunks = knowledge_base.chunks + excluded.chunks,
        length = knowledge_base.length + excluded.length,
        uncounted = knowledge_base.uncounted + excluded.uncounted
      returning kb, forgotten, pg_postmaster_start_time()::text as server
    ),
    -- PostgreSQL returns the rows that it writes, and no others. So it writes a lexeme that is stored already, even as it is.
    stored as (
      insert into knowledge_lexeme (kb, form, lexeme, df, initial, letters, rest)
      select base.kb, form, lexeme, 0,
        case when form = 'word' then left(lexeme, 1) end,
        case when form = 'word' then length(lexeme) end,
        case when form = 'word' then substr(lexeme, 2) end
      from base, unnest(
        ${list(others.map(({ form }) => form))}::text[], ${textList(others.map(({ lexeme }) => lexeme))}::text[]
      ) l (form, lexeme)
      on conflict (kb, form, lexeme, tenant_id) do update set df = knowledge_lexeme.df
      returning id, form, lexeme
    ),
    lexicon as (
      select array_agg(id order by place) as ids from (
        select * from unnest(
          ${list(known.map(({ place }) => place))}::integer[], ${list(known.map(({ id }) => id))}::bigint[]
        ) k (place, id)
        union all
        select place, id from stored join unnest(
          ${list(others.map(({ place }) => place))}::integer[],
          ${list(others.map(({ form }) => form))}::text[], ${textList(others.map(({ lexeme }) => lexeme))}::text[]
        ) o (place, form, lexeme) using (form, lexeme)
      ) l
    ),
    written as (
      insert into knowledge_chunk
        (source_id, kb, position, title, body, unit_ends, phrasings, language, sentence_ends, length, lexemes)
      select ${source.id}, base.kb, start.position + c.nth, c.title, c.body, c.unit_ends::integer[], ${source.phrasings},
        c.language, c.sentence_ends::integer[], c.length,
        (select array_agg(lexicon.ids[p.place + 1] order by p.nth)
          from unnest(c.places::integer[]) with ordinality p (place, nth))
      from base, lexicon,
        (select coalesce(max(position) + 1, 0) as position from knowledge_chunk where source_id = ${source.id}) start,
        unnest(
          ${list(chunks.map((_, nth) => nth))}::integer[],
          ${chunks.map(({ title }) => title)}::text[],
          ${chunks.map(({ text }) => text)}::text[],
          ${chunks.map(({ unitEnds }) => (unitEnds ? list(unitEnds) : null))}::text[],
          ${chunks.map(({ language }) => language)}::text[],
          ${chunks.map(({ sentenceEnds }) => list(sentenceEnds))}::text[],
          ${list(chunks.map(({ length }) => length))}::integer[],
          ${chunks.map(({ stems, others }) => list([...stems, ...others]))}::text[]
        ) c (nth, title, body, unit_ends, language, sentence_ends, length, places)
      order by c.nth
      returning id, position
    ),
    chunk as (select array_agg(id order by position) as ids from written),
    posted as (
      -- In the order of the index, which is then written sequentially.
      insert into knowledge_posting (stem, chunk, tf, length)
      select lexicon.ids[p.place + 1], chunk.ids[p.nth + 1], p.tf, p.length from lexicon, chunk, unnest(
        ${list(postings.map(({ place }) => place))}::integer[],
        ${list(postings.map(({ nth }) => nth))}::integer[],
        ${list(postings.map(({ tf }) => tf))}::smallint[],
        ${list(postings.map(({ length }) => length))}::smallint[]
      ) p (place, nth, tf, length)
      order by 1, 2
    )
    select to_json(chunk.ids) as ids, base.forgotten, base.server,
      (select coalesce(json_agg(json_build_array(id, form, lexeme)), '[]') from stored) as stored,
      refuse_unless(${!known.length} or (base.forgotten, base.server) = (${base?.forgotten ?? 0}::bigint, ${base?.server ?? ''}))
    from base, chunk`
    .execute(db)
    .catch(error => {
      if (error.code === refused) forget(source.kb)
      throw error
    })
  written = rows[0]!
  return written.ids
}

/** serialization_failure: the transaction is run again. */
const refused = '40001'
