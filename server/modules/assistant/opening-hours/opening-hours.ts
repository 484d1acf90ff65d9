/** When a business is open, as its settings say it. Times are wall-clock times of its own zone. */
export interface OpeningHours {
  timezone: string
  /** By weekday: ranges `['09:00', '17:00']`, in order; one may end at `24:00` and the next day begin at `00:00`. */
  hours: Partial<Record<Weekday, string[][]>>
  /** Days on which it is closed all the same, both ends included. */
  closures: Closure[]
}

export interface Closure {
  /** `2026-12-24` */
  from: string
  to: string
  reason: string | null
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Minutes after midnight. */
export interface Span {
  open: number
  close: number
}

const midnight = 24 * 60

/** How far ahead an opening is looked for: longer closures are said by their dates. */
const horizonDays = 60

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** The regular hours of a weekday (0 is Monday), in order. */
export const regularSpans = (business: OpeningHours, weekday: number): Span[] =>
  (business.hours[weekdays[weekday]!] ?? []).map(([open, close]) => ({
    open: minutes(open!),
    close: minutes(close!),
  }))

/** The closure that a date falls in. */
export const closureOn = (business: OpeningHours, date: Temporal.PlainDate): Closure | null =>
  business.closures.find(({ from, to }) => from <= date.toString() && date.toString() <= to) ?? null

/** The hours of one date: none where it is closed that day. */
export const spansOn = (business: OpeningHours, date: Temporal.PlainDate): Span[] =>
  closureOn(business, date) ? [] : regularSpans(business, date.dayOfWeek - 1)

/** The moment on the business's own clock. */
export const localTime = (business: OpeningHours, now: Date): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(business.timezone)
    .toPlainDateTime()

/** When it closes, in minutes after midnight, if it is open at this moment; else null. */
export function openUntil(business: OpeningHours, at: Temporal.PlainDateTime): number | null {
  const minute = at.hour * 60 + at.minute
  const open = spansOn(business, at.toPlainDate()).find(span => span.open <= minute && minute < span.close)
  if (!open) return null
  if (open.close < midnight) return open.close
  // Past midnight it goes on with the next day's first range.
  const next = spansOn(business, at.toPlainDate().add({ days: 1 }))[0]
  return next?.open === 0 ? next.close : midnight
}

/** The next time it opens after this moment; null when it doesn't within two months. */
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

/** Closures that end today or later and begin within `days` days, the first one first. */
export function closuresAhead(business: OpeningHours, today: Temporal.PlainDate, days: number): Closure[] {
  const last = today.add({ days }).toString()
  return business.closures
    .filter(({ from, to }) => to >= today.toString() && from <= last)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** Whether the business has told its hours at all. */
export const hasHours = (business: OpeningHours): boolean =>
  weekdays.some(weekday => business.hours[weekday]?.length)
