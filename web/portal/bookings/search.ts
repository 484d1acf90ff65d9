import type { BookingStatus } from '#client'

// The address of the bookings says what they show: `/bookings?day=2026-11-23&span=3`, `/bookings/list?status=confirmed`.

export const states = ['confirmed', 'completed', 'no_show', 'cancelled'] as const satisfies BookingStatus[]

/** How many days stand side by side. */
export const spans = [1, 3, 7] as const
export type Span = (typeof spans)[number]

export interface BookingSearch {
  q?: string
  status?: BookingStatus
  /** days of the business, both included */
  from?: string
  to?: string
  /** a day of the week that is shown, and how many days */
  day?: string
  span?: Span
  /** one booking, which stands open above the page */
  booking?: string
  /** whether the form of a new booking is open, and for which moment */
  new?: boolean
  at?: string
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

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
    day: isDay(given.day) ? given.day : undefined,
    span: spans.find(span => span === given.span),
    booking: words(given.booking, 64),
    new: given.new === true ? true : undefined,
    at: isMoment(given.at) ? given.at : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Whether it asks for bookings of some kind, which is for the list to answer. */
export const isFiltered = ({ q, status, from, to }: BookingSearch): boolean =>
  [q, status, from, to].some(value => value !== undefined)
