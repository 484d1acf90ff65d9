import type { Form } from './lexicon.ts'

/** The ids of lexemes, by form. */
export type LexemeIds = Record<Form, Map<string, number>>

/** A lexeme as it is stored. */
export interface Stored {
  id: number
  form: Form
  lexeme: string
}

/** What an index tells, while it is held, of the ids that are remembered. */
export interface HeldIndex {
  /** Grows whenever lexemes of it may have been deleted. */
  forgotten: number
  /** When the database server was started: another one may lack what was stored last (a standby that took over). */
  server: string
}

/** Ids that are right as long as the index is as it was then. */
interface Memory {
  /** Null when nothing is remembered. */
  index: HeldIndex | null
  ids: LexemeIds
}

/** Of each knowledge base that was taught lately: the next text has most of its lexemes too. */
const bases = new Map<string, Memory>()

/** About 100 bytes each. Those that come first are the most common. */
const mostLexemes = 50_000
const mostBases = 4

/** What is remembered of a knowledge base. */
export const recall = (kb: string): Memory => bases.get(kb) ?? { index: null, ids: idsOf([]) }

/** Whether no id that is remembered can have become wrong since. */
export const isRight = ({ index }: Memory, now: HeldIndex): boolean =>
  index?.forgotten === now.forgotten && index.server === now.server

/** Remembers lexemes that were committed while the index was held, and was like this. */
export function remember(kb: string, index: HeldIndex, stored: readonly Stored[]): void {
  let memory = recall(kb)
  // A transaction that ended before lexemes were deleted may be heard of after them.
  if (memory.index?.server === index.server && memory.index.forgotten > index.forgotten) return
  if (!isRight(memory, index)) memory = { index, ids: idsOf([]) }
  note(memory.ids, stored.slice(0, Math.max(0, mostLexemes - sizeOf(memory.ids))))
  // Last in the order of use.
  bases.delete(kb)
  bases.set(kb, memory)
  for (const oldest of bases.keys()) {
    if (bases.size <= mostBases) break
    bases.delete(oldest)
  }
}

export function idsOf(stored: readonly Stored[]): LexemeIds {
  const ids = { stem: new Map(), word: new Map(), language: new Map() }
  note(ids, stored)
  return ids
}

function note(into: LexemeIds, stored: readonly Stored[]): void {
  for (const { id, form, lexeme } of stored) into[form].set(lexeme, id)
}

const sizeOf = ({ stem, word, language }: LexemeIds): number => stem.size + word.size + language.size
