import type { Form } from './lexicon.ts'

/** The ids of lexemes, by form. */
export type LexemeIds = Record<Form, Map<string, number>>

/** A lexeme as it is stored. */
export interface Stored {
  id: number
  form: Form
  lexeme: string
}

/** What a base, locked, tells of the ids that are remembered. */
export interface LockedBase {
  /** Grows whenever lexemes of the base may have been deleted. */
  forgotten: number
  /** When the database server was started: another one may lack what was stored last (a standby that took over). */
  server: string
}

/** Ids that are right as long as the base is as it was then. */
interface Memory {
  /** Null when nothing is remembered, or when some ids may be those of deleted lexemes. */
  base: LockedBase | null
  ids: LexemeIds
}

/** Of each knowledge base that was taught lately: the next text has most of its lexemes too. */
const bases = new Map<string, Memory>()

/** About 100 bytes each. Those that come first are the most common. */
const mostLexemes = 50_000
const mostBases = 4

/** What is remembered of a knowledge base. */
export const recall = (kb: string): Memory => bases.get(kb) ?? { base: null, ids: noIds() }

/** Notes that the base is no longer as it was. */
export function doubt(kb: string): void {
  const memory = bases.get(kb)
  if (memory) memory.base = null
}

const isRight = ({ base }: Memory, now: LockedBase): boolean =>
  base?.forgotten === now.forgotten && base.server === now.server

/** Remembers lexemes that were committed under a lock of the base, which was like this. */
export function remember(kb: string, base: LockedBase, stored: readonly Stored[]): void {
  let memory = recall(kb)
  // A transaction that ended before lexemes were deleted may be heard of after them.
  if (memory.base?.server === base.server && memory.base.forgotten > base.forgotten) return
  if (!isRight(memory, base)) memory = { base, ids: noIds() }
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
