import { readMoment } from '#server/http/moment.ts'
import { invalid } from '#server/http/problem.ts'
import { dayAt, startOf } from '../zone.ts'

export type Interval = 'day' | 'week' | 'month'

/** A stretch of time: from its first moment to before its last. */
export interface Stretch {
  from: Date
  to: Date
}

/** Days shown when no stretch of time is named. */
const usualDays = 28

/** The stretch that a query names. A day is meant from its beginning to its end. 422 when it ends before it begins. */
export function stretchOf(query: { from?: string; to?: string }, now: Date, timeZone: string): Stretch {
  const last = query.to ?? dayAt(now, timeZone).toString()
  const to = isDay(last) ? startOf(dayOf(last).add({ days: 1 }), timeZone) : readMoment(last)!
  const lastDay = isDay(last) ? dayOf(last) : dayAt(new Date(to.getTime() - 1), timeZone)
  const first = query.from ?? lastDay.subtract({ days: usualDays - 1 }).toString()
  const from = isDay(first) ? startOf(dayOf(first), timeZone) : readMoment(first)!
  if (from >= to) throw invalid(['query', 'from'], 'The stretch of time should begin before it ends')
  return { from, to }
}

const isDay = (text: string): boolean => /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text)
const dayOf = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text.trim())

/** Points of a series. */
export const mostPoints = 400

/** The day on which the interval begins that this day is in. Weeks begin on Monday (ISO 8601). */
function beginningOf(day: Temporal.PlainDate, interval: Interval): Temporal.PlainDate {
  if (interval === 'week') return day.subtract({ days: day.dayOfWeek - 1 })
  return interval === 'month' ? day.with({ day: 1 }) : day
}

/**
 * The beginnings of the intervals in a stretch, in days of the time zone. The first one is the stretch's own beginning,
 * also in the middle of an interval. Null when there are more than `mostPoints`.
 */
export function bucketsOf({ from, to }: Stretch, interval: Interval, timeZone: string): Date[] | null {
  const starts = [from]
  let day = beginningOf(dayAt(from, timeZone), interval)
  for (;;) {
    day = day.add({ [`${interval}s`]: 1 })
    const start = startOf(day, timeZone)
    if (start >= to) return starts
    if (start > from && starts.push(start) > mostPoints) return null
  }
}

/**
 * The same length of time just before. Of whole days it is as many days, however many hours these have where clocks are
 * changed.
 */
export function before({ from, to }: Stretch, timeZone: string): Stretch {
  const [first, last] = [dayAt(from, timeZone), dayAt(to, timeZone)]
  const whole = isStart(from, first, timeZone) && isStart(to, last, timeZone)
  if (!whole) return { from: new Date(2 * from.getTime() - to.getTime()), to: from }
  const days = first.until(last, { largestUnit: 'day' }).days
  return { from: startOf(first.subtract({ days }), timeZone), to: from }
}

const isStart = (moment: Date, day: Temporal.PlainDate, timeZone: string): boolean =>
  startOf(day, timeZone).getTime() === moment.getTime()
