/** When a member wants to be told, on their own clock. Times of day are `HH:MM`. */
export interface Schedule {
  timezone: string
  digestEvery: 'hour' | 'day'
  digestAt: string
  quiet: { from: string; to: string } | null
}

/** When news of now are mailed: at once, or with the next digest; never within quiet hours. */
export function dueAt(now: Date, way: 'at_once' | 'digest', schedule: Schedule): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(schedule.timezone)
  const wanted = way === 'at_once' ? here : nextDigest(here, schedule)
  return new Date(afterQuiet(wanted, schedule).epochMilliseconds)
}

function nextDigest(
  here: Temporal.ZonedDateTime,
  { digestEvery, digestAt }: Schedule,
): Temporal.ZonedDateTime {
  if (digestEvery === 'day') return nextTime(here, digestAt)
  return here.round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 })
}

function afterQuiet(at: Temporal.ZonedDateTime, { quiet }: Schedule): Temporal.ZonedDateTime {
  if (!quiet) return at
  const clock = at.toPlainTime().toString({ smallestUnit: 'minute' })
  const { from, to } = quiet
  const isQuiet = from < to ? from <= clock && clock < to : clock >= from || clock < to
  return isQuiet ? nextTime(at, to) : at
}

/** The next moment after `here` at which the clock there shows a time; one that a clock change skips is the hour after. */
function nextTime(here: Temporal.ZonedDateTime, time: string): Temporal.ZonedDateTime {
  const today = here.withPlainTime(Temporal.PlainTime.from(time))
  if (Temporal.ZonedDateTime.compare(today, here) > 0) return today
  return here.add({ days: 1 }).withPlainTime(Temporal.PlainTime.from(time))
}

const minuteMs = 60_000
const longestPauseMs = 6 * 60 * minuteMs

/**
 * How long the next mail about one conversation waits after the last: two minutes, then twice as long with each mail that
 * nobody reacts to, so that a visitor who writes and writes makes few mails.
 */
export const pauseAfter = (mails: number): number =>
  mails <= 0 ? 0 : Math.min(2 * minuteMs * 2 ** Math.min(mails - 1, 20), longestPauseMs)
