/** A week of a business, whose days are `2026-11-16`. */
export interface Week {
  monday: string
  sunday: string
}

/** On a Monday from this hour on, and no later than this one: a server that was away doesn't mail in the evening. */
const [firstHour, lastHour] = [8, 18]

/** The week that has just ended where it is Monday, in working hours; null at any other time. */
export function weekToTell(now: Date, timeZone: string): Week | null {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  if (here.dayOfWeek !== 1 || here.hour < firstHour || here.hour >= lastHour) return null
  const today = here.toPlainDate()
  return { monday: today.subtract({ days: 7 }).toString(), sunday: today.subtract({ days: 1 }).toString() }
}

/** The week that begins on this Monday. */
export const weekFrom = (monday: string): Week => ({
  monday,
  sunday: Temporal.PlainDate.from(monday).add({ days: 6 }).toString(),
})
