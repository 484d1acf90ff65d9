import { spoken } from '#server/language/phrases.ts'

const written = /(?<![\p{L}\p{N}])(\d{4})-(\d{1,2})-(\d{1,2})(?![\p{L}\p{N}])/gu
const numeric = /(?<![\p{L}\p{N}./])(\d{1,2})[./](\d{1,2})(?:\.|[./]\d{2,4})?(?![\p{L}\p{N}])/gu
const japanese = /(\d{1,2})月(\d{1,2})日/gu

const months = new Map<string, { pattern: RegExp; number: Map<string, number> }>()

/** The names of months in this language, long and short, as dates use them: "24 December", "24. Dez.". */
function monthsOf(language: string): { pattern: RegExp; number: Map<string, number> } {
  const known = months.get(language)
  if (known) return known
  const number = new Map<string, number>()
  for (const month of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
    for (let i = 0; i < 12; i++) {
      const name = format.formatToParts(Date.UTC(2024, i, 1)).find(part => part.type === 'month')?.value ?? ''
      const plain = spoken(name).replace(/\.$/, '').trim()
      if (/\p{L}{3}/u.test(plain)) number.set(plain, i + 1)
    }
  }
  const names = [...number.keys()].sort((a, b) => b.length - a.length).join('|') || '(?!)'
  const ordinal = '(\\d{1,2})(?:st|nd|rd|th|er|º|ª|\\.)?'
  const of = '(?:\\s+(?:de|of))?'
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${ordinal}${of}\\s+(${names})|(${names})\\s+(?:the\\s+)?${ordinal})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  const made = { pattern, number }
  months.set(language, made)
  return made
}

/**
 * The dates that a message names, in the coming year: "24 December", "2026-12-24", "24.12." and, depending on the
 * country, "24/12" or "12/24". Dates that do not exist are left out.
 */
export function datesIn(
  message: string,
  language: string,
  { today, country }: { today: Temporal.PlainDate; country: string | null },
): Temporal.PlainDate[] {
  const text = spokenDates(message)
  const found: Temporal.PlainDate[] = []
  const add = (month: number, day: number, year?: number) => {
    const date = dateOf(year ?? today.year, month, day)
    if (!date) return
    const passed = year === undefined && Temporal.PlainDate.compare(date, today) < 0
    found.push(passed ? (dateOf(today.year + 1, month, day) ?? date) : date)
  }
  for (const [, year, month, day] of text.matchAll(written)) add(Number(month), Number(day), Number(year))
  for (const [, first, second] of text.replace(written, ' ').matchAll(numeric)) {
    if (country === 'US') add(Number(first), Number(second))
    else add(Number(second), Number(first))
  }
  for (const [, month, day] of text.matchAll(japanese)) add(Number(month), Number(day))
  const { pattern, number } = monthsOf(language)
  for (const [, day, name, otherName, otherDay] of text.matchAll(pattern)) {
    add(number.get(name ?? otherName!)!, Number(day ?? otherDay))
  }
  return found
}

/** The message without its dates; unchanged when it has none. */
export function withoutDates(message: string, language: string): string {
  const text = spokenDates(message)
  const left = [written, numeric, japanese, monthsOf(language).pattern].reduce(
    (rest, form) => rest.replace(form, ' '),
    text,
  )
  return left === text ? message : left
}

/** Folded, but with the hyphens of a date kept. */
const spokenDates = (message: string): string =>
  message
    .split(/(\d{4}-\d{1,2}-\d{1,2})/)
    .map((part, i) => (i % 2 ? part : spoken(part)))
    .join('')

function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}
