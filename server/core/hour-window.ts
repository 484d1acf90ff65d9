/** Hours in the recipient's local time, 0 to 24, with fractions. An end before the start is on the next day. */
export interface HourWindow {
  start: number
  end: number
}

/** Whether a window has no time in it. */
export const neverOpens = ({ start, end }: HourWindow): boolean =>
  start === end || (start === 24 && end === 0)

/**
 * When something may leave that waits for several windows: null when all are open now. Where they are never open together
 * within some days, the last of them counts alone.
 */
export function heldUntilAll(
  windows: readonly HourWindow[],
  zones: readonly string[],
  now: Date,
): Date | null {
  let at = now
  // Each window opens once a day, so that two or three meet soon or never.
  for (let tries = 0; tries < 8; tries++) {
    const later = windows.map(window => heldUntil(window, zones, at)).filter(until => until !== null)
    if (!later.length) return at === now ? null : at
    at = later.reduce((one, other) => (one > other ? one : other))
  }
  return heldUntil(windows.at(-1)!, zones, now)
}

/** Days to look ahead. Windows in several zones open together on the first day, or never. */
const horizonDays = 3

/**
 * When a message may leave: null when the window is open at `now` in all of these zones, else the first moment at which it
 * is. A window is open when the local clock shows a time within it, also in nights when the clock changes. When there is no
 * moment at which it is open everywhere (the eleven zones of Russia), only the first zone counts.
 */
export function heldUntil(window: HourWindow, zones: readonly string[], now: Date): Date | null {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const opens = (at: Temporal.Instant) => zones.every(zone => isOpen(window, at.toZonedDateTimeISO(zone)))
  if (opens(instant)) return null
  const first = zones
    .flatMap(zone => possibleOpenings(window, instant.toZonedDateTimeISO(zone)))
    .filter(at => Temporal.Instant.compare(at, instant) > 0)
    .sort(Temporal.Instant.compare)
    .find(opens)
  if (first) return new Date(first.epochMilliseconds)
  if (zones.length > 1) return heldUntil(window, zones.slice(0, 1), now)
  throw new Error(`a send window from ${window.start} to ${window.end} never opens`)
}

const nanosecondsAnHour = 3_600e9

function isOpen({ start, end }: HourWindow, local: Temporal.ZonedDateTime): boolean {
  const time = local.toPlainTime()
  const hour =
    time.hour + time.minute / 60 + (time.second + time.millisecond / 1e3 + time.microsecond / 1e6) / 3600
  return start < end ? hour >= start && hour < end : hour >= start || hour < end
}

/**
 * The moments at which a closed window may open: when the clock reaches its start, which happens twice in some nights, and
 * when the clock is changed, because it may jump into the window.
 */
function possibleOpenings({ start }: HourWindow, from: Temporal.ZonedDateTime): Temporal.Instant[] {
  const moments: Temporal.Instant[] = []
  for (let days = 0; days <= horizonDays; days++) {
    const date = from.toPlainDate().add({ days })
    const at = date
      .toPlainDateTime()
      .add(Temporal.Duration.from({ nanoseconds: Math.round(start * nanosecondsAnHour) }))
    for (const disambiguation of ['earlier', 'later'] as const)
      moments.push(at.toZonedDateTime(from.timeZoneId, { disambiguation }).toInstant())
  }
  const change = from.getTimeZoneTransition('next')
  if (change) moments.push(change.toInstant())
  return moments
}
