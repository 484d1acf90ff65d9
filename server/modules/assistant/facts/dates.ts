import { textsOf } from '#locales/load.ts'
import { hearsAny, phrasePattern, spoken, type Theme } from '#server/language/phrases.ts'
import { clockTimesIn, type DayPart, type NamedHour, partsIn } from './clock.ts'
import { holidayOf } from './holidays.ts'
import { monthNames } from './month-names.ts'

/** From a day to another, both included; one day is a period too. */
export interface Period {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/** What a message names of days and times. */
export interface NamedDays {
  periods: Period[]
  /** Weekdays without a date, 0 is Monday. */
  weekdays: number[]
  /** "On weekdays", "every day": no day in particular. */
  anyDay: boolean
  /** Whether a period was named as a holiday ("Easter Monday"). */
  holiday: boolean
  hours: NamedHour[]
  parts: DayPart[]
  /** The message, as patterns compare it, without all of these. */
  left: string
}

const written = /(?<![\p{L}\p{N}])(\d{4})-(\d{1,2})-(\d{1,2})(?![\p{L}\p{N}])/gu
const numeric =
  /(?<![\p{L}\p{N}./:])(\d{1,2})([./])(\d{1,2})(?:\2(\d{4}|\d{2})?)?(?![\p{L}\p{N}]|[.:/]\d|\s*(?:uhr|uur|h|am|pm)\b)/gu
const japanese = /(?:(20\d\d)年)?(\d{1,2})月(\d{1,2})日/gu
const japaneseMonth = /(\d{1,2})月(?!\d)/gu

/** Found days stand in the text as one character each, so that what stands between them can be read. */
const firstMark = 0xe000
const mark = '([\\uE000-\\uEFFF])'
const anyMark = /[\uE000-\uEFFF]/g
const dash = '[–—~〜～]'

/** The number of a unit ("in three days") in digits or words. */
const anyNumber = '(?:\\d{1,3}|[\\p{L}]+)'

/**
 * The days and times that a message names, in the coming year: dates ("24 December", "2026-12-24", "24.12.", and
 * depending on the country "24/12" or "12/24"), ranges of them, holidays, days counted from today, weeks, months,
 * weekdays, parts of a day and hours. Days that do not exist are left out.
 */
export function namedDaysIn(
  message: string,
  language: string,
  { today, country }: { today: Temporal.PlainDate; country: string | null },
): NamedDays {
  const { calendar, holidays, themes } = textsOf(language).understanding
  const found: Period[] = []
  const weekdayMarks = new Map<string, number>()
  let holiday = false
  const isWeekday = (word: string) => hearsAny(language, themes.days.join('|'), word)
  // "Mo-Fr": `spoken` would take the dash away.
  const dashed = message.replace(/(\p{L}+)\.?\s?[-–]\s?(\p{L}+)/gu, (all, first, last) =>
    isWeekday(first) && isWeekday(last) ? `${first} – ${last}` : all,
  )
  let text = prepared(dashed)

  const keep = (period: Period): string => {
    found.push(period)
    return ` ${String.fromCharCode(firstMark + found.length - 1)} `
  }
  const day = (date: Temporal.PlainDate): string => keep({ from: date, to: date })
  const inDays = (days: number): string => day(today.add({ days }))
  const numbered = (month: number, dayOfMonth: number, year?: number): string | null => {
    const date = dateOf(year ?? today.year, month, dayOfMonth)
    if (!date) return null
    const passed = year === undefined && Temporal.PlainDate.compare(date, today) < 0
    return day(passed ? (dateOf(today.year + 1, month, dayOfMonth) ?? date) : date)
  }
  /** Replaces what the phrases say; `#` in them is handed over as a number. */
  const take = (phrases: string, instead: (number: number) => string) => {
    text = text.replace(phrasePattern(language, phrases, anyNumber), match => {
      const number = phrases.includes('#') ? numberIn(match, language) : 0
      return number === null ? match : instead(number)
    })
  }

  const named = Object.entries(holidays)
    .flatMap(([rule, names]) => names.split('|').map(name => ({ rule, name })))
    .sort((a, b) => b.name.length - a.name.length)
  for (const { rule, name } of named) {
    if (!hearsAny(language, name, text)) continue
    take(name, () => {
      holiday = true
      return keep(holidayOf(rule, today))
    })
  }
  const anyDay = hearsAny(language, calendar.any_day, text)
  take(calendar.any_day, () => ' ')
  text = text.replace(
    written,
    (all, year, month, dayOfMonth) => numbered(Number(month), Number(dayOfMonth), Number(year)) ?? all,
  )
  const { dated, alone, numberOf } = monthNames(language)
  text = text.replace(dated, (all, first, name, otherName, second, year) => {
    const month = numberOf(name ?? otherName)
    return numbered(month, Number(first ?? second), year ? Number(year) : undefined) ?? all
  })
  text = text.replace(
    japanese,
    (all, year, month, dayOfMonth) =>
      numbered(Number(month), Number(dayOfMonth), year ? Number(year) : undefined) ?? all,
  )
  text = text.replace(numeric, (all, first, separator, second, year) => {
    const monthFirst = country === 'US' && separator === '/'
    const [month, dayOfMonth] = monthFirst ? [first, second] : [second, first]
    const full = year ? Number(year.length === 2 ? `20${year}` : year) : undefined
    return numbered(Number(month), Number(dayOfMonth), full) ?? all
  })
  joinNumbers()
  take(calendar.in_a_week, () => inDays(7))
  take(calendar.after_tomorrow, () => inDays(2))
  take(calendar.in_weeks, number => inDays(7 * number))
  take(calendar.in_days, number => inDays(number))
  const months = [calendar.month]
    .filter(Boolean)
    .map(list => `(?:${list.split('|').map(spoken).join('|')})\\s*`)
  for (const before of months) {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${before}(${alone})(?:'[\\p{L}]+)?(?![\\p{L}\\p{N}])`, 'gu')
    text = text.replace(whole, (all, name) => month(numberOf(name)) ?? all)
  }
  if (language === 'ja') text = text.replace(japaneseMonth, (all, number) => month(Number(number)) ?? all)

  for (let weekday = 0; weekday < 7; weekday++) {
    text = text.replace(phrasePattern(language, themes.days[weekday]!), match => {
      const sign = keep({ from: today, to: today })
      weekdayMarks.set(sign.trim(), weekday)
      // "Freitagabend": the part of the day stands in the same word.
      const rest =
        hearsAny(language, calendar.evening, match) || hearsAny(language, calendar.afternoon, match)
      return `${sign}${rest || hearsAny(language, calendar.morning, match) ? match : ''} `
    })
  }
  const lone = loneRange()
  text = text.replaceAll(/(?<=\S)\s+(?=\S)/g, ' ')
  const clock = clockTimesIn(text, language)
  text = clock.left
  const nextWeek = hearsAny(language, calendar.next_week, text)
  take(calendar.next_week, () => ' ')
  const thisWeek = hearsAny(language, calendar.this_week, text)
  take(calendar.this_week, () => ' ')

  // "Guten Morgen" does not mean tomorrow.
  take(themes.greeting, () => ' ')
  take(themes.goodbye, () => ' ')
  const namesToday = hearsAny(language, themes.today, text)
  // "Freitag Morgen" is no other day than "Freitagmorgen".
  let morning = false
  const morrow = new RegExp(
    `(${mark})\\s+(?:${themes.tomorrow.split('|').map(spoken).join('|')})(?![\\p{L}])`,
    'gu',
  )
  text = text.replace(morrow, (all, _, sign) => {
    if (!weekdayMarks.has(sign)) return all
    morning = true
    return sign
  })
  // "Morgenochtend" is tomorrow and a part of it.
  const morrowParts = themes.tomorrow.split('|').filter(word => partsIn(spoken(word), language).parts.length)
  const namesTomorrow = hearsAny(language, morrowParts.join('|'), text)
  const parts = partsIn(text, language)
  text = parts.left
  take(themes.today, () => ' ')
  if (namesToday) day(today)
  if (namesTomorrow || hearsAny(language, themes.tomorrow, text)) inDays(1)
  take(themes.tomorrow, () => ' ')
  const weekend = hearsAny(language, themes.weekend, text)
  take(themes.weekend, () => ' ')
  const next = hearsAny(language, calendar.next, text)
  if (next && (weekdayMarks.size || weekend)) take(calendar.next, () => ' ')
  if (!found.length) loneDays()

  const merged = ranges()
  const periods = [...merged.periods, ...(lone ? [lone] : [])]
  const weekdays = merged.weekdays
  if (weekend) weekdays.push(...[5, 6].filter(each => !weekdays.includes(each)))
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  if (nextWeek && !weekdays.length) {
    periods.push({ from: monday.add({ days: 7 }), to: monday.add({ days: 13 }) })
  } else if (nextWeek) {
    for (const each of weekdays.splice(0)) periods.push(only(monday.add({ days: 7 + each })))
  } else if (thisWeek && !weekdays.length) {
    periods.push({ from: today, to: monday.add({ days: 6 }) })
  } else if (next) {
    // Said on a Monday, "next Friday" is four days away to some, eleven to others: both are named.
    for (const each of weekdays.splice(0)) {
      const coming = today.add({ days: ((each + 7 - today.dayOfWeek) % 7) + 1 })
      periods.push(only(coming))
      if (Temporal.PlainDate.compare(coming, monday.add({ days: 7 })) < 0)
        periods.push(only(coming.add({ days: 7 })))
    }
  }
  return {
    periods,
    weekdays,
    anyDay,
    holiday,
    hours: clock.hours,
    parts: morning ? [...new Set<DayPart>([...parts.parts, 'morning'])] : parts.parts,
    left: text.replaceAll(anyMark, ' '),
  }

  /** The whole month; what is left of this one. */
  function month(number: number): string | null {
    if (number < 1 || number > 12) return null
    const year = number < today.month ? today.year + 1 : today.year
    const first = Temporal.PlainDate.from({ year, month: number, day: 1 })
    const from = Temporal.PlainDate.compare(first, today) < 0 ? today : first
    return keep({ from, to: first.add({ days: first.daysInMonth - 1 }) })
  }

  /** "24 and 26 December", "27.–30.12.", "December 27 to 30": a number beside a date is a day of its month. */
  function joinNumbers() {
    const joints = [calendar.and, calendar.to]
      .flatMap(list => list.split('|'))
      .map(spoken)
      .filter(Boolean)
    const joint = `\\s*(?:${dash}|,|${joints.map(word => (language === 'ja' ? word : `(?<![\\p{L}])${word}(?![\\p{L}])`)).join('|')})\\s*`
    const before = new RegExp(
      `(?<![\\p{L}\\p{N}:./])(ב)?(\\d{1,2})(?:st|nd|rd|th|er|e|º|\\.|日)?(?=${joint}${mark})`,
      'u',
    )
    const after = new RegExp(
      `(?<=${mark}${joint})(?:the\\s+)?(\\d{1,2})(?:日|(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:.]|\\s*(?:am|pm)\\b))`,
      'u',
    )
    for (let again = true; again; ) {
      again = false
      text = text.replace(before, (all, _, number, sign) => {
        const beside = found[sign.charCodeAt(0) - firstMark]!.from
        const date = dateOf(beside.year, beside.month, Number(number))
        if (!date) return all
        again = true
        return day(Temporal.PlainDate.compare(date, beside) > 0 ? date.subtract({ months: 1 }) : date)
      })
    }
    if (language !== 'en' && language !== 'ja') return
    text = text.replace(after, (all, sign, number) => {
      const beside = found[sign.charCodeAt(0) - firstMark]!.from
      const date = dateOf(beside.year, beside.month, Number(number))
      return date && Temporal.PlainDate.compare(date, beside) > 0 ? day(date) : all
    })
  }

  /** "Vom 24. bis 26.": days of the month that no name of a month follows. Hours are no days: "from 9 to 5". */
  function loneRange(): Period | null {
    const joints = [calendar.and, calendar.to]
      .flatMap(list => list.split('|'))
      .map(spoken)
      .filter(Boolean)
    const ordinal = '(\\d{1,2})(st|nd|rd|th|e|º|\\.(?!\\d)|日)?'
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}:.])${ordinal}\\s*(?:${dash}|${joints.join('|')})\\s*(?:the\\s+)?${ordinal}(?![\\p{L}\\p{N}:]|\\s*(?:am|pm|uhr|h)\\b)`,
      'u',
    )
    const match = pattern.exec(text)
    if (!match) return null
    const [all, first, firstOrdinal, last, lastOrdinal] = match
    if (!firstOrdinal && !lastOrdinal && Number(first) <= 24 && Number(last) <= 24) return null
    const from = dayOfMonth(Number(first))
    const to = from && dateOf(from.year, from.month, Number(last))
    if (!from || !to || Temporal.PlainDate.compare(to, from) < 0) return null
    text = text.replace(all, ' ')
    return { from, to }
  }

  /** "On the 27th". */
  function loneDays() {
    const list = calendar.day
    const pattern = phrasePattern(language, list, '\\d{1,2}(?:st|nd|rd|th|er|e|º|\\.)?')
    text = text.replace(pattern, match => {
      const date = dayOfMonth(Number(/\d+/.exec(match)![0]))
      return date ? day(date) : match
    })
  }

  /** That day of this month, or of the next when it is over. */
  function dayOfMonth(number: number): Temporal.PlainDate | null {
    const here = dateOf(today.year, today.month, number)
    if (here && Temporal.PlainDate.compare(here, today) >= 0) return here
    const next = today.with({ day: 1 }).add({ months: 1 })
    return dateOf(next.year, next.month, number)
  }

  /** Joins days that are the ends of a range; what is left are single days. */
  function ranges(): { periods: Period[]; weekdays: number[] } {
    const list = (phrases: string) =>
      phrases
        .split('|')
        .map(spoken)
        .filter(Boolean)
        .sort((a, b) => b.length - a.length)
        .join('|') || '(?!)'
    const begins = `(?:(${list(calendar.between)})\\s*)?`
    const range = new RegExp(
      `${begins}${mark}\\s*(?:(${list(calendar.to)}|${dash})|(${list(calendar.and)}))\\s*(?:the\\s+)?${mark}`,
      'u',
    )
    const inRange = new Set<number>()
    const periods: Period[] = []
    const weekdays: number[] = []
    for (let match = range.exec(text); match; match = range.exec(text)) {
      const [all, between, first, through, , second] = match
      const [a, b] = [first!.charCodeAt(0) - firstMark, second!.charCodeAt(0) - firstMark]
      const [one, other] = [weekdayMarks.get(first!), weekdayMarks.get(second!)]
      const from = found[a]!.from
      const to = found[b]!.to
      const joined = between !== undefined || through !== undefined
      if (joined && one !== undefined && other !== undefined) {
        for (let each = one; ; each = (each + 1) % 7) {
          weekdays.push(each)
          if (each === other) break
        }
        inRange.add(a).add(b)
      } else if (joined && one === undefined && other === undefined) {
        if (Temporal.PlainDate.compare(from, to) <= 0) {
          periods.push({ from, to })
          inRange.add(a).add(b)
        }
      }
      text = text.replace(all, ' ')
    }
    found.forEach((period, i) => {
      if (inRange.has(i)) return
      const weekday = weekdayMarks.get(String.fromCharCode(firstMark + i))
      if (weekday === undefined) periods.push(period)
      else if (!weekdays.includes(weekday)) weekdays.push(weekday)
    })
    // "Friday, 4 December" is one day.
    const dates = periods.filter(({ from, to }) => from.equals(to))
    const left = weekdays.filter(each => !dates.some(({ from }) => from.dayOfWeek === each + 1))
    return { periods: inOrder(periods), weekdays: dates.length ? left : weekdays }
  }
}

const only = (date: Temporal.PlainDate): Period => ({ from: date, to: date })

function inOrder(periods: Period[]): Period[] {
  const sorted = [...periods].sort((a, b) => Temporal.PlainDate.compare(a.from, b.from))
  return sorted.filter(
    ({ from, to }, i) => !sorted.some((o, j) => j < i && o.from.equals(from) && o.to.equals(to)),
  )
}

/** A number in digits or in the language's words; null when it is neither. */
function numberIn(match: string, language: string): number | null {
  const digits = /\d+/.exec(match)
  if (digits) return Number(digits[0])
  const names = textsOf(language).understanding.numbers.split(' ')
  for (const word of match.split(/\s+/)) {
    const number = names.indexOf(word)
    if (number > 0 && number <= 12) return number
  }
  return null
}

/** Folded, with Western digits, dashes between numbers, and the hyphens of a written date kept. */
const prepared = (message: string): string =>
  message
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/(\d)['’]\p{L}{1,4}(?![\p{L}])/gu, '$1')
    .split(/(\d{4}-\d{1,2}-\d{1,2})/)
    .map((part, i) => (i % 2 ? part : spoken(part.replace(/(\d\.?)\s*[-‐‑–]\s*(?=\d)/g, '$1 – '))))
    .join('')

function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

/** The themes that a message's days may stand in besides. */
export const dayThemes: Theme[] = ['today', 'tomorrow', 'weekend', 'days']
