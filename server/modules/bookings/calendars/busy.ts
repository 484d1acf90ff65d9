import ICAL from 'ical.js'
import { bookingIdOf } from '../calendar-file/calendar-file.ts'
import { startOf } from '../slots/openings.ts'

/** A time range. Milliseconds since 1970. */
export interface TimeRange {
  from: number
  to: number
}

/** Occurrences of one event that are read at most: a daily meeting for 50 years. */
const mostOccurrences = 20_000

/**
 * The busy times of calendars within a window, in order, without overlaps. Cancelled and free events and our own
 * bookings are ignored. Whole days and times without a zone are read in `timezone`. Throws when a text is no calendar.
 * A hostile file can take very long: see busy-worker.ts.
 */
export function busyTimes(files: string[], { from, to }: TimeRange, timezone: string): TimeRange[] {
  const found: TimeRange[] = []
  for (const file of files) {
    for (const data of parsed(file)) {
      const calendar = new ICAL.Component(data)
      const zones = zonesOf(calendar)
      for (const event of eventsOf(calendar)) {
        for (const stretch of occurrences(event, { from, to }, { zones, timezone })) found.push(stretch)
      }
    }
  }
  return merged(found)
}

/** One file may hold several calendars. */
function parsed(file: string): unknown[][] {
  const data = ICAL.parse(file) as unknown[]
  const calendars = (typeof data[0] === 'string' ? [data] : data) as unknown[][]
  if (!calendars.length) throw new Error('no calendar')
  return calendars
}

type Zones = Map<string, ICAL.Timezone>

const zonesOf = (calendar: ICAL.Component): Zones =>
  new Map(
    calendar.getAllSubcomponents('vtimezone').map(component => {
      const zone = new ICAL.Timezone(component)
      return [zone.tzid, zone]
    }),
  )

/** Single events, and series with their changed occurrences. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar
    .getAllSubcomponents('vevent')
    .filter(one => one.hasProperty('dtstart'))
    .map(component => new ICAL.Event(component, { strictExceptions: true }))
  const series = new Map(all.filter(one => !one.isRecurrenceException()).map(one => [one.uid, one]))
  for (const event of all) {
    if (!event.isRecurrenceException()) continue
    const whole = series.get(event.uid)
    if (whole) whole.relateException(event)
    else series.set(`${event.uid} ${event.recurrenceId}`, event) // an invitation to one occurrence of a series
  }
  return [...series.values()]
}

function* occurrences(
  event: ICAL.Event,
  window: TimeRange,
  clock: { zones: Zones; timezone: string },
): Generator<TimeRange> {
  if (bookingIdOf(event.uid ?? '')) return
  const within = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time): TimeRange | null => {
    if (!isBusy(item)) return null
    const [from, to] = [momentOf(item, start, clock), momentOf(item, end, clock)]
    return to > window.from && from < window.to && to > from ? { from, to } : null
  }
  if (!event.isRecurring()) {
    const stretch = within(event, event.startDate, event.endDate)
    if (stretch) yield stretch
    return
  }
  const iterator = event.iterator()
  for (let count = 0; count < mostOccurrences; count++) {
    const next = iterator.next()
    if (!next) return
    // A changed occurrence may lie anywhere, so the series is read a week past the end.
    if (momentOf(event, next, clock) > window.to + 7 * 86_400_000) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    const stretch = within(item, startDate, endDate)
    if (stretch) yield stretch
  }
}

function isBusy({ component }: ICAL.Event): boolean {
  const says = (property: string, value: string) =>
    String(component.getFirstPropertyValue(property) ?? '').toUpperCase() === value
  return (
    !says('status', 'CANCELLED') &&
    !says('transp', 'TRANSPARENT') &&
    !says('x-microsoft-cdo-busystatus', 'FREE')
  )
}

/** The moment of a time: in the zone that it names, as the system or the file defines it, or in the business's. */
function momentOf(event: ICAL.Event, time: ICAL.Time, clock: { zones: Zones; timezone: string }): number {
  if (time.isDate) {
    return startOf(new Temporal.PlainDate(time.year, time.month, time.day), clock.timezone)
  }
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000
  const tzid = event.component.getFirstProperty('dtstart')?.getParameter('tzid')
  const name = typeof tzid === 'string' ? tzid : null
  const local = new Temporal.PlainDateTime(
    time.year,
    time.month,
    time.day,
    time.hour,
    time.minute,
    time.second,
  )
  if (name !== null && isZone(name)) return local.toZonedDateTime(name).epochMilliseconds
  const described = name === null ? undefined : clock.zones.get(name)
  if (described) return Date.parse(`${local}Z`) - described.utcOffset(time) * 1000
  return local.toZonedDateTime(clock.timezone).epochMilliseconds
}

function isZone(name: string): boolean {
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId !== ''
  } catch {
    return false
  }
}

function merged(stretches: TimeRange[]): TimeRange[] {
  const joined: TimeRange[] = []
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}
