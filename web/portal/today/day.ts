/** A stretch of time: from its first moment to before its last. */
export interface Day {
  from: Date
  to: Date
}

const hour = 3_600_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept: a page asks for a hundred moments, and making one takes as long as formatting these. */
const formatIn = (timeZone: string): Intl.DateTimeFormat =>
  formats.getOrInsertComputed(
    timeZone,
    () =>
      new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        hourCycle: 'h23',
      }),
  )

/** The date and the hour at a moment in a time zone. */
export function clockIn(timeZone: string, moment: number): { date: string; hour: number } {
  const parts = formatIn(timeZone).formatToParts(moment)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return { date: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) }
}

let found: { date: string; timeZone: string; from: Date; to: Date } | null = null

/** The first moment of a date in a time zone: the first quarter of an hour that has this date there. */
function startOf(date: string, timeZone: string): Date {
  // No zone is further from UTC than 14 hours.
  let moment = Date.parse(`${date}T00:00:00Z`) - 14 * hour
  while (clockIn(timeZone, moment).date < date) moment += hour / 4
  return new Date(moment)
}

/** The day that it is in a time zone, from midnight to midnight, however many hours that is. */
export function dayOf(timeZone: string, moment: number): Day {
  const { date } = clockIn(timeZone, moment)
  if (found?.date === date && found.timeZone === timeZone) return { from: found.from, to: found.to }
  const from = startOf(date, timeZone)
  // Ten hours into tomorrow, also where a day has 23 hours or 25.
  const to = startOf(clockIn(timeZone, from.getTime() + 34 * hour).date, timeZone)
  found = { date, timeZone, from, to }
  return { from, to }
}

export type TimeOfDay = 'morning' | 'afternoon' | 'evening'

/** How one greets at an hour. */
export function timeOfDay(hourOfDay: number): TimeOfDay {
  if (hourOfDay >= 18 || hourOfDay < 4) return 'evening'
  return hourOfDay < 12 ? 'morning' : 'afternoon'
}
