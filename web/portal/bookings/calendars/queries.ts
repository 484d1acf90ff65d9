import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { NewCalendar } from '#client'
import { api } from '../../api/api.ts'

export const calendarsQuery = queryOptions({
  queryKey: ['bookings', 'calendars'],
  queryFn: ({ signal }) => api.get('/api/v1/bookings/calendars', { signal }),
  // They are read by the server every few minutes, which is no change that anybody makes.
  refetchInterval: 60_000,
})

export const feedQuery = queryOptions({
  queryKey: ['bookings', 'feed'],
  queryFn: ({ signal }) => api.get('/api/v1/bookings/feed', { signal }),
})

export function useCalendars() {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['bookings'] })
  return {
    connect: (body: NewCalendar) => api.post('/api/v1/bookings/calendars', { body }).finally(again),
    refresh: (id: string) =>
      api.post('/api/v1/bookings/calendars/{id}/refresh', { params: { id } }).finally(again),
    remove: (id: string) => api.delete('/api/v1/bookings/calendars/{id}', { params: { id } }).finally(again),
    rotate: async () =>
      client.setQueryData(feedQuery.queryKey, await api.post('/api/v1/bookings/feed/rotate')),
  }
}
