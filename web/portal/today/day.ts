/** A stretch of time: from its first moment to before its last. */
export interface Day {
  from: Date
  to: Date
}

const hour = 3_600_000

/** The date and the hour at a moment in a time zone. */
export function clockIn(timeZone: string, moment: number): { date: string; hour: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { date: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) }
}

/** The first moment of a date in a time zone: the first quarter of an hour that has this date there. */
function startOf(date: string, timeZone: string): Date {
  // No zone is further from UTC than 14 hours.
  let moment = Date.parse(`${date}T00:00:00Z`) - 14 * hour
  while (clockIn(timeZone, moment).date < date) moment += hour / 4
  return new Date(moment)
}

/** The day that it is in a time zone, from midnight to midnight, however many hours that is. */
export function dayOf(timeZone: string, moment: number): Day {
  const from = startOf(clockIn(timeZone, moment).date, timeZone)
  // Ten hours into tomorrow, also where a day has 23 hours or 25.
  const to = startOf(clockIn(timeZone, from.getTime() + 34 * hour).date, timeZone)
  return { from, to }
}

export type TimeOfDay = 'morning' | 'afternoon' | 'evening'

/** How one greets at an hour. */
export function timeOfDay(hourOfDay: number): TimeOfDay {
  if (hourOfDay >= 18 || hourOfDay < 4) return 'evening'
  return hourOfDay < 12 ? 'morning' : 'afternoon'
}
