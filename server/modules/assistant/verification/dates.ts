import { fold } from '#server/language/text/fold.ts'

const months = new Map<string, { pattern: RegExp; number: Map<string, number> }>()

/** The names of months in this language and in English, and the pattern of dates that use them. */
function monthsOf(language: string): { pattern: RegExp; number: Map<string, number> } {
  const known = months.get(language)
  if (known) return known
  const number = new Map<string, number>()
  for (const tag of new Set([language, 'en'])) {
    for (const month of ['long', 'short'] as const) {
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(tag, { ...(day && { day }), month, timeZone: 'UTC' })
        for (let i = 0; i < 12; i++) {
          const name = format.formatToParts(Date.UTC(2024, i, 1)).find(({ type }) => type === 'month')?.value
          const plain = fold(name ?? '')
            .replace(/\.$/, '')
            .trim()
          if (/\p{L}{3}/u.test(plain) && !number.has(plain)) number.set(plain, i + 1)
        }
      }
    }
  }
  const names = [...number.keys()].sort((a, b) => b.length - a.length).join('|')
  const day = '(\\d{1,2})(?:st|nd|rd|th|er|º|ª|\\.|-?го)?'
  const named = `(?<![\\p{L}\\d])(?:${day}\\s+(?:de |of |di )?(${names})\\.?|(${names})\\.?\\s+(?:the )?${day})(?![\\p{L}\\d])(?:,?\\s+(?:de |of )?(\\d{4})(?!\\d))?`
  const iso = '(?<!\\d)(\\d{4})-(\\d{1,2})-(\\d{1,2})(?!\\d)'
  const numeric =
    '(?<![\\p{L}\\d./])(\\d{1,2})(?:/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?|\\.\\s?(\\d{1,2})\\.(?:\\s?(\\d{4}|\\d{2}))?)(?![\\p{L}\\d/])'
  const japanese = '(\\d{1,2})月(\\d{1,2})日'
  const made = { pattern: new RegExp(`${iso}|${named}|${numeric}|${japanese}`, 'gu'), number }
  months.set(language, made)
  return made
}

/** Dates in words and numerals: "3 March", "March 3rd", "2027-03-03", "03/03/2027", "3.3.". */
export const datePattern = (language: string): RegExp => monthsOf(language).pattern

/** What the pattern found as `month-day` or `month-day-year`; null when there is no such day. */
export function dateOf(found: RegExpExecArray, language: string, country: string | null): string | null {
  const [, isoYear, isoMonth, isoDay, day, name, otherName, otherDay, year, ...numeric] = found
  const named = name ?? otherName
  if (named) return keyOf(monthsOf(language).number.get(named), Number(day ?? otherDay), year)
  if (isoMonth) return keyOf(Number(isoMonth), Number(isoDay), isoYear)
  const [first, slashed, slashedYear, dotted, dottedYear, jaMonth, jaDay] = numeric
  if (jaMonth) return keyOf(Number(jaMonth), Number(jaDay), undefined)
  const second = Number(slashed ?? dotted)
  const [monthNumber, dayNumber] =
    country === 'US' && slashed ? [Number(first), second] : [second, Number(first)]
  return keyOf(monthNumber, dayNumber, slashedYear ?? dottedYear)
}

const keyOf = (month: number | undefined, day: number, year: string | undefined): string | null => {
  if (!month || month > 12 || day < 1 || day > 31) return null
  const century = year?.length === 2 ? `20${year}` : year
  return century ? `${month}-${day}-${century}` : `${month}-${day}`
}
