import { textsOf } from '#locales/load.ts'
import { hearsAny, phrasePattern, spoken } from '../phrases.ts'
import { clockTimesIn, type DayPart, type NamedHour, partsIn } from './clock.ts'
import { joinNumbers, loneDays, loneRange, rangesOf } from './day-ranges.ts'
import { holidayOf } from './holidays.ts'
import {
  dateOf,
  keep,
  keepDay,
  type MarkedText,
  mark,
  markedText,
  type Period,
  take,
  withoutMarks,
} from './marked-text.ts'
import { monthNames } from './month-names.ts'

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
  const { calendar, themes } = textsOf(language).understanding
  const marked = markedText(message, language, today)
  const holiday = takeHolidays(marked)
  const anyDay = take(marked, calendar.any_day)
  takeDates(marked, country)
  joinNumbers(marked)
  takeCounted(marked)
  takeMonths(marked)
  takeWeekdays(marked)
  const lone = loneRange(marked)
  marked.text = marked.text.replaceAll(/\s+/g, ' ')
  const clock = clockTimesIn(marked.text, language)
  marked.text = clock.left
  const nextWeek = take(marked, calendar.next_week)
  const thisWeek = take(marked, calendar.this_week)
  // "Guten Morgen" does not mean tomorrow.
  take(marked, themes.greeting)
  take(marked, themes.goodbye)
  const parts = takeTodayAndTomorrow(marked)
  const weekend = take(marked, themes.weekend)
  const next = hearsAny(language, calendar.next, marked.text)
  if (next && (marked.weekdays.size || weekend)) take(marked, calendar.next)
  if (!marked.found.length) loneDays(marked)

  const { periods, weekdays } = rangesOf(marked)
  if (lone) periods.push(lone)
  if (weekend) weekdays.push(...[5, 6].filter(each => !weekdays.includes(each)))
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  if (nextWeek && !weekdays.length) {
    periods.push({ from: monday.add({ days: 7 }), to: monday.add({ days: 13 }) })
  } else if (nextWeek) {
    for (const each of weekdays.splice(0)) periods.push(only(monday.add({ days: 7 + each })))
  } else if (thisWeek && !weekdays.length) {
    periods.push({ from: today, to: monday.add({ days: 6 }) })
  } else if (next) {
    for (const each of weekdays.splice(0)) periods.push(...nextOnes(each, today))
  }
  return { periods, weekdays, anyDay, holiday, hours: clock.hours, parts, left: withoutMarks(marked.text) }
}

const only = (date: Temporal.PlainDate): Period => ({ from: date, to: date })

/** Said on a Monday, "next Friday" is four days away to some, eleven to others: both are named. */
function nextOnes(weekday: number, today: Temporal.PlainDate): Period[] {
  const coming = today.add({ days: ((weekday + 7 - today.dayOfWeek) % 7) + 1 })
  const sunday = today.add({ days: 7 - today.dayOfWeek })
  const ofThisWeek = Temporal.PlainDate.compare(coming, sunday) <= 0
  return ofThisWeek ? [only(coming), only(coming.add({ days: 7 }))] : [only(coming)]
}

/** Whether there were any. */
function takeHolidays(marked: MarkedText): boolean {
  const named = Object.entries(textsOf(marked.language).understanding.holidays)
    .flatMap(([rule, names]) => names.split('|').map(name => ({ rule, name })))
    // "Easter Monday" before "Easter".
    .sort((a, b) => b.name.length - a.name.length)
  const taken = named.filter(({ rule, name }) =>
    take(marked, name, () => keep(marked, holidayOf(rule, marked.today))),
  )
  return taken.length > 0
}

