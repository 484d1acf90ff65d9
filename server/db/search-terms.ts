import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './tenant.ts'

// Records are found by the words of `search_term` (see migrations/0049_search_and_undo.sql).

export type Searchable = 'conversation' | 'lead' | 'booking' | 'call'

/** What a record must have: a word that begins like this, or exactly this one. */
interface Term {
  term: string
  whole: boolean
}

/** Words of a search text that count. */
const mostWords = 8
/** Records of a condition that few have are named; one that more have is checked record by record. */
const few = 2_000
/** The highest character: a word that begins with `a` lies between `a` and `a` followed by this. */
const highest = String.fromCodePoint(0x10ffff)

/**
 * The condition that a record has, for each word of `q`, a word that begins with it, and the tag; undefined when there is
 * nothing to look for. `column` is the record's id in the statement that the condition stands in.
 */
export async function matchingTerms(
  db: Tx,
  kind: Searchable,
  column: string,
  { q, tag }: { q?: string | undefined; tag?: string | undefined },
): Promise<RawBuilder<boolean> | undefined> {
  const id = sql.ref(column)
  const typed = q?.trim() ?? ''
  const terms: Term[] = typed ? await termsOf(db, typed) : []
  // A text without a letter or digit is in no record.
  if (typed && !terms.length) return sql<boolean>`false`
  if (tag?.trim()) terms.push({ term: `#${tag.trim().toLowerCase()}`, whole: true })
  if (!terms.length) return undefined
  const ids = await selectFew(db, kind, terms)
  if (ids) return sql<boolean>`${id} = any(${ids}::uuid[])`
  return sql<boolean>`(${sql.join(
    terms.map(term => has(kind, id, term)),
    sql` and `,
  )})`
}

/**
 * The records that have all these terms; null when they are more than a few. A rare term leads to its records, which are
 * then asked for the others; only where all are common, all records of each are compared.
 */
async function selectFew(db: Tx, kind: Searchable, terms: Term[]): Promise<string[] | null> {
  const [rarest, ...others] = await byRarity(db, kind, terms)
  const first = sql`select t.record_id from search_term t where t.kind = ${kind} and ${holds(rarest!.term)}`
  const all =
    rarest!.count > few
      ? sql.join(
          terms.map(
            term => sql`select t.record_id from search_term t where t.kind = ${kind} and ${holds(term)}`,
          ),
          sql` intersect `,
        )
      : sql`select record_id from (select distinct record_id from (${first}) rare offset 0) found
          where ${sql.join(
            [sql`true`, ...others.map(({ term }) => has(kind, sql`found.record_id`, term))],
            sql` and `,
          )}`
  if (rarest!.count > few && terms.length === 1) return null
  const { rows } = await sql<{ record_id: string }>`
    select record_id from (${all}) matching limit ${few + 1}`.execute(db)
  return rows.length > few ? null : [...new Set(rows.map(row => row.record_id))]
}

/** The terms, that with the fewest words first; counted no further than a few and one. */
async function byRarity(db: Tx, kind: Searchable, terms: Term[]): Promise<{ term: Term; count: number }[]> {
  const counts = terms.map(
    term => sql`(select count(*)::integer from (
      select from search_term t where t.kind = ${kind} and ${holds(term)} limit ${few + 1}) counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return terms
    .map((term, place) => ({ term, count: rows[0]!.counts[place]! }))
    .sort((one, other) => one.count - other.count)
}

/** The condition that a record has a term. */
const has = (kind: Searchable, id: RawBuilder<unknown>, term: Term) =>
  sql<boolean>`exists (select from search_term t where t.kind = ${kind} and t.record_id = ${id} and ${holds(term)})`

const holds = ({ term, whole }: Term) =>
  whole ? sql`t.term = ${term}` : sql`t.term >= ${term} and t.term < ${term + highest}`

/** The digits of a number in any spelling, else the words. */
async function termsOf(db: Tx, typed: string): Promise<Term[]> {
  // National numbers are written with a trunk 0 that the international form leaves out.
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (/^\+?[\d\s().\-/]{6,}$/.test(typed) && digits.length >= 5) return [{ term: digits, whole: false }]
  const { rows } = await sql<{ term: string }>`
    select term from search_words(${typed}) limit ${mostWords}`.execute(db)
  return rows.map(({ term }) => ({ term, whole: false }))
}
