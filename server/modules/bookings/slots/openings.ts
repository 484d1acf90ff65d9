import { days } from '#contract/accounts/account.ts'
import type { Hours } from '#server/modules/accounts/opening-hours/opening-hours.ts'

/** A business's opening hours from its settings, in its own time zone. */
export interface Week {
  timezone: string
  hours: Hours
  /** `2026-12-24`, both ends included. */
  closures: { from: string; to: string }[]
}

/** When a service can be booked: in its own hours, where it has some. The business's closures hold for all. */
export const weekOf = (desk: Week, { hours }: { hours: unknown }): Week => ({
  ...desk,
  hours: (hours as Hours | null) ?? desk.hours,
})

/** One opening of one day. Milliseconds since 1970, so that thousands of slots compare fast. */
export interface Opening {
  from: number
  to: number
  /** The end of all openings that follow without a break: past midnight, when the next day begins at 00:00. */
  until: number
}

/**
 * The openings of these days (both included), in order. When the clocks change, an opening has its real length:
 * 01:00–05:00 is three hours in spring and five in autumn. A time that the clocks skip is read as the same time after
 * the change (RFC 5545, 3.3.5).
 */
export function openings(week: Week, first: Temporal.PlainDate, last: Temporal.PlainDate): Opening[] {
  const found: Opening[] = []
  // The day after the last shows how long its last opening continues; the longest booking is a day.
  const end = last.add({ days: 2 })
  for (let day = first; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    const text = day.toString()
    if (week.closures.some(closure => closure.from <= text && text <= closure.to)) continue
    for (const [opens, closes] of week.hours[days[day.dayOfWeek - 1]!] ?? []) {
      const [from, to] = [moment(day, opens!, week.timezone), moment(day, closes!, week.timezone)]
      if (to > from) found.push({ from, to, until: to })
    }
  }
  for (let i = found.length - 2; i >= 0; i--) {
    const next = found[i + 1]!
    if (next.from === found[i]!.to) found[i]!.until = next.until
  }
  const over = startOf(last.add({ days: 1 }), week.timezone)
  return found.filter(opening => opening.from < over)
}

/** The start of a day, in milliseconds since 1970. */
export const startOf = (day: Temporal.PlainDate, timezone: string): number =>
  day.toZonedDateTime(timezone).epochMilliseconds

/** The day of a moment in a time zone. */
export const dayOf = (moment: number, timezone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timezone).toPlainDate()

function moment(day: Temporal.PlainDate, time: string, timezone: string): number {
  if (time === '24:00') return startOf(day.add({ days: 1 }), timezone)
  return day.toZonedDateTime({ timeZone: timezone, plainTime: time }).epochMilliseconds
}
