import type { Booking, BusyTime, Service } from '#client'

/** What stands in the way of a time, and who or what that is. */
export interface Conflict {
  kind: 'past' | 'taken' | 'calendar' | 'closed' | 'closure' | 'refused'
  name: string | null
}

/** What is known of the days that are shown. Moments in milliseconds since 1970. */
export interface Known {
  now: number
  bookings: readonly Booking[]
  busy: readonly BusyTime[]
  services: readonly Service[]
  /** beginnings that the server would take for this booking; null while it has not answered */
  free: ReadonlySet<number> | null
}

interface Wanted {
  from: number
  to: number
  /** only its end changes, which the business may set as it likes */
  isLonger?: boolean
}

const touches = (time: { starts_at: string; ends_at: string }, { from, to }: Wanted): boolean =>
  Date.parse(time.starts_at) < to && Date.parse(time.ends_at) > from

/** Why a booking can't stand there, before anybody asks the server; null when nothing is known against it. */
export function conflictOf(booking: Booking, wanted: Wanted, known: Known): Conflict | null {
  const { now, bookings, busy, services, free } = known
  const { from, isLonger = false } = wanted
  if (!isLonger && from < now) return { kind: 'past', name: null }
  const over = bookings.filter(
    other =>
      other.id !== booking.id &&
      other.status !== 'cancelled' &&
      excludes(booking, other, services) &&
      touches(other, wanted),
  )
  const room = services.find(({ id }) => id === booking.service_id)?.capacity ?? 1
  const other = over.find(({ service_id }) => service_id !== booking.service_id) ?? over[0]
  const isFull = over.some(({ service_id }) => service_id !== booking.service_id) || over.length >= room
  if (other && isFull) return { kind: 'taken', name: other.name }
  if (free?.has(from)) return null
  const blocked = busy.filter(time => touches(time, wanted))
  const event = blocked.find(({ kind }) => kind === 'calendar')
  if (event) return { kind: 'calendar', name: event.name }
  if (isLonger) return null
  const shut = blocked[0]
  const own = services.find(({ id }) => id === booking.service_id)?.hours
  if (shut && (shut.kind === 'closure' || !own)) return { kind: shut.kind, name: shut.name }
  return free ? { kind: 'refused', name: null } : null
}

/** Whether two bookings can't be at once: of one service, or of two that need the same person, room or machine. */
function excludes(one: Booking, two: Booking, services: readonly Service[]): boolean {
  if (one.service_id === two.service_id) return true
  const resourceOf = (id: string) => services.find(service => service.id === id)?.resource ?? null
  const own = resourceOf(one.service_id)
  return own !== null && own === resourceOf(two.service_id)
}