function takeDates(marked: MarkedText, country: string | null) {
  const { today } = marked
  const numbered = (month: number, day: number, year?: number): string | null => {
    const date = dateOf(year ?? today.year, month, day)
    if (!date) return null
    const passed = year === undefined && Temporal.PlainDate.compare(date, today) < 0
    return keepDay(marked, passed ? (dateOf(today.year + 1, month, day) ?? date) : date)
  }
  const { dated, numberOf } = monthNames(marked.language)
  marked.text = marked.text
    .replace(written, (all, year, month, day) => numbered(Number(month), Number(day), Number(year)) ?? all)
    .replace(dated, (all, first, name, otherName, second, year) => {
      const month = numberOf(name ?? otherName)
      return numbered(month, Number(first ?? second), year ? Number(year) : undefined) ?? all
    })
    .replace(
      japanese,
      (all, year, month, day) => numbered(Number(month), Number(day), year ? Number(year) : undefined) ?? all,
    )
    .replace(numeric, (all, first, separator, second, year) => {
      const monthFirst = country === 'US' && separator === '/'
      const [month, day] = monthFirst ? [first, second] : [second, first]
      const full = year ? Number(year.length === 2 ? `20${year}` : year) : undefined
      return numbered(Number(month), Number(day), full) ?? all
    })
}

/** Days counted from today. */
function takeCounted(marked: MarkedText) {
  const { calendar } = textsOf(marked.language).understanding
  const inDays = (days: number): string => keepDay(marked, marked.today.add({ days }))
  take(marked, calendar.in_a_week, () => inDays(7))
  take(marked, calendar.after_tomorrow, () => inDays(2))
  take(marked, calendar.in_weeks, number => inDays(7 * number))
  take(marked, calendar.in_days, inDays)
}

/** Months that are meant as a whole: "in August". */
function takeMonths(marked: MarkedText) {
  const { language, today } = marked
  const { calendar } = textsOf(language).understanding
  const { alone, numberOf } = monthNames(language)
  /** What is left of this month; else the whole of the coming one. */
  const month = (number: number): string | null => {
    if (number < 1 || number > 12) return null
    const year = number < today.month ? today.year + 1 : today.year
    const first = Temporal.PlainDate.from({ year, month: number, day: 1 })
    const from = Temporal.PlainDate.compare(first, today) < 0 ? today : first
    return keep(marked, { from, to: first.add({ days: first.daysInMonth - 1 }) })
  }
  if (language === 'ja') {
    marked.text = marked.text.replace(japaneseMonth, (all, number) => month(Number(number)) ?? all)
  } else {
    const before = calendar.month.split('|').map(spoken).join('|')
    const whole = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${before})\\s*(${alone})(?:'[\\p{L}]+)?(?![\\p{L}\\p{N}])`,
      'gu',
    )
    marked.text = marked.text.replace(whole, (all, name) => month(numberOf(name)) ?? all)
  }
}

function takeWeekdays(marked: MarkedText) {
  const { language, today } = marked
  const { calendar, themes } = textsOf(language).understanding
  const anyPart = [calendar.evening, calendar.afternoon, calendar.morning].join('|')
  themes.days.forEach((names, weekday) => {
    marked.text = marked.text.replace(phrasePattern(language, names), match => {
      const sign = keepDay(marked, today)
      marked.weekdays.set(sign.trim(), weekday)
      // "Freitagabend": the part of the day stands in the same word.
      return hearsAny(language, anyPart, match) ? `${sign}${match} ` : sign
    })
  })
}

/** Takes today, tomorrow and the parts of the day, which share words in some languages. */
function takeTodayAndTomorrow(marked: MarkedText): DayPart[] {
  const { language, today, weekdays } = marked
  const { themes } = textsOf(language).understanding
  const namesToday = hearsAny(language, themes.today, marked.text)
  // "Freitag Morgen" is no other day than "Freitagmorgen".
  let weekdayMorning = false
  const tomorrow = themes.tomorrow.split('|')
  const beside = new RegExp(`${mark}\\s+(?:${tomorrow.map(spoken).join('|')})(?![\\p{L}])`, 'gu')
  marked.text = marked.text.replace(beside, (all, sign) => {
    if (!weekdays.has(sign)) return all
    weekdayMorning = true
    return sign
  })
  // "Morgenochtend" is tomorrow and a part of it.
  const withPart = tomorrow.filter(word => partsIn(spoken(word), language).parts.length)
  const namesTomorrow = hearsAny(language, withPart.join('|'), marked.text)
  const { parts, left } = partsIn(marked.text, language)
  marked.text = left
  take(marked, themes.today)
  if (namesToday) keepDay(marked, today)
  if (take(marked, themes.tomorrow) || namesTomorrow) keepDay(marked, today.add({ days: 1 }))
  return weekdayMorning ? [...new Set<DayPart>([...parts, 'morning'])] : parts
}
