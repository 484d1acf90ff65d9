import type { Locale } from '#locales/types.ts'
import { sentences } from '#server/language/text/sentences.ts'

/** A turn of the call on a line that was lost. */
export interface SpokenBefore {
  speaker: 'agent' | 'person'
  text: string
  cut_short: boolean
}

/**
 * The first words on a line that replaces a lost one: an excuse, and our last question once more. Null when the caller has
 * not heard our first words to their end: who we are, and that the call is recorded.
 */
export function sayAgain(before: SpokenBefore[], words: Locale['phoneCall']): string | null {
  const ours = before.filter(({ speaker }) => speaker === 'agent')
  if (ours.every(({ cut_short }) => cut_short)) return null
  const last = before.at(-1)
  const question = last?.speaker === 'agent' ? questionAtEnd(last.text) : null
  return `${words.lost_you} ${question ?? words.go_on}`
}

const questionAtEnd = (text: string): string | null => {
  const last = sentences(text).at(-1)?.trim()
  return last && /[?？؟]$/u.test(last) ? last : null
}
