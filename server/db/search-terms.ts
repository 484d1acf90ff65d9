import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { matchingSets, type RecordSet, type SetBounds } from './record-sets.ts'
import type { Tx } from './tenant.ts'

// Records are found by the words of `search_term` (see migrations/0049_search_and_undo.sql).

export type Searchable = 'conversation' | 'lead' | 'booking' | 'call'

/** What a record must have: a word that begins like this, or exactly this one. */
interface Term {
  term: string
  whole: boolean
}

interface Searched {
  q?: string | undefined
  tag?: string | undefined
}

/** Words of a search text that count. */
const mostWords = 8
/** The highest character: a word that begins with `a` lies between `a` and `a` followed by this. */
const highest = String.fromCodePoint(0x10ffff)

/**
 * For each word of `q` the records that have a word which begins with it, and those with the tag; none when there is nothing
 * to look for, null when nothing can be found.
 */
export async function termSets(db: Tx, kind: Searchable, { q, tag }: Searched): Promise<RecordSet[] | null> {
  const typed = q?.trim() ?? ''
  const terms: Term[] = typed ? await termsOf(db, typed) : []
  // A text without a letter or digit is in no record.
  if (typed && !terms.length) return null
  if (tag?.trim()) terms.push({ term: `#${tag.trim().toLowerCase()}`, whole: true })
  return terms.map(term => setOf(kind, term))
}

/**
 * The condition that a record has, for each word of `q`, a word that begins with it, and the tag; undefined when there is
 * nothing to look for. `column` is the record's id in the statement that the condition stands in.
 */
export async function matchingTerms(
  db: Tx,
  kind: Searchable,
  column: string,
  searched: Searched,
  bounds?: SetBounds,
): Promise<RawBuilder<SqlBool> | undefined> {
  return matchingSets(db, column, await termSets(db, kind, searched), bounds)
}

const setOf = (kind: Searchable, { term, whole }: Term): RecordSet => {
  const holds = whole ? sql`t.term = ${term}` : sql`t.term >= ${term} and t.term < ${term + highest}`
  return {
    ids: sql`select t.record_id from search_term t where t.kind = ${kind} and ${holds}`,
    // Not `exists`: a join might be made of that, and the planner can't tell how many have a word that begins with this.
    has: id =>
      sql<boolean>`(select true from search_term t where t.kind = ${kind} and t.record_id = ${id} and ${holds} limit 1) is true`,
  }
}

/** The digits of a number in any spelling, else the words. */
async function termsOf(db: Tx, typed: string): Promise<Term[]> {
  // National numbers are written with a trunk 0 that the international form leaves out.
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (/^\+?[\d\s().\-/]{6,}$/.test(typed) && digits.length >= 5) return [{ term: digits, whole: false }]
  const { rows } = await sql<{ term: string }>`
    select term from search_words(${typed}) limit ${mostWords}`.execute(db)
  return rows.map(({ term }) => ({ term, whole: false }))
}
