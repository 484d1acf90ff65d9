import { textsOf } from '#locales/load.ts'
import { hears, hearsAny, otherWords, type Theme } from '#server/language/phrases.ts'
import type { Intent } from './course.ts'

/** A wish takes few words. In a turn with more characters the same words are part of an answer. */
const longestWish = 100

/** The page's buttons send these texts as if they were typed, in every language. */
const buttons = new Map<string, Extract<Intent, 'skip' | 'repeat' | 'wait' | 'leave'>>([
  ['/skip', 'skip'],
  ['/repeat', 'repeat'],
  ['/wait', 'wait'],
  ['/done', 'leave'],
])

const pressed = (text: string) => buttons.get(text.trim().toLowerCase())

/** Whether a turn is a button that was pressed. The person has said nothing then. */
export const isButton = (text: string): boolean => pressed(text) !== undefined

const courtesies: Theme[] = ['thanks', 'greeting', 'courtesy', 'yes', 'no']

/**
 * The wish of a turn that says nothing else, about the conversation itself: "skip that one, please". null for any other
 * turn, which is to be understood.
 */
export function wishIn(text: string, language: string): Exclude<Intent, 'answer' | 'aside'> | null {
  const button = pressed(text)
  if (button) return button
  if (text.length > longestWish) return null
  const wishes = textsOf(language).understanding.interview
  for (const wish of ['repeat', 'wait', 'skip', 'leave'] as const) {
    if (hearsAny(language, wishes[wish], text) && saysNothingElse(text, language, wishes[wish])) return wish
  }
  return null
}

/** Reads the reply to a yes-or-no question of ours; null where it is neither. */
export function yesOrNo(text: string, language: string): 'yes' | 'no' | null {
  if (text.length > longestWish) return null
  const [yes, no] = [hears(language, 'yes', text), hears(language, 'no', text)]
  // "No, let us go on": a person who says both, or something else as well, is not sure of leaving.
  if (no) return 'no'
  return yes ? 'yes' : null
}

const saysNothingElse = (text: string, language: string, phrases: string): boolean => {
  const longestFirst = phrases.split('|').toSorted((a, b) => b.length - a.length)
  return !otherWords(language, text, courtesies, longestFirst).length
}
