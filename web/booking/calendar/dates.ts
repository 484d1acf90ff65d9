/** Writes days and times for one reader. Days are `2026-03-01`; moments are ISO 8601. */
export interface Dates {
  /** the day of a moment */
  dayOf: (moment: string) => string
  /** the hour of a moment, 0 to 23 */
  hourOf: (moment: string) => number
  time: (moment: string) => string
  /** `Tuesday, 3 March` */
  day: (day: string) => string
  /** `Tue, 3 March, 10:00` */
  moment: (moment: string) => string
  /** `Tuesday, 3 March 2026 at 10:00–10:30 CET` */
  span: (from: string, to: string) => string
  /** `10:00–10:30 CET`, with the day where it is another one than `beside` */
  shortSpan: (from: string, to: string, beside: string) => string
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

export function datesIn(locale: string, timezone: string): Dates {
  const written = (options: Intl.DateTimeFormatOptions, tag = locale) =>
    new Intl.DateTimeFormat(tag, { timeZone: timezone, ...options })
  // Swedish dates are ISO dates.
  const iso = written({}, 'sv-SE')
  const hour = written({ hour: 'numeric', hourCycle: 'h23' }, 'en')
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const date = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const time = written(clock)
  const day = written({ ...date, timeZone: 'UTC' })
  const moment = written({ ...date, ...clock, weekday: 'short' })
  const span = written({ ...date, ...clock, year: 'numeric', timeZoneName: 'short' })
  const hours = written({ ...clock, timeZoneName: 'short' })
  const dayHours = written({ ...clock, weekday: 'long', timeZoneName: 'short' })
  const dayOf = (at: string) => iso.format(new Date(at))
  return {
    dayOf,
    hourOf: at => Number(hour.format(new Date(at))),
    time: at => time.format(new Date(at)),
    day: given => day.format(utc(given)),
    moment: at => moment.format(new Date(at)),
    span: (from, to) => span.formatRange(new Date(from), new Date(to)),
    shortSpan: (from, to, beside) =>
      (dayOf(from) === beside ? hours : dayHours).formatRange(new Date(from), new Date(to)),
  }
}

/** Whether two zones' clocks show different times at a moment. */
export function clocksDiffer(a: string, b: string, moment: string): boolean {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(moment),
    )
  return clock(a) !== clock(b)
}

/** `2026-03`; months count from 0 as in JavaScript. */
export interface Month {
  year: number
  month: number
}

export const monthOf = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)) - 1,
})

export function plusMonths({ year, month }: Month, count: number): Month {
  const moved = new Date(Date.UTC(year, month + count, 1))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() }
}

export const plusDays = (day: string, count: number): string => isoDay(+utc(day) + count * 86_400_000)

export const isBefore = (a: Month, b: Month): boolean => a.year * 12 + a.month < b.year * 12 + b.month

export const keyOf = (month: Month): string => edgesOf(month).from.slice(0, 7)

export const nameOfMonth = ({ year, month }: Month, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    Date.UTC(year, month, 1),
  )

/** The first and the last day of a month. */
export const edgesOf = ({ year, month }: Month): { from: string; to: string } => ({
  from: isoDay(Date.UTC(year, month, 1)),
  to: isoDay(Date.UTC(year, month + 1, 0)),
})

/** The week of a day, which begins as in the reader's region. */
export function weekOf(day: string, locale: string): string[] {
  const before = ((utc(day).getUTCDay() || 7) - firstWeekday(locale) + 7) % 7
  return Array.from({ length: 7 }, (_, i) => plusDays(day, i - before))
}

/** The weeks of a month from the one of `today` on, seven days each; null for a day of another month. */
export function weeksOf(month: Month, locale: string, today: string): (string | null)[][] {
  const { from, to } = edgesOf(month)
  const weeks: (string | null)[][] = []
  for (let week = weekOf(from, locale); week[0]! <= to; week = weekOf(plusDays(week[0]!, 7), locale)) {
    if (week[6]! >= today) weeks.push(week.map(day => (day < from || day > to ? null : day)))
  }
  return weeks
}

/** Longer names don't fit into the columns of a phone. */
const longestWeekday = 4

/** The names of the days of a week, short and whole. */
export function weekdays(locale: string): { short: string; long: string }[] {
  const named = (weekday: 'narrow' | 'short' | 'long') => {
    const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday })
    return weekOf('2026-01-07', locale).map(day => name.format(utc(day)))
  }
  const [short, long] = [named('short'), named('long')]
  const fitting = short.some(name => name.length > longestWeekday) ? named('narrow') : short
  return long.map((name, n) => ({ short: fitting[n]!, long: name }))
}

/** The first day of the week, 1 is Monday. In a browser that does not know it, weeks begin on Monday. */
function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
