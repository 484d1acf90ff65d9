import { textsOf } from '#locales/load.ts'
import { withDigits } from '#server/language/numbers/number-words.ts'
import { hearsAny, phrasePattern, spoken } from '#server/language/phrases.ts'

/** A time counted from another: "an hour later", "two days earlier". Negative: earlier. */
export interface Shift {
  days: number
  minutes: number
}

/** Longer messages speak of something else too. */
const longest = 80

const sizes = [
  ['half_hour', { days: 0, minutes: 30 }],
  ['quarter_hour', { days: 0, minutes: 15 }],
  ['minute', { days: 0, minutes: 1 }],
  ['hour', { days: 0, minutes: 60 }],
  ['day', { days: 1, minutes: 0 }],
  ['week', { days: 7, minutes: 0 }],
] as const

/** The ending by which a unit is two of itself: "ساعتين" is two hours. */
const dual: Record<string, RegExp> = { ar: /(?:ين|ان)$/u, he: /יים$/u }

/** One to ten; they stand without a space before what they count. */
const kanjiNumbers = '一二三四五六七八九十'

/** How much later or earlier a message wants it; null when it says no length with a side. */
export function shiftIn(language: string, message: string): Shift | null {
  const { shifts, length } = textsOf(language).understanding.booking
  if (message.length > longest || hearsAny(language, length, message)) return null
  const said = spoken(withDigits(message, language))
  for (const [unit, { days, minutes }] of sizes) {
    const found = said.match(phrasePattern(language, shifts[unit]))?.[0]
    if (!found) continue
    const [before = '', after = ''] = said.split(found)
    const side = sideIn(language, before, after)
    if (!side) continue
    const [counted] = /\d+(?:[.,]5)?(?=\D*$)/.exec(before) ?? []
    const fixed = unit === 'half_hour' || unit === 'quarter_hour'
    const kanji = kanjiNumbers.indexOf(before.trim().slice(-1) || ' ') + 1
    const one = dual[language]?.test(found.trim()) ? 2 : kanji || 1
    const count = fixed ? 1 : counted ? Number(counted.replace(',', '.')) : one
    return { days: side * days * count, minutes: side * minutes * count }
  }
  return null
}

/** 1: later, -1: earlier. What follows the length counts before what leads to it. */
function sideIn(language: string, before: string, after: string): 1 | -1 | null {
  const { later, earlier } = textsOf(language).understanding.booking.shifts
  for (const text of [after, before]) {
    if (hearsAny(language, earlier, text)) return -1
    if (hearsAny(language, later, text)) return 1
  }
  return null
}

/** The moment so much later or earlier; days keep the hour on the clock of the zone. */
export function shifted(at: string, { days, minutes }: Shift, zone: string): string {
  const moved = Temporal.Instant.from(at).toZonedDateTimeISO(zone).add({ days }).add({ minutes })
  return new Date(moved.epochMilliseconds).toISOString()
}
