import { hears, hearsAny, otherWords, type Theme } from '#server/language/phrases/phrases.ts'
import type { Intent } from './course.ts'
import { wordsOf } from './words/words.ts'

/** A wish is said in a few words; in a longer turn the same words are part of an answer. */
const longestWish = 100

/** What a page's buttons send as if it were typed, in every language. */
const buttons = new Map<string, Extract<Intent, 'skip' | 'repeat' | 'wait' | 'leave'>>([
  ['/skip', 'skip'],
  ['/repeat', 'repeat'],
  ['/wait', 'wait'],
  ['/done', 'leave'],
])

const pressed = (text: string) => buttons.get(text.trim().toLowerCase())

/** Whether a turn is a button that was pressed: the person wishes something, and has said nothing. */
export const isButton = (text: string): boolean => pressed(text) !== undefined

const courtesies: Theme[] = ['thanks', 'greeting', 'courtesy', 'yes', 'no']

/**
 * What a turn asks of the conversation itself, when it says nothing else: "skip that one, please". null for everything that
 * is to be understood.
 */
export function wishIn(text: string, language: string): Exclude<Intent, 'answer' | 'aside'> | null {
  const button = pressed(text)
  if (button) return button
  if (text.length > longestWish) return null
  const { hears: wishes } = wordsOf(language)
  for (const wish of ['repeat', 'wait', 'skip', 'leave'] as const) {
    if (hearsAny(language, wishes[wish], text) && saysNothingElse(text, language, wishes[wish])) return wish
  }
  return null
}

/** Yes, no, or neither, to a question of ours that wants just that. */
export function yesOrNo(text: string, language: string): 'yes' | 'no' | null {
  if (text.length > longestWish) return null
  const [yes, no] = [hears(language, 'yes', text), hears(language, 'no', text)]
  // "No, let us go on": whoever says both, or something else as well, is not sure of leaving.
  if (no) return 'no'
  return yes ? 'yes' : null
}

const saysNothingElse = (text: string, language: string, phrases: string): boolean => {
  const longestFirst = phrases.split('|').toSorted((a, b) => b.length - a.length)
  return !otherWords(language, text, courtesies, longestFirst).length
}
