import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Booking, BookingList } from '#client'
import { api } from '../api/api.ts'
import { now } from '../words/clock.ts'
import { dayFromNow, startOf } from './days.ts'
import type { BookingSearch } from './search.ts'

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
      api.get('/api/v1/bookings', { query: { ...filter, sort: 'earliest', cursor, limit: 100 }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', id],
    queryFn: ({ signal }) => api.get('/api/v1/bookings/{id}', { params: { id }, signal }),
  })

type Lists = InfiniteData<BookingList>

/** What becomes of a booking. */
export type Outcome = 'complete' | 'no-show' | 'cancel'
export const stateAfter = { complete: 'completed', 'no-show': 'no_show', cancel: 'cancelled' } as const

/** Shows a booking as it will be, in every list. */
export function useShown(): (id: string, status: Booking['status']) => void {
  const client = useQueryClient()
  return (id, status) => {
    const next = (booking: Booking): Booking => (booking.id === id ? { ...booking, status } : booking)
    client.setQueriesData<Lists>(
      { queryKey: ['bookings', 'list'] },
      list =>
        list && { ...list, pages: list.pages.map(page => ({ ...page, bookings: page.bookings.map(next) })) },
    )
    client.setQueryData<Booking>(['bookings', id], booking => booking && next(booking))
  }
}

export function useConclude() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: Outcome }) => {
      const params = { id }
      if (outcome === 'cancel') return api.post('/api/v1/bookings/{id}/cancel', { params, body: {} })
      if (outcome === 'complete') return api.post('/api/v1/bookings/{id}/complete', { params })
      return api.post('/api/v1/bookings/{id}/no-show', { params })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['bookings'] }),
  })
}
