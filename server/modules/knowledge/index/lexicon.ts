import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import { insertLexemes } from './inserts.ts'
import { noIds, note, type Stored } from './known-lexemes.ts'

export type Form = 'stem' | 'word' | 'language'

/** A lexeme with the number of chunks that contain it, and its place in the lexicon. */
export interface Lexeme {
  form: Form
  lexeme: string
  df: number
  place: number
}

/** The lexemes of a set of chunks, each once, in the order in which they came. */
export interface Lexicon {
  lexemes: Lexeme[]
  places: Record<Form, Map<string, number>>
}

export const emptyLexicon = (): Lexicon => ({ lexemes: [], places: noIds() })

/** Counts a lexeme for one more chunk; returns its place. */
export function count({ lexemes, places }: Lexicon, form: Form, lexeme: string): number {
  let place = places[form].get(lexeme)
  if (place === undefined) {
    place = lexemes.length
    lexemes.push({ form, lexeme, df: 0, place })
    places[form].set(lexeme, place)
  }
  lexemes[place]!.df++
  return place
}

/** The lexemes of a lexicon, sorted so that neighbouring index entries are written together. */
export const lexemesOf = ({ lexemes }: Lexicon): Lexeme[] =>
  lexemes.toSorted((a, b) => (a.lexeme < b.lexeme ? -1 : a.lexeme > b.lexeme ? 1 : 0))

/**
 * Counts the chunks of a source for its lexemes, and stores those that the knowledge base lacks. Returns their ids, by place.
 * Runs once for all chunks, because common words are in nearly every chunk. The caller has locked the base.
 */
export async function countedIds(db: Tx, kb: string, lexemes: Lexeme[]): Promise<number[]> {
  const found = noIds()
  for (let at = 0; at < lexemes.length; at += batchSize) {
    const { rows } = await sql<Stored>`${insertLexemes(kb, lexemes.slice(at, at + batchSize))}`.execute(db)
    note(found, rows)
  }
  const ids: number[] = []
  for (const { form, lexeme, place } of lexemes) ids[place] = found[form].get(lexeme)!
  return ids
}

/** Lexemes written at once. */
const batchSize = 2_000
