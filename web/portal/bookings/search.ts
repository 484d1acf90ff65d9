import type { BookingStatus } from '#client'

// The address of the bookings says what the list shows: `/bookings?from=2026-11-23&status=confirmed`.

export const states = ['confirmed', 'completed', 'no_show', 'cancelled'] as const satisfies BookingStatus[]

export interface BookingSearch {
  q?: string
  status?: BookingStatus
  /** days of the business, both included */
  from?: string
  to?: string
  /** one booking, which stands above the list */
  booking?: string
  /** whether the form of a new booking is open */
  new?: boolean
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const words = (value: unknown, most: number): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text ? text.slice(0, most) : undefined
}

/** Reads an address; what is no filter of ours is left out. */
export function readSearch(given: Record<string, unknown>): BookingSearch {
  const found: BookingSearch = {
    q: words(given.q, 200),
    status: states.find(state => state === given.status),
    from: isDay(given.from) ? given.from : undefined,
    to: isDay(given.to) ? given.to : undefined,
    booking: words(given.booking, 64),
    new: given.new === true ? true : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

export const isFiltered = ({ q, status, from, to }: BookingSearch): boolean =>
  [q, status, from, to].some(value => value !== undefined)
