import { sql } from 'kysely'
import { list, textList } from '#server/db/array-literal.ts'
import { afterCommit, isRepeat, type Tx } from '#server/db/tenant.ts'
import type { Draft } from './drafts.ts'
import { insertBase, insertChunks, insertLexemes, insertPostings, type Source } from './inserts.ts'
import { doubt, type LexemeIds, type LockedBase, recall, remember, type Stored } from './known-lexemes.ts'
import type { Lexeme } from './lexicon.ts'

/** What the statement answers. */
interface Written extends LockedBase {
  ids: number[]
  stored: [id: number, form: Stored['form'], lexeme: string][]
}

/** The lexemes of a text: those whose ids are known, and those that are to be stored. */
export interface Resolved {
  known: Known[]
  others: Lexeme[]
  /** How the base was when the ids were right; null when they are right for sure, because the base is locked. */
  rightAt: LockedBase | null
}

interface Known extends Stored {
  place: number
}

/**
 * Takes the ids that are remembered; null when there are none, or when they are doubtful. So are they all in a transaction that
 * was refused before: others may delete again and again.
 */
export function fromMemory(kb: string, lexemes: Lexeme[]): Resolved | null {
  if (isRepeat()) return null
  const { base, ids } = recall(kb)
  return base && { ...split(ids, lexemes), rightAt: base }
}

/**
 * The same for a base in which something may just have been deleted, by this transaction or by another: locks it, and looks
 * up the ids that are remembered.
 */
export async function lookedUp(db: Tx, kb: string, lexemes: Lexeme[]): Promise<Resolved> {
  const { known, others } = split(recall(kb).ids, lexemes)
  if (!known.length) return { known, others, rightAt: null }
  await sql`select from knowledge_base where kb = ${kb} for update`.execute(db)
  // A list of ids is always looked up in the key.
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id), '[]') as ids from knowledge_lexeme
    where id = any(${list(known.map(({ id }) => id))}::bigint[])`.execute(db)
  const stored = new Set(rows[0]!.ids)
  const gone = known.filter(({ id }) => !stored.has(id)).map(each => ({ ...each, df: 0 }))
  return {
    known: known.filter(({ id }) => stored.has(id)),
    others: [...others, ...gone],
    rightAt: null,
  }
}

function split(ids: LexemeIds, lexemes: Lexeme[]): { known: Known[]; others: Lexeme[] } {
  const known: Known[] = []
  const others: Lexeme[] = []
  for (const each of lexemes) {
    const id = ids[each.form].get(each.lexeme)
    if (id === undefined) others.push(uncounted(each))
    else known.push({ id, form: each.form, lexeme: each.lexeme, place: each.place })
  }
  return { known, others }
}

/** Its chunks are counted later. */
const uncounted = (lexeme: Lexeme): Lexeme => ({ ...lexeme, df: 0 })

/**
 * Writes the chunks of a short text, their lexemes and their postings, all by one statement: it locks the knowledge base, and
 * others wait for it no longer than the database works. Returns the ids of the chunks, which are not counted yet (see
 * `countChunks`).
 *
 * Where the ids of the lexemes are no longer right the database refuses the transaction (40001), and the next attempt looks
 * them up.
 */
export async function writeFewChunks(
  db: Tx,
  source: Source,
  chunks: Draft[],
  { known, others, rightAt }: Resolved,
): Promise<number[]> {
  let written: Written | undefined
  // Not before: a database that crashes before the commit may give the ids to other lexemes.
  afterCommit(() => {
    const stored = written!.stored.map(([id, form, lexeme]) => ({ id, form, lexeme }))
    remember(source.kb, written!, rightAt ? stored : [...known, ...stored])
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
      refuse_unless(${!rightAt || !known.length} or
        (base.forgotten, base.server) = (${rightAt?.forgotten ?? 0}::bigint, ${rightAt?.server ?? ''}))
    from base, chunk`
    .execute(db)
    .catch(error => {
      if (error.code === refused) doubt(source.kb)
      throw error
    })
  written = rows[0]!
  return written.ids
}

/** serialization_failure: the transaction is run again. */
const refused = '40001'
