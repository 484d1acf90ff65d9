import type { Form } from './lexicon.ts'

/** The ids of lexemes, by form. */
export type LexemeIds = Record<Form, Map<string, number>>

/** A lexeme as it is stored. */
export interface Stored {
  id: number
  form: Form
  lexeme: string
}

/** Ids that are right as long as no lexemes of the knowledge base were deleted since. */
interface Memory {
  /** The base's `forgotten` when these lexemes were stored; null when nothing is remembered. */
  forgotten: number | null
  ids: LexemeIds
}

/** Of each knowledge base that was taught lately: the next text has most of its lexemes too. */
const bases = new Map<string, Memory>()

/** About 100 bytes each. Those that come first are the most common. */
const mostLexemes = 50_000
const mostBases = 4

/** What is remembered of a knowledge base. It is right only if the base, locked, has the same `forgotten`. */
export const recall = (kb: string): Memory => bases.get(kb) ?? { forgotten: null, ids: noIds() }

/** Remembers lexemes that were committed under a lock of the base, which had this `forgotten`. */
export function remember(kb: string, forgotten: number, stored: readonly Stored[]): void {
  let memory = recall(kb)
  // A transaction that ended before lexemes were deleted may be heard of after them.
  if (memory.forgotten !== null && memory.forgotten > forgotten) return
  if (memory.forgotten !== forgotten) memory = { forgotten, ids: noIds() }
  note(memory.ids, stored.slice(0, Math.max(0, mostLexemes - sizeOf(memory.ids))))
  // Last in the order of use.
  bases.delete(kb)
  bases.set(kb, memory)
  for (const oldest of bases.keys()) {
    if (bases.size <= mostBases) break
    bases.delete(oldest)
  }
}

export const noIds = (): LexemeIds => ({ stem: new Map(), word: new Map(), language: new Map() })

export function note(into: LexemeIds, stored: readonly Stored[]): void {
  for (const { id, form, lexeme } of stored) into[form].set(lexeme, id)
}

const sizeOf = ({ stem, word, language }: LexemeIds): number => stem.size + word.size + language.size
