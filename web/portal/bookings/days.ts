import type { Booking } from '#client'

// Bookings belong to the calendar of the business: days begin and end in its time zone, wherever the reader is.

/** A line of the list: the beginning of a day, or a booking. */
export type Line =
  | { key: string; day: string; booking: null }
  | { key: string; day: string; booking: Booking }

const formats = new Map<string, Intl.DateTimeFormat>()

/** The clock of a zone at a moment: `2026-11-23`, and milliseconds since 1970 as if that clock showed UTC. */
function clockOf(at: number, zone: string): { day: string; ms: number } {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    })
  formats.set(zone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = `${parts.year}-${parts.month}-${parts.day}`
  return { day, ms: Date.parse(`${day}T${parts.hour}:${parts.minute}:${parts.second}Z`) }
}

const dayMs = 86_400_000

/** The day of a moment in a zone: `2026-11-23`. */
export const dayOf = (moment: string, zone: string): string => clockOf(Date.parse(moment), zone).day

/** The last day of a time that ends at a moment: the one before, where that is midnight. */
export const lastDayOf = (end: string, zone: string): string => clockOf(Date.parse(end) - 1, zone).day

/** A day so many days later. */
export const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Today in a zone, or so many days from it. */
export const dayFromNow = (zone: string, now: number, days = 0): string => later(clockOf(now, zone).day, days)

/** The moment at which a day begins in a zone; `days` later. */
export const startOf = (day: string, zone: string, days = 0): string => momentAt(later(day, days), 0, zone)

/** The moment at which the clock of a zone shows so many minutes after midnight of a day. */
export function momentAt(day: string, minutes: number, zone: string): string {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  // The offset at that moment is known only near it, and a clock may change that night.
  let at = shown
  for (let turn = 0; turn < 2; turn++) at = shown - (clockOf(at, zone).ms - at)
  return new Date(at).toISOString()
}

/** How many minutes after midnight the clock of a zone shows at a moment. */
export const minutesInto = (moment: string | number, zone: string): number =>
  Math.floor((clockOf(new Date(moment).getTime(), zone).ms % dayMs) / 60_000)

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => later(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Bookings in the order of their times, each day under its head. */
export function linesOf(bookings: readonly Booking[], zone: string): Line[] {
  const lines: Line[] = []
  for (const booking of bookings) {
    const day = dayOf(booking.starts_at, zone)
    if (lines.at(-1)?.day !== day) lines.push({ key: day, day, booking: null })
    lines.push({ key: booking.id, day, booking })
  }
  return lines
}
