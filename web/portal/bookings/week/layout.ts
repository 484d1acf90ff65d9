import type { Booking, BusyTime } from '#client'
import { dayOf, later, minutesInto } from '../days.ts'

// Where things stand in the week: each day is a column of minutes from midnight, on the clock of the business.

const dayMinutes = 24 * 60

/** A part of one day, in minutes after midnight. */
export interface Span {
  day: string
  from: number
  to: number
}

/** The parts that a time takes of these days: one that passes midnight takes two. */
export function spansOf(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  days: readonly string[],
  zone: string,
): Span[] {
  const last = new Date(Date.parse(ends_at) - 1).toISOString()
  const [first, final] = [dayOf(starts_at, zone), dayOf(last, zone)]
  return days
    .filter(day => first <= day && day <= final)
    .map(day => ({
      day,
      from: day === first ? minutesInto(starts_at, zone) : 0,
      to: day === final ? minutesInto(last, zone) + 1 : dayMinutes,
    }))
}

/** Days side by side, from one on. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => later(day, at))

/** A thing beside others that take the same time: in which lane, of how many. */
export interface Placed<T> {
  item: T
  lane: number
  lanes: number
}

/** What overlaps stands side by side; each group of things that touch shares the width of the day. */
export function inLanes<T extends { from: number; to: number }>(items: readonly T[]): Placed<T>[] {
  const sorted = [...items].sort((one, two) => one.from - two.from || two.to - one.to)
  const placed: Placed<T>[] = []
  let group: Placed<T>[] = []
  let ends: number[] = []
  const close = () => {
    for (const each of group) each.lanes = ends.length
    placed.push(...group)
    group = []
    ends = []
  }
  for (const item of sorted) {
    if (group.length && ends.every(end => end <= item.from)) close()
    const free = ends.findIndex(end => end <= item.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = item.to
    group.push({ item, lane, lanes: 1 })
  }
  close()
  return placed
}

/** The hours of the day that are shown: when the business is open on some day, and whatever is booked. 8 to 18 if neither. */
export function hoursShown(
  days: readonly string[],
  closed: readonly BusyTime[],
  bookings: readonly Booking[],
  zone: string,
): { first: number; last: number } {
  const edges: number[] = []
  for (const day of days) {
    const shut = closed.flatMap(time => spansOf(time, [day], zone)).sort((one, two) => one.from - two.from)
    let opens = 0
    for (const { from, to } of shut) if (from <= opens) opens = Math.max(opens, to)
    let closes = dayMinutes
    for (const { from, to } of shut.toReversed()) if (to >= closes) closes = Math.min(closes, from)
    if (opens < closes) edges.push(opens, closes)
  }
  for (const booking of bookings)
    for (const { from, to } of spansOf(booking, days, zone)) edges.push(from, to)
  if (!edges.length) return { first: 8, last: 18 }
  const first = Math.max(0, Math.floor(Math.min(...edges) / 60) - 1)
  const last = Math.min(24, Math.ceil(Math.max(...edges) / 60) + 1)
  return { first, last }
}
