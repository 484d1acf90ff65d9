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

export const emptyLexicon = (): Lexicon => ({
  lexemes: [],
  places: { stem: new Map(), word: new Map(), language: new Map() },
})

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

/**
 * The lexemes of a lexicon in an order that all share: neighbouring index entries are written together, and no two who store the
 * same wait for one another.
 */
export const lexemesOf = ({ lexemes }: Lexicon): Lexeme[] => lexemes.toSorted(byLexeme)

function byLexeme(a: Lexeme, b: Lexeme): number {
  if (a.lexeme !== b.lexeme) return a.lexeme < b.lexeme ? -1 : 1
  return a.form < b.form ? -1 : 1
}
