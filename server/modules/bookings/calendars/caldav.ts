import sax from 'sax'
import type { Config } from '#server/core/config.ts'
import { outboundFetch } from '#server/http/outbound/outbound.ts'
import type { TimeRange } from './busy.ts'
import { CalendarUnreadable } from './read-busy.ts'

/** The address and login of an external calendar. */
export interface CalendarAccess {
  url: string
  username: string | null
  password: string | null
}

/** Enough for ten years of meetings. */
const mostBytes = 20 * 1024 * 1024

/** Fetches a calendar file. Throws OutboundRefused, OutboundFailed, CalendarUnreadable. */
export async function fetchFile(config: Config, access: CalendarAccess): Promise<string> {
  const url = access.url.replace(/^webcals?:\/\//i, 'https://')
  const answer = await ask(config, { ...access, url }, { headers: { accept: 'text/calendar' } })
  return answer.body.toString()
}

/** Fetches the events of a CalDAV calendar within a time (RFC 4791, section 7.8), each with its whole series. */
export async function fetchEvents(
  config: Config,
  access: CalendarAccess,
  { from, to }: TimeRange,
): Promise<string[]> {
  const range = `start="${moment(from)}" end="${moment(to)}"`
  const answer = await ask(config, access, {
    method: 'REPORT',
    headers: { depth: '1', 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range ${range}/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  })
  if (answer.status !== 207) throw new CalendarUnreadable('There is no CalDAV calendar at this address.')
  return calendarData(answer.body.toString())
}

/** Writes an entry and replaces an earlier one of the same name. */
export async function putEvent(
  config: Config,
  access: CalendarAccess,
  name: string,
  file: string,
): Promise<void> {
  const headers = { 'content-type': 'text/calendar; charset=utf-8' }
  await ask(config, entryAccess(access, name), { method: 'PUT', headers, body: file })
}

/** Deletes an entry; one that is already gone is no error. */
export async function deleteEvent(config: Config, access: CalendarAccess, name: string): Promise<void> {
  await ask(config, entryAccess(access, name), { method: 'DELETE' }, [404, 410])
}

const entryAccess = (access: CalendarAccess, name: string): CalendarAccess => ({
  ...access,
  url: `${access.url.replace(/\/+$/, '')}/${name}.ics`,
})

async function ask(
  config: Config,
  { url, username, password }: CalendarAccess,
  options: Parameters<typeof outboundFetch>[1],
  allowed: number[] = [],
) {
  const basic = username === null ? null : Buffer.from(`${username}:${password ?? ''}`).toString('base64')
  const answer = await outboundFetch(url, {
    ...options,
    headers: { ...options?.headers, ...(basic && { authorization: `Basic ${basic}` }) },
    maxBytes: mostBytes,
    timeoutMs: 30_000,
    allowPrivate: config.allowPrivateNetwork,
  })
  if (answer.status < 300 || allowed.includes(answer.status)) return answer
  const sentence =
    answer.status === 401 || answer.status === 403
      ? 'The calendar does not accept this name and password.'
      : `The calendar’s server answered ${answer.status}.`
  throw new CalendarUnreadable(sentence)
}

/** The text of every `calendar-data` element, whatever its prefix. */
function calendarData(xml: string): string[] {
  const parser = sax.parser(true, { xmlns: true, position: false })
  const found: string[] = []
  let inside = false
  parser.onopentag = tag => {
    if (localName(tag.name) !== 'calendar-data') return
    inside = true
    found.push('')
  }
  parser.onclosetag = name => {
    if (localName(name) === 'calendar-data') inside = false
  }
  const text = (value: string) => {
    if (inside) found[found.length - 1] += value
  }
  parser.ontext = text
  parser.oncdata = text
  parser.onerror = error => {
    throw new CalendarUnreadable('The calendar’s server sent an unreadable answer.', { cause: error })
  }
  parser.write(xml).close()
  return found.filter(file => file.trim())
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const moment = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
