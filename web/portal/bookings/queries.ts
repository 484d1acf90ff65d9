import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Booking, BookingList, BusyTimes } from '#client'
import { api } from '../api/api.ts'
import { now } from '../words/clock.ts'
import { dayFromNow, startOf } from './days.ts'
import type { BookingSearch } from './search.ts'

/** Bookings whose cancellation is held back until its undo is over: whatever is read of them until then. */
export const cancelling = new Set<string>()

const asCancelled = <B extends Booking>(booking: B): B =>
  cancelling.has(booking.id) ? { ...booking, status: 'cancelled' } : booking
const withCancelled = <L extends BookingList>(list: L): L => ({
  ...list,
  bookings: list.bookings.map(asCancelled),
})

/** Bookings from today on; with words, also those of the past. `zone`: of the business. */
export function bookingsQuery({ q, status, from, to }: BookingSearch, zone: string) {
  const first = from ?? (q ? undefined : dayFromNow(zone, now()))
  const filter = {
    ...(q && { q }),
    ...(status && { status }),
    ...(first && { from: startOf(first, zone) }),
    ...(to && { to: startOf(to, zone, 1) }),
  }
  return infiniteQueryOptions({
    queryKey: ['bookings', 'list', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      api
        .get('/api/v1/bookings', { query: { ...filter, sort: 'earliest', cursor, limit: 100 }, signal })
        .then(withCancelled),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** A time to look at: moments, the end not included. */
export interface Window {
  from: string
  to: string
}

/** What begins within a few days: 500 bookings at most, more than a week's page could show. */
export const daysQuery = ({ from, to }: Window) =>
  queryOptions({
    queryKey: ['bookings', 'days', from, to],
    queryFn: ({ signal }) =>
      api
        .get('/api/v1/bookings', { query: { from, to, sort: 'earliest', limit: 500 }, signal })
        .then(withCancelled),
  })

/** When nothing can be booked. Calendars elsewhere are read every few minutes, of which nobody tells. */
export const busyQuery = ({ from, to }: Window) =>
  queryOptions({
    queryKey: ['bookings', 'busy', from, to],
    queryFn: ({ signal }): Promise<BusyTimes> =>
      api.get('/api/v1/bookings/busy', { query: { from, to }, signal }),
    refetchInterval: 5 * 60_000,
  })

export const servicesQuery = queryOptions({
  queryKey: ['bookings', 'services'],
  queryFn: ({ signal }) => api.get('/api/v1/services', { signal }),
})

/** The times to which a booking could move. `minutes`: how long it would last. */
export const freeQuery = (
  { id, service_id }: Pick<Booking, 'id' | 'service_id'>,
  { from, to }: Window,
  minutes?: number,
) =>
  queryOptions({
    queryKey: ['bookings', 'free', service_id, id, from, to, minutes ?? null],
    queryFn: ({ signal }) =>
      api.get('/api/v1/bookings/availability', {
        query: { service_id, booking_id: id, from, to, ...(minutes && { duration_minutes: minutes }) },
        signal,
      }),
    staleTime: 10_000,
  })

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', id],
    queryFn: ({ signal }) => api.get('/api/v1/bookings/{id}', { params: { id }, signal }).then(asCancelled),
  })

type Lists = InfiniteData<BookingList>

/** What becomes of a booking. */
export type Outcome = 'complete' | 'no-show' | 'cancel'
export const stateAfter = { complete: 'completed', 'no-show': 'no_show', cancel: 'cancelled' } as const

/** Shows a booking as it will be, wherever it is shown. Who calls it has the bookings read again, once the server knows. */
export function useShown(): (id: string, changes: Partial<Booking>) => void {
  const client = useQueryClient()
  return (id, changes) => {
    const next = (booking: Booking): Booking => (booking.id === id ? { ...booking, ...changes } : booking)
    // What is being read now may be older than this.
    for (const part of ['list', 'days', id]) void client.cancelQueries({ queryKey: ['bookings', part] })
    const inList = <L extends BookingList>(list: L): L => ({ ...list, bookings: list.bookings.map(next) })
    client.setQueriesData<Lists>(
      { queryKey: ['bookings', 'list'] },
      list => list && { ...list, pages: list.pages.map(inList) },
    )
    client.setQueriesData<BookingList>({ queryKey: ['bookings', 'days'] }, list => list && inList(list))
    client.setQueryData<Booking>(['bookings', id], booking => booking && next(booking))
  }
}

export const useBookingsAgain = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['bookings'] })
}

export function useConclude() {
  const again = useBookingsAgain()
  return useMutation({
    mutationFn: ({ id, outcome, reason }: { id: string; outcome: Outcome; reason?: string }) => {
      const params = { id }
      if (outcome === 'cancel')
        return api.post('/api/v1/bookings/{id}/cancel', { params, body: reason ? { reason } : {} })
      if (outcome === 'complete') return api.post('/api/v1/bookings/{id}/complete', { params })
      return api.post('/api/v1/bookings/{id}/no-show', { params })
    },
    onSettled: again,
  })
}

/** Where a booking stands in time. */
export interface Times {
  starts_at: string
  minutes: number
}

export function useChange() {
  const again = useBookingsAgain()
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: {
      id: string
      starts_at?: string
      duration_minutes?: number
      notes?: string
    }) => api.patch('/api/v1/bookings/{id}', { params: { id }, body }),
    onSettled: again,
  })
}
