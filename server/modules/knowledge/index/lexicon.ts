import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import { list } from './array-literal.ts'

export type Form = 'stem' | 'word' | 'language'

/** The lexemes of a set of chunks: each once, with the number of chunks that contain it. */
export interface Lexicon {
  entries: { form: Form; lexeme: string; df: number }[]
  places: Record<Form, Map<string, number>>
}

export const emptyLexicon = (): Lexicon => ({
  entries: [],
  places: { stem: new Map(), word: new Map(), language: new Map() },
})

/** Counts a lexeme for one more chunk; returns its index in `entries`. */
export function count(lexicon: Lexicon, form: Form, lexeme: string): number {
  const places = lexicon.places[form]
  let place = places.get(lexeme)
  if (place === undefined) {
    place = lexicon.entries.push({ form, lexeme, df: 0 }) - 1
    places.set(lexeme, place)
  }
  lexicon.entries[place]!.df++
  return place
}

/** Lexemes written at once. */
const batchSize = 2_000

/**
 * Adds the counts to a knowledge base, whose row the caller has locked. Returns the ids in the order of `entries`. Runs
 * once for all chunks of a source, because common words are in nearly every chunk.
 */
export async function addCounts(db: Tx, kb: string, lexicon: Lexicon): Promise<number[]> {
  const ids: number[] = []
  // Sorted, so that neighbouring index entries are written together.
  const sorted = lexicon.entries.toSorted((a, b) => (a.lexeme < b.lexeme ? -1 : a.lexeme > b.lexeme ? 1 : 0))
  for (let at = 0; at < sorted.length; at += batchSize) {
    const part = sorted.slice(at, at + batchSize)
    const { rows } = await sql<{ id: number; form: Form; lexeme: string }>`
      insert into knowledge_lexeme (kb, form, lexeme, df, initial, letters, rest)
      select ${kb}, form, lexeme, df,
        case when form = 'word' then left(lexeme, 1) end,
        case when form = 'word' then length(lexeme) end,
        case when form = 'word' then substr(lexeme, 2) end
      from unnest(
        ${part.map(e => e.form)}::text[], ${part.map(e => e.lexeme)}::text[], ${list(part.map(e => e.df))}::integer[]
      ) e (form, lexeme, df)
      on conflict (kb, form, lexeme, tenant_id) do update set df = knowledge_lexeme.df + excluded.df
      returning id, form, lexeme`.execute(db)
    for (const { id, form, lexeme } of rows) ids[lexicon.places[form].get(lexeme)!] = id
  }
  return ids
}
