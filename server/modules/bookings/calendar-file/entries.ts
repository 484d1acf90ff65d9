import type { Config } from '#server/core/config.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import type { BookingRow } from '../queries.ts'
import { manageUrl } from '../token.ts'
import { type CalendarEntry, uidOf } from './calendar-file.ts'

type BusinessAddress = Pick<Business, 'name' | 'email' | 'address'>

const stateOf = (row: BookingRow) => ({
  uid: uidOf(row.id),
  sequence: row.sequence,
  status: row.status === 'cancelled' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

/** A booking in the visitor's calendar. */
export const visitorEntry = (
  parts: { secret: Uint8Array; config: Config },
  row: BookingRow,
  desk: BusinessAddress,
): CalendarEntry => ({
  ...stateOf(row),
  summary: `${row.service_name} · ${desk.name}`,
  description: [row.notes, manageUrl(parts, row.id)].filter(Boolean).join('\n\n'),
  location: desk.address,
  url: manageUrl(parts, row.id),
  // An invitation must name an organizer (RFC 5546, 3.2.2), even when the business has no address for answers.
  organizer: { name: desk.name, email: desk.email ?? `no-reply@${new URL(parts.config.publicUrl).hostname}` },
  attendee: row.email ? { name: row.name, email: row.email } : null,
})

/** A booking in the business's calendar: who comes, and how to reach them. */
export const businessEntry = (row: BookingRow, desk: BusinessAddress): CalendarEntry => ({
  ...stateOf(row),
  summary: `${row.service_name} · ${row.name}`,
  description: [row.email, row.phone, row.notes].filter(Boolean).join('\n'),
  location: desk.address,
  url: null,
  organizer: null,
  attendee: null,
})
