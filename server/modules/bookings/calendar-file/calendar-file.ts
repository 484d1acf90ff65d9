/** One booking as a calendar entry. */
export interface CalendarEntry {
  /** Never changes. */
  uid: string
  /** The number of changes that calendars must take over. */
  sequence: number
  status: 'CONFIRMED' | 'CANCELLED'
  startsAt: Date
  endsAt: Date
  createdAt: Date
  /** When this state began. */
  changedAt: Date
  summary: string
  description: string
  location: string | null
  url: string | null
  organizer: { name: string; email: string } | null
  attendee: { name: string; email: string } | null
}

/**
 * The method of a file: an invitation or its withdrawal (RFC 5546), or entries to show (`PUBLISH`). A stored file has
 * none.
 */
type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH' | null

/** The UID of a booking. It does not contain the server's address, which an operator may change. */
export const uidOf = (bookingId: string): string => `${bookingId}@booking.frontdesk`

/** The id of the booking behind one of our UIDs; null for any other. */
export const bookingIdOf = (uid: string): string | null =>
  /^([0-9a-f-]{36})@booking\.frontdesk$/.exec(uid)?.[1] ?? null

/** A calendar file (RFC 5545). Times are in UTC, so that the file describes no time zone. */
export function calendarFile(
  entries: CalendarEntry[],
  { method = null, name = null }: { method?: CalendarMethod; name?: string | null } = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//frontdesk//bookings//EN',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    // Calendar programs show this name for the feed.
    ...(name
      ? [`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT15M']
      : []),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

function eventLines(entry: CalendarEntry): string[] {
  const { organizer, attendee, location, url } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${moment(entry.changedAt)}`,
    `CREATED:${moment(entry.createdAt)}`,
    `LAST-MODIFIED:${moment(entry.changedAt)}`,
    `DTSTART:${moment(entry.startsAt)}`,
    `DTEND:${moment(entry.endsAt)}`,
    `SUMMARY:${text(entry.summary)}`,
    ...(entry.description ? [`DESCRIPTION:${text(entry.description)}`] : []),
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${entry.status}`,
    'TRANSP:OPAQUE',
    ...(organizer ? [`ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [
          `ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
        ]
      : []),
    'END:VEVENT',
  ]
}

/** `20260131T090000Z` */
const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Characters that no property may hold (RFC 5545, 3.1). */
const controls = /[\p{Cc}--[\t\n]]/gv

const text = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** A parameter's value, quoted; characters not allowed in quotes are encoded (RFC 6868). */
const parameter = (value: string): string =>
  `"${value
    .replace(controls, '')
    .replace(/\^/g, '^^')
    .replace(/\r\n?|\n/g, '^n')
    .replace(/"/g, "^'")}"`

/** Folds a line at 75 bytes without cutting a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
