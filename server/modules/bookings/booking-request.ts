import type { BookingSource } from '#contract/bookings/bookings.ts'
import { fold } from '#server/language/text/fold.ts'
import type { BookingRow } from './queries.ts'

/** A request for a booking. */
export interface BookingRequest {
  serviceId: string
  startsAt: Date
  name: string
  email?: string | null
  phone?: string | null
  notes?: string | null
  /** The visitor's time zone; the business's when absent. */
  timezone?: string | null
  language?: string | null
  source: BookingSource
  conversationId?: string | null
  callId?: string | null
}

/** Whether a booking is what is asked for once more: the same service at the same time for the same person. */
export function isSame(row: BookingRow, { serviceId, startsAt, name }: BookingRequest): boolean {
  const [one, other] = [fold(row.name), fold(name.trim())]
  const samePerson = one.includes(other) || other.includes(one)
  return row.service_id === serviceId && row.starts_at.getTime() === startsAt.getTime() && samePerson
}
