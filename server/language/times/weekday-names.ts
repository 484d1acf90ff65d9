import { readable } from './readable.ts'
import { allTimeWords } from './words/words.ts'

let known: Set<string> | null = null

const plain = (text: string): string =>
  readable(text, 40)
    .text.replace(/[.:]+$/, '')
    .trim()

/** Whether a text is the name of a day of the week, whole or short, in any of our languages. */
export function isWeekdayName(text: string): boolean {
  known ??= new Set(
    allTimeWords.flatMap(({ days, weakDays }) =>
      [...days, ...weakDays].flatMap(forms => forms.split('|')).flatMap(form => plain(form) || []),
    ),
  )
  return text.length <= 40 && known.has(plain(text))
}
