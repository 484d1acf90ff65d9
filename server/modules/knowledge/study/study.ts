import { createHash } from 'node:crypto'
import { languageOf } from '#server/language/text/language.ts'
import { type Drafts, draftsOf } from '../index/drafts.ts'
import { chunk, unitsIn } from '../reading/units/chunks.ts'
import type { Unit } from '../reading/units/units.ts'
import { studyInThread } from './in-thread.ts'

/** What a study finds out about a text before it is stored. */
export interface Study {
  /** SHA-256 of the text, to recognise the same text. */
  digest: Buffer
  language: string
  /** Lines or paragraphs, as the source was cut. */
  units: number
  drafts: Drafts
}

/**
 * Characters. A longer text is studied in a thread: this takes a second for each megabyte, and the start of a thread a
 * fifth of one.
 */
const longestHere = 128 * 1024

/** Whether a text is studied in a thread. */
export const isLong = (text: string): boolean => text.length > longestHere

/** Studies a text that its source cut into `units`. 400 when it makes too many chunks. */
export const study = (account: string, text: string, units: Iterable<Unit>): Promise<Study> =>
  isLong(text) ? studyInThread(account, text, [...units]) : studyHere(text, units)

/** The same, always in this thread: for a short text. */
export async function studyHere(text: string, units: Iterable<Unit>): Promise<Study> {
  const language = sourceLanguage(text)
  const chunks = chunk(units)
  return {
    digest: digestOf(text),
    language,
    units: unitsIn(chunks),
    drafts: await draftsOf(chunks, { language, phrasings: [] }),
  }
}

export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export const sourceLanguage = (text: string): string => languageOf(text, 'en')
