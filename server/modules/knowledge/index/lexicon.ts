import { sql } from 'kysely'
import { list, textList } from '#server/db/array-literal.ts'
import { afterCommit, type Tx, together } from '#server/db/tenant.ts'
import { type Lexemes, lexemesOf, noLexemes } from './known-lexemes.ts'

export type Form = 'stem' | 'word' | 'language'

/** A lexeme with the number of chunks that contain it, and its place in the lexicon. */
export interface Count {
  form: Form
  lexeme: string
  df: number
  place: number
}

/** The lexemes of a set of chunks, each once, in the order in which they came. */
export interface Lexicon {
  counts: Count[]
  known: Record<Form, Map<string, Count>>
}

export const emptyLexicon = (): Lexicon => ({
  counts: [],
  known: { stem: new Map(), word: new Map(), language: new Map() },
})

/** Counts a lexeme for one more chunk; returns its place. */
export function count({ counts, known }: Lexicon, form: Form, lexeme: string): number {
  let counted = known[form].get(lexeme)
  if (!counted) {
    counted = { form, lexeme, df: 0, place: counts.length }
    counts.push(counted)
    known[form].set(lexeme, counted)
  }
  counted.df++
  return counted.place
}

/** The counts of a lexicon, sorted so that neighbouring index entries are written together. */
export const countsOf = ({ counts }: Lexicon): Count[] =>
  counts.toSorted((a, b) => (a.lexeme < b.lexeme ? -1 : a.lexeme > b.lexeme ? 1 : 0))

/** Lexemes written at once. */
const batchSize = 2_000

/**
 * Adds counts to a knowledge base, whose row the caller has locked. Returns the ids by place. Runs once for all chunks
 * of a source, because common words are in nearly every chunk.
 */
export async function addCounts(db: Tx, kb: string, counts: Count[]): Promise<number[]> {
  const ids: number[] = []
  const remembered = lexemesOf(kb)
  const write = async (part: Count[]) => {
    const written = await writeCounts(db, kb, part)
    const found = noLexemes()
    note(found, written)
    for (const { place, form, lexeme } of part) ids[place] = found[form].get(lexeme)!
    // A database that crashes before the commit may give the ids to other lexemes.
    afterCommit(() => note(remembered, written))
  }
  for (let at = 0; at < counts.length; at += batchSize) {
    const known: Known[] = []
    const others: Count[] = []
    for (const counted of counts.slice(at, at + batchSize)) {
      const id = remembered[counted.form].get(counted.lexeme)
      if (id === undefined) others.push(counted)
      else known.push({ id, counted })
    }
    for (const { id, counted } of known) ids[counted.place] = id
    const [gone] = await together(raiseCounts(db, known), write(others))
    // Deleted with the last chunk that had them.
    await write(gone)
  }
  return ids
}

interface Stored {
  id: number
  form: Form
  lexeme: string
}

function note(into: Lexemes, stored: Stored[]): void {
  for (const { id, form, lexeme } of stored) into[form].set(lexeme, id)
}

/** A lexeme with the id under which it was stored. */
interface Known {
  id: number
  counted: Count
}

/**
 * Adds to the counts of lexemes by their ids, which takes two thirds of the time. Returns those that are not stored.
 *
 * One statement for each number that is added: a list of ids is always looked up in the key. Joined with their numbers, the
 * planner would read all lexemes of a business that it does not know yet.
 */
async function raiseCounts(db: Tx, known: Known[]): Promise<Count[]> {
  const byNumber = Map.groupBy(known, ({ counted }) => counted.df)
  return (await together(...[...byNumber].map(([df, group]) => raise(db, df, group)))).flat()
}

async function raise(db: Tx, df: number, known: Known[]): Promise<Count[]> {
  const ids = list(known.map(({ id }) => id))
  const { rows } = await sql<{ ids: number[] | null }>`
    with raised as (
      update knowledge_lexeme set df = df + ${df}::integer where id = any(${ids}::bigint[]) returning id
    )
    select case when count(*) < ${known.length}::integer then coalesce(json_agg(id), '[]') end as ids
    from raised`.execute(db)
  const stored = rows[0]!.ids && new Set(rows[0]!.ids)
  return stored ? known.filter(({ id }) => !stored.has(id)).map(({ counted }) => counted) : []
}

/** Adds counts to lexemes that are stored or not. */
async function writeCounts(db: Tx, kb: string, counts: Count[]): Promise<Stored[]> {
  if (!counts.length) return []
  const { rows } = await sql<Stored>`
    insert into knowledge_lexeme (kb, form, lexeme, df, initial, letters, rest)
    select ${kb}, form, lexeme, df,
      case when form = 'word' then left(lexeme, 1) end,
      case when form = 'word' then length(lexeme) end,
      case when form = 'word' then substr(lexeme, 2) end
    from unnest(
      ${list(counts.map(c => c.form))}::text[], ${textList(counts.map(c => c.lexeme))}::text[],
      ${list(counts.map(c => c.df))}::integer[]
    ) c (form, lexeme, df)
    on conflict (kb, form, lexeme, tenant_id) do update set df = knowledge_lexeme.df + excluded.df
    returning id, form, lexeme`.execute(db)
  return rows
}
