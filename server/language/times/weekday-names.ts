import { languages } from '#locales/load.ts'
import { readable } from './readable.ts'
import { timeWordsOf } from './words/words.ts'

let known: Set<string> | null = null

const plain = (text: string): string =>
  readable(text, 40)
    .text.replace(/[.:]+$/, '')
    .trim()

/** Whether a text is the name of a day of the week, whole or short, in any of our languages. */
export function isWeekdayName(text: string): boolean {
  known ??= new Set(
    languages.flatMap(language => {
      const { days, weakDays } = timeWordsOf(language)
      return [...days, ...weakDays].flatMap(forms => forms.split('|')).flatMap(form => plain(form) || [])
    }),
  )
  return text.length <= 40 && known.has(plain(text))
}
