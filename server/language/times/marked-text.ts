import { textsOf } from '#locales/load.ts'
import { hearsAny, phrasePattern, spoken } from '../phrases.ts'

/** From a day to another, both included; one day is a period too. */
export interface Period {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/**
 * A message while its days are looked for. Days that were found stand in the text as one character each (of Unicode's
 * private use area), so that what stands between two of them can be read.
 */
export interface MarkedText {
  text: string
  language: string
  today: Temporal.PlainDate
  found: Period[]
  /** The marks that stand for a weekday without a date (0 is Monday). */
  weekdays: Map<string, number>
}

const firstMark = 0xe000
const anyMark = /[\uE000-\uEFFF]/g

/** A mark, as a group of a pattern. */
export const mark = '([\\uE000-\\uEFFF])'

/** What people type between the two ends of a range. */
export const dash = '[–—~〜～]'

/** The number of a unit ("in three days") in digits or words. */
const anyNumber = '(?:\\d{1,3}|[\\p{L}]+)'

export function markedText(message: string, language: string, today: Temporal.PlainDate): MarkedText {
  const { days } = textsOf(language).understanding.themes
  const isWeekday = (word: string) => hearsAny(language, days.join('|'), word)
  // "Mo-Fr": `spoken` would take the dash away.
  const dashed = message.replace(/(\p{L}+)\.?\s?[-–]\s?(\p{L}+)/gu, (all, first, last) =>
    isWeekday(first) && isWeekday(last) ? `${first} – ${last}` : all,
  )
  return { text: prepared(dashed), language, today, found: [], weekdays: new Map() }
}

/** Folded, with Western digits, dashes between numbers, and the hyphens of a written date kept. */
const prepared = (message: string): string =>
  message
    .replace(anyMark, ' ')
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/(\d)['’]\p{L}{1,4}(?![\p{L}])/gu, '$1')
    .split(/(\d{4}-\d{1,2}-\d{1,2})/)
    .map((part, i) => (i % 2 ? part : spoken(part.replace(/(\d\.?)\s*[-‐‑–]\s*(?=\d)/g, '$1 – '))))
    .join('')

export const withoutMarks = (text: string): string => text.replaceAll(anyMark, ' ')

/** Keeps a period; its mark, to be put into the text. */
export function keep(marked: MarkedText, period: Period): string {
  marked.found.push(period)
  return ` ${String.fromCharCode(firstMark + marked.found.length - 1)} `
}

export const keepDay = (marked: MarkedText, date: Temporal.PlainDate): string =>
  keep(marked, { from: date, to: date })

export const indexOf = (sign: string): number => sign.charCodeAt(0) - firstMark

export const markAt = (index: number): string => String.fromCharCode(firstMark + index)

/** Replaces what the phrases say; a `#` in them is handed over as a number. Whether they said it. */
export function take(
  marked: MarkedText,
  phrases: string,
  instead: (number: number) => string = () => ' ',
): boolean {
  let taken = false
  marked.text = marked.text.replace(phrasePattern(marked.language, phrases, anyNumber), match => {
    const number = phrases.includes('#') ? numberIn(match, marked.language) : 0
    if (number === null) return match
    taken = true
    return instead(number)
  })
  return taken
}

/** A number in digits or in the language's words up to twelve; null when it is neither. */
function numberIn(match: string, language: string): number | null {
  const digits = /\d+/.exec(match)
  if (digits) return Number(digits[0])
  const names = textsOf(language).understanding.numbers.split(' ')
  const numbers = match.split(/\s+/).map(word => names.indexOf(word))
  return numbers.find(number => number > 0 && number <= 12) ?? null
}

/** Null when there is no such day. */
export function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}
