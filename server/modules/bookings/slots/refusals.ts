import type { Business } from '#server/modules/accounts/accounts.ts'
import type { ServiceRow } from '../services/services.ts'
import { bookableWindow } from './availability.ts'
import { type Opening, openings, startOf, type Week, weekOf } from './openings.ts'

const minute = 60_000

/** Why nothing can be booked at a time. `no_start`: within the hours, but bookings begin before and after it. */
export type Refusal = 'past' | 'short_notice' | 'beyond' | 'closed' | 'too_long' | 'no_start' | 'taken'

/** Why a service can't be booked at a moment at which no slot is free. */
export function refusalOf(desk: Business, service: ServiceRow, at: number, now: number): Refusal {
  const { from, to } = bookableWindow(desk, now)
  if (at < now) return 'past'
  if (at >= to) return 'beyond'
  const open = openingsAround(weekOf(desk, service), at).find(one => one.from <= at && at < one.to)
  if (!open) return 'closed'
  if (at < from) return 'short_notice'
  if (at + service.duration_minutes * minute > open.until) return 'too_long'
  return (at - open.from) % (desk.booking.slot_step_minutes * minute) ? 'no_start' : 'taken'
}

/** Why a service can't be booked on a whole day of a time zone; null when it is open on it and may be booked. */
export function dayRefusal(
  desk: Business,
  service: ServiceRow,
  day: Temporal.PlainDate,
  timezone: string,
  now: number,
): 'past' | 'beyond' | 'closed' | null {
  const [begins, ends] = [startOf(day, timezone), startOf(day.add({ days: 1 }), timezone)]
  if (ends <= now) return 'past'
  if (begins >= bookableWindow(desk, now).to) return 'beyond'
  return openOn(desk, service, day, timezone).length ? null : 'closed'
}

/** The openings of a service that touch a day of a time zone. */
export function openOn(
  desk: Business,
  service: ServiceRow,
  day: Temporal.PlainDate,
  timezone: string,
): Opening[] {
  const [begins, ends] = [startOf(day, timezone), startOf(day.add({ days: 1 }), timezone)]
  return openings(weekOf(desk, service), day.subtract({ days: 1 }), day.add({ days: 1 })).filter(
    one => one.from < ends && one.to > begins,
  )
}

function openingsAround(desk: Week, at: number): Opening[] {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(desk.timezone).toPlainDate()
  return openings(desk, day.subtract({ days: 1 }), day)
}
