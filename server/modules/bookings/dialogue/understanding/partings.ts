import { textsOf } from '#locales/load.ts'
import { hearsAny, otherWords, phrasePattern, spoken } from '#server/language/phrases.ts'
import { timesIn } from '#server/language/times/times.ts'

/** A day in a goodbye, as a pattern for folded text: its name, or its number. */
function dayPattern(language: string): string {
  const { days, today, tomorrow } = textsOf(language).understanding.themes
  const names = [...days, today, tomorrow]
    .join('|')
    .split('|')
    .map(spoken)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map(name => name.replace(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', '[\\p{L}]*'))
  return `(?:${[...new Set(names)].join('|')}|\\d{1,2})`
}

/** "Merci vielmal": thanks have words of their own. */
const mostBeside = 1

/** Whether a message only takes leave until a day: "thanks, see you on Friday at 10". */
export function isParting(
  language: string,
  message: string,
  { now, timezone }: { now: Date; timezone: string },
): boolean {
  if (/[?？؟]/.test(message)) return false
  const { partings, agrees, instead, interjections, moves, cancels } = textsOf(language).understanding.booking
  if (hearsAny(language, moves, message) || hearsAny(language, cancels, message)) return false
  const pattern = phrasePattern(language, partings, dayPattern(language))
  const left = spoken(message).replace(pattern, ' ')
  if (left === spoken(message)) return false
  const rest = [agrees, instead, interjections].reduce(
    (text, list) => spoken(text).replace(phrasePattern(language, list), ' '),
    timesIn(left, { language, now, timezone }).left,
  )
  const courtesies = ['thanks', 'greeting', 'goodbye', 'yes', 'courtesy', 'onward', 'framing'] as const
  return otherWords(language, rest, [...courtesies]).length <= mostBeside
}
