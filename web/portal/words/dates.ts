import { readersLocale } from '#web/ui/locale.ts'
import { pageData } from '../page-data.ts'
import { now as theTime } from './clock.ts'

// Dates and times as the reader writes them, in the reader's own zone. What belongs to the business's calendar, such as a
// booking, is given its zone.

const locale = readersLocale(pageData.lang)
const made = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept: making one costs as much as formatting a hundred dates. */
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = made.get(key)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(locale, options)
  made.set(key, fresh)
  return fresh
}

export const timeOf = (moment: string | Date, timeZone?: string): string =>
  format({ hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment))

export const dateOf = (moment: string | Date, timeZone?: string): string =>
  format({ day: 'numeric', month: 'short', timeZone }).format(new Date(moment))

export const fullDateOf = (moment: string | Date, timeZone?: string): string =>
  format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(moment),
  )

export const momentOf = (moment: string | Date, timeZone?: string): string =>
  format({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(moment))

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The time of today, the weekday of this week, else the date: as short as a list needs it. */
export function briefly(moment: string, now = theTime()): string {
  const at = new Date(moment)
  const same = (other: number) => new Date(other).toDateString() === at.toDateString()
  if (same(now)) return timeOf(at)
  if (now - at.getTime() < 6 * day && at.getTime() <= now) return format({ weekday: 'short' }).format(at)
  const thisYear = at.getFullYear() === new Date(now).getFullYear()
  return thisYear ? dateOf(at) : format({ dateStyle: 'short' }).format(at)
}

/** A moment to come, with its day unless that is today: `18:00`, `Tue 09:00`, `7 Dec 09:00`. */
export function soon(moment: string | Date, now = theTime()): string {
  const at = new Date(moment)
  if (at.toDateString() === new Date(now).toDateString()) return timeOf(at)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  if (Math.abs(at.getTime() - now) < 6 * day) return format({ weekday: 'short', ...time }).format(at)
  return format({ day: 'numeric', month: 'short', ...time }).format(at)
}

const amounts = new Map<string, Intl.NumberFormat>()
type Unit = 'second' | 'minute' | 'hour' | 'day' | 'kilobyte' | 'megabyte'

function amountIn(unit: Unit, value: number): string {
  const known =
    amounts.get(unit) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
  amounts.set(unit, known)
  return known.format(value)
}

/** How long ago, in its largest unit: `2 min`, `3 hr`. Never below a minute. */
export function waited(since: string, now = theTime()): string {
  const ms = Math.max(0, now - Date.parse(since))
  if (ms < hour) return amountIn('minute', Math.max(1, Math.round(ms / minute)))
  if (ms < day) return amountIn('hour', Math.round(ms / hour))
  return amountIn('day', Math.round(ms / day))
}

/** A length of time in its largest unit, from seconds: `0.9 sec`, `3 min`. */
export const lasting = (seconds: number): string =>
  seconds < 60
    ? amountIn('second', Math.round(seconds * 10) / 10)
    : seconds < 3_600
      ? amountIn('minute', Math.round(seconds / 60))
      : amountIn('hour', Math.round(seconds / 360) / 10)

export const numberOf = (value: number): string => new Intl.NumberFormat(locale).format(value)

export const shareOf = (value: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value)

/** Money, with as many digits as small amounts need: `€0.034`, `€12.30`. */
export const priceOf = (value: number, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(value < 1 && { maximumFractionDigits: 3 }),
  }).format(value)

/** Bytes in the unit that people read: `48 kB`, `1.3 MB`. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? amountIn('kilobyte', Math.max(1, Math.round(bytes / 1_000)))
    : amountIn('megabyte', Math.round(bytes / 100_000) / 10)

const languages = new Intl.DisplayNames(locale, { type: 'language' })

/** The name of a language, as the reader calls it; the tag itself where it is none. */
export function languageOf(tag: string): string {
  try {
    return languages.of(tag) ?? tag
  } catch {
    return tag
  }
}
