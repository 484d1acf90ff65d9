/** Writes days and times for one reader. Days are `2026-03-01`; moments are ISO 8601. */
export interface Dates {
  /** the day of a moment */
  dayOf: (moment: string) => string
  time: (moment: string) => string
  /** `Tuesday, 3 March` */
  day: (day: string) => string
  /** `Tuesday, 3 March 2026 at 10:00–10:30 CET` */
  span: (from: string, to: string) => string
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

export function datesIn(locale: string, timezone: string): Dates {
  // Swedish dates are ISO dates.
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone })
  const time = new Intl.DateTimeFormat(locale, { timeZone: timezone, hour: 'numeric', minute: '2-digit' })
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const span = new Intl.DateTimeFormat(locale, {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return {
    dayOf: moment => iso.format(new Date(moment)),
    time: moment => time.format(new Date(moment)),
    day: given => day.format(utc(given)),
    span: (from, to) => span.formatRange(new Date(from), new Date(to)),
  }
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

export const isBefore = (a: Month, b: Month): boolean => a.year * 12 + a.month < b.year * 12 + b.month

export const nameOfMonth = ({ year, month }: Month, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    Date.UTC(year, month, 1),
  )

/** The first and the last day of a month. */
export const edgesOf = ({ year, month }: Month): { from: string; to: string } => ({
  from: isoDay(Date.UTC(year, month, 1)),
  to: isoDay(Date.UTC(year, month + 1, 0)),
})

/** The weeks of a month, seven days each; null for a day of another month. Weeks begin as in the reader's region. */
export function weeksOf(given: Month, locale: string): { names: string[]; weeks: (string | null)[][] } {
  const firstDay = firstWeekday(locale)
  const first = Date.UTC(given.year, given.month, 1)
  const before = (((new Date(first).getUTCDay() || 7) - firstDay + 7) % 7) as number
  const count = new Date(Date.UTC(given.year, given.month + 1, 0)).getUTCDate()
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, i) => {
    const day = i - before
    return day < 0 || day >= count ? null : isoDay(first + day * 86_400_000)
  })
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' })
  // 5 January 1970 was a Monday.
  const names = Array.from({ length: 7 }, (_, i) =>
    weekday.format((4 + ((firstDay - 1 + i) % 7)) * 86_400_000),
  )
  return { names, weeks: Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7)) }
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
