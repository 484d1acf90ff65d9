import { readersLocale } from '#web/ui/locale.ts'
import { pageData } from '../../page-data.ts'

const locale = readersLocale(pageData.lang)
const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
const range = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `Mon`, for a day such as `2026-11-23`. */
export const weekdayOf = (day: string): string => short.format(new Date(day))

/** `23 – 29 November 2026`. */
export const rangeOf = (first: string, last: string): string =>
  range.formatRange(new Date(first), new Date(last))

/** `9 AM`, as short as the language says it. */
export const hourOf = (hour: number): string => hours.format(Date.UTC(2026, 0, 5, hour))
