// Which days a report is of: days of the business, in its time zone, both included.

export interface Days {
  from: string
  to: string
}

export const ranges = ['7', '30', '90', 'month', 'own'] as const
export type Range = (typeof ranges)[number]

export type Interval = 'day' | 'week' | 'month'

const dayMs = 86_400_000

/** The day that it is in a zone: `2026-11-23`. */
export const dayIn = (zone: string, moment: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** How many days there are, both ends included. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** The days of a range that ends today; days of one's own as they were chosen, in their order. */
export function daysOf(
  { range, from, to }: { range: Range; from?: string; to?: string },
  today: string,
): Days {
  if (range === 'month') return { from: `${today.slice(0, 8)}01`, to: today }
  if (range === 'own') {
    const last = to ?? today
    const first = from ?? later(last, -29)
    return first <= last ? { from: first, to: last } : { from: last, to: first }
  }
  return { from: later(today, 1 - Number(range)), to: today }
}

/** An interval that makes some thirty points and no more than the server gives. */
export function intervalOf(days: Days): Interval {
  const length = lengthOf(days)
  if (length <= 62) return 'day'
  return length <= 400 ? 'week' : 'month'
}

/** The days of one point of a series, within the days of the report. `at`: its first moment; `next`: that of the next one. */
export const daysOfPoint = (at: string, next: string | undefined, { to }: Days, zone: string): Days => ({
  from: dayIn(zone, Date.parse(at)),
  to: next === undefined ? to : dayIn(zone, Date.parse(next) - 1),
})
