import type { Period } from '#server/language/times/named-days.ts'
import { type NamedClock, type NamedDay, type NamedPart, timesIn } from '#server/language/times/times.ts'
import type { OpeningHours } from '../opening-hours/opening-hours.ts'

/** What a message names of days and times, as opening hours tell them apart: dates, and weekdays of every week. */
export interface NamedTimes {
  /** In order of time, each once. */
  periods: Period[]
  /** Weekdays without a date, 0 is Monday. */
  weekdays: number[]
  /** "Every day": no day in particular. */
  anyDay: boolean
  /** Whether a period was named as a holiday ("Easter Monday"). */
  holiday: boolean
  /** Whether one of the days was over before today ("yesterday"). */
  past: boolean
  clocks: NamedClock[]
  parts: NamedPart[]
  /** The message without all of these. */
  left: string
}

/** The days and times that a message names; hours tell of days that it denies ("not on Mondays?") as of the others. */
export function namedTimes(
  message: string,
  language: string,
  { timezone, country, now }: Pick<OpeningHours, 'timezone'> & { country: string | null; now: Date },
): NamedTimes {
  const {
    days: wanted,
    excluded,
    anyDay,
    clocks,
    parts,
    left,
  } = timesIn(message, { language, now, timezone, country })
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
  const days = [...wanted, ...excluded]
  const ofEveryWeek = days.map(day => weekdaysOf(day, today))
  return {
    periods: inOrder(days.flatMap((day, i) => (ofEveryWeek[i] ? [] : datesOf(day)))),
    weekdays: [...new Set(ofEveryWeek.flatMap(weekdays => weekdays ?? []))],
    anyDay,
    holiday: days.some(({ as }) => as === 'holiday'),
    past: days.some(day => Temporal.PlainDate.compare(datesOf(day)[0]!.to, today) < 0),
    clocks,
    parts,
    left,
  }
}

/** The weekdays by which a day was named, 0 is Monday; null when a date is meant ("next Friday"). */
function weekdaysOf(
  { as, weekday, stretch, periods, repeats }: NamedDay,
  today: Temporal.PlainDate,
): number[] | null {
  if (stretch && periods.length === 1) {
    const [first, last] = stretch
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first - 1 + i) % 7)
  }
  if (as !== 'weekday' || weekday === null) return null
  const days = today.until(periods[0].from).days
  return repeats || (periods.length === 1 && days >= 0 && days < 7) ? [weekday - 1] : null
}

/** The dates that may be meant; of a date without a year that is over it is the coming one. */
const datesOf = ({ as, past, year, periods }: NamedDay): Period[] =>
  past && !year && as === 'date' && periods[1] ? [periods[1]] : periods

function inOrder(periods: Period[]): Period[] {
  const sorted = periods.toSorted((a, b) => Temporal.PlainDate.compare(a.from, b.from))
  return sorted.filter(
    ({ from, to }, i) => !sorted.slice(0, i).some(other => other.from.equals(from) && other.to.equals(to)),
  )
}
