import { days } from '#contract/accounts/account.ts'
import type { Closure, Hours } from '#server/modules/accounts/opening-hours/opening-hours.ts'

/** A business's opening hours from its settings. Times are wall-clock times in its own zone. */
export interface OpeningHours {
  timezone: string
  /** Ranges `['09:00', '17:00']` by weekday, in order; one may end at `24:00` and the next day begin at `00:00`. */
  hours: Hours
  /** Days on which the business is closed anyway, both ends included. */
  closures: HoursClosure[]
}

export interface HoursClosure extends Closure {
  reason: string | null
}

/** Minutes after midnight. */
export interface Span {
  open: number
  close: number
}

const midnight = 24 * 60

/** An opening further ahead is not named; the closure's dates are. */
const horizonDays = 60

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** The regular hours of a weekday (0 is Monday), in order. */
export const regularSpans = (business: OpeningHours, weekday: number): Span[] =>
  (business.hours[days[weekday]!] ?? []).map(([open, close]) => ({
    open: minutes(open!),
    close: minutes(close!),
  }))

/** The closure that covers a date. */
export const closureOn = (business: OpeningHours, date: Temporal.PlainDate): HoursClosure | null =>
  business.closures.find(({ from, to }) => from <= date.toString() && date.toString() <= to) ?? null

/** The hours of one date; none when the business is closed. */
export const spansOn = (business: OpeningHours, date: Temporal.PlainDate): Span[] =>
  closureOn(business, date) ? [] : regularSpans(business, date.dayOfWeek - 1)

/** The last minute that was asked for in each zone: a model's answer asks for it five times. */
const known = new Map<string, { minute: number; time: Temporal.PlainDateTime }>()

/** A moment in the business's own zone, to the minute. */
export function localTime({ timezone }: OpeningHours, now: Date): Temporal.PlainDateTime {
  const minute = Math.floor(now.getTime() / 60_000)
  const last = known.get(timezone)
  if (last?.minute === minute) return last.time
  const time = Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime()
  known.set(timezone, { minute, time })
  return time
}

/** The minute after midnight at which the business closes; null when it is closed now. */
export function openUntil(business: OpeningHours, at: Temporal.PlainDateTime): number | null {
  const minute = at.hour * 60 + at.minute
  const open = spansOn(business, at.toPlainDate()).find(span => span.open <= minute && minute < span.close)
  if (!open) return null
  if (open.close < midnight) return open.close
  // Hours past midnight continue in the next day's first range.
  const next = spansOn(business, at.toPlainDate().add({ days: 1 }))[0]
  return next?.open === 0 ? next.close : midnight
}

/** The next opening after this moment; null when there is none within two months. */
export function nextOpening(
  business: OpeningHours,
  at: Temporal.PlainDateTime,
): { date: Temporal.PlainDate; span: Span } | null {
  const minute = at.hour * 60 + at.minute
  for (let ahead = 0; ahead <= horizonDays; ahead++) {
    const date = at.toPlainDate().add({ days: ahead })
    const span = spansOn(business, date).find(({ open }) => ahead > 0 || open > minute)
    if (span) return { date, span }
  }
  return null
}

/** Closures that end today or later and begin within `days` days, in order. */
export const closuresAhead = (
  business: OpeningHours,
  today: Temporal.PlainDate,
  days: number,
): HoursClosure[] => closuresBetween(business, today, today.add({ days }))

/** Closures that fall at least partly into these days, both included, in order. */
export const closuresBetween = (
  business: OpeningHours,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): HoursClosure[] =>
  business.closures
    .filter(({ from, to }) => to >= first.toString() && from <= last.toString())
    .sort((a, b) => (a.from < b.from ? -1 : 1))

/** Whether the settings have any hours. */
export const hasHours = (business: OpeningHours): boolean =>
  days.some(weekday => business.hours[weekday]?.length)
