import type { Form } from './lexicon.ts'

/** The ids of lexemes, by form. */
export type Lexemes = Record<Form, Map<string, number>>

/**
 * Of each knowledge base that was taught lately, the ids of lexemes: the next text has most of them too. An id may be
 * outdated, because lexemes are deleted with their last chunk; but an id that was committed is never given to another lexeme.
 */
const bases = new Map<string, Lexemes>()

/** About 100 bytes each. */
const mostLexemes = 50_000
const mostBases = 4

/** The remembered ids of a knowledge base, by lexeme, to read and to add to. */
export function lexemesOf(kb: string): Lexemes {
  const known = bases.get(kb)
  const kept = known && sizeOf(known) <= mostLexemes ? known : noLexemes()
  // Last in the order of use.
  bases.delete(kb)
  bases.set(kb, kept)
  for (const oldest of bases.keys()) {
    if (bases.size <= mostBases) break
    bases.delete(oldest)
  }
  return kept
}

export const noLexemes = (): Lexemes => ({ stem: new Map(), word: new Map(), language: new Map() })

const sizeOf = ({ stem, word, language }: Lexemes): number => stem.size + word.size + language.size
