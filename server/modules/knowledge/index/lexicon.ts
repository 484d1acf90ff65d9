import { sql } from 'kysely'
import { list } from '#server/db/array-literal.ts'
import type { Tx } from '#server/db/tenant.ts'

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
  for (let at = 0; at < counts.length; at += batchSize) {
    const part = counts.slice(at, at + batchSize)
    const written = await writeCounts(db, kb, part)
    for (const { place, form, lexeme } of part) ids[place] = written[form].get(lexeme)!
  }
  return ids
}

async function writeCounts(db: Tx, kb: string, counts: Count[]): Promise<Record<Form, Map<string, number>>> {
  const { rows } = await sql<{ id: number; form: Form; lexeme: string }>`
    insert into knowledge_lexeme (kb, form, lexeme, df, initial, letters, rest)
    select ${kb}, form, lexeme, df,
      case when form = 'word' then left(lexeme, 1) end,
      case when form = 'word' then length(lexeme) end,
      case when form = 'word' then substr(lexeme, 2) end
    from unnest(
      ${list(counts.map(c => c.form))}::text[], ${counts.map(c => c.lexeme)}::text[], ${list(counts.map(c => c.df))}::integer[]
    ) c (form, lexeme, df)
    on conflict (kb, form, lexeme, tenant_id) do update set df = knowledge_lexeme.df + excluded.df
    returning id, form, lexeme`.execute(db)
  const ids = { stem: new Map(), word: new Map(), language: new Map() }
  for (const { id, form, lexeme } of rows) ids[form].set(lexeme, id)
  return ids
}
