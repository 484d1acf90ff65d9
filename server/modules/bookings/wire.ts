import type { Booking } from '#contract/bookings/bookings.ts'
import type { Config } from '#server/core/config.ts'
import type { BookingRow } from './queries.ts'
import { manageUrl } from './token.ts'

type Parts = { secret: Uint8Array; config: Config }

/** The fields that both the business and the visitor see. */
export const showShared = (parts: Parts, row: BookingRow) => ({
  id: row.id,
  service_id: row.service_id,
  service_name: row.service_name,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  timezone: row.timezone,
  name: row.name,
  email: row.email,
  phone: row.phone,
  notes: row.notes,
  status: row.status as Booking['status'],
  manage_url: manageUrl(parts, row.id),
})

/** A booking as the API and its events show it. */
export const showBooking = (parts: Parts, row: BookingRow): Booking => ({
  ...showShared(parts, row),
  overrode: row.overrode as Booking['overrode'],
  source: row.source as Booking['source'],
  lead_id: row.lead_id,
  conversation_id: row.conversation_id,
  call_id: row.call_id,
  cancelled_by: row.cancelled_by as Booking['cancelled_by'],
  cancel_reason: row.cancel_reason,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
