import { sql } from 'kysely'
import { list, textList } from '#server/db/array-literal.ts'
import { afterCommit, type Tx } from '#server/db/tenant.ts'
import type { Drafts } from './drafts.ts'
import { insertBase, insertChunks, insertLexemes, insertPostings, type Source } from './inserts.ts'
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
export async function writeFewChunks(db: Tx, source: Source, { chunks, lexemes }: Drafts): Promise<number[]> {
  const { base, ids } = recall(source.kb)
  const known: { place: number; id: number }[] = []
  const others: Drafts['lexemes'] = []
  for (const each of lexemes) {
    const id = ids[each.form].get(each.lexeme)
    // Its chunks are counted later.
    if (id === undefined) others.push({ ...each, df: 0 })
    else known.push({ place: each.place, id })
  }
  let written: Written | undefined
  // Not before: a database that crashes before the commit may give the ids to other lexemes.
  afterCommit(() => {
    const stored = written!.stored.map(([id, form, lexeme]) => ({ id, form, lexeme }))
    remember(source.kb, written!, stored)
  })
  const { rows } = await sql<Written>`
    with base as (
      ${insertBase(source.kb, chunks, chunks.length)}
      returning forgotten, pg_postmaster_start_time()::text as server
    ),
    stored as (${insertLexemes(source.kb, others, sql`base,`)}),
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
    -- Each part reads what is written before it. The base comes first, because it takes the lock.
    written as (${insertChunks(source, chunks, {
      from: sql`base, lexicon,`,
      start: sql`(select coalesce(max(position) + 1, 0) from knowledge_chunk where source_id = ${source.id})`,
      lexemes: sql`(
        select array_agg(lexicon.ids[p.place + 1] order by p.nth)
        from unnest(c.lexemes::integer[]) with ordinality p (place, nth))`,
      of: place => place,
    })}),
    chunk as (select array_agg(id order by position) as ids from written),
    posted as (${insertPostings(chunks, {
      from: sql`chunk, lexicon,`,
      stem: sql`lexicon.ids[p.stem + 1]`,
      of: place => place,
    })})
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
