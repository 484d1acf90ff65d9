import type { OpeningHours } from '#client'

/** The days of a week as settings name them, in the order of ISO weekdays. */
export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof days)[number]

export type Range = readonly [from: string, to: string]
export type Week = Readonly<Record<Day, readonly Range[]>>

export const weekOf = (hours: OpeningHours | null): Week =>
  Object.fromEntries(
    days.map(day => [day, (hours?.[day] ?? []).map(([from, to]): Range => [from!, to!])]),
  ) as unknown as Week

/** As the settings take it: a day without hours is closed. */
export const hoursOf = (week: Week) =>
  Object.fromEntries(days.map(day => [day, week[day].map(range => [...range])]))

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The first day whose hours can't be: an end before its beginning, or two that overlap. */
export const wrongDay = (week: Week): Day | null =>
  days.find(day =>
    week[day].some(
      ([from, to], at, ranges) => !from || !to || from >= to || (at > 0 && ranges[at - 1]![1] > from),
    ),
  ) ?? null

const usual: Range = ['09:00', '17:00']
const midnight = 24 * 60
const pause = 60

/** The hours that a day gets with one opening more: those of the day before it that is open, or an hour after its last. */
export function withMore(week: Week, day: Day): readonly Range[] {
  const own = week[day]
  const last = own.at(-1)
  if (!last) {
    const earlier = days.slice(0, days.indexOf(day)).findLast(other => week[other].length)
    return earlier ? week[earlier] : [usual]
  }
  const from = Math.min(minutesOf(last[1]) + pause, midnight - 2 * pause)
  return [...own, [timeOf(from), timeOf(Math.min(from + 3 * pause, midnight - 1))]]
}
