import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewWaiting } from '#client'
import { api } from '../../api/api.ts'

export const waitlistQuery = queryOptions({
  queryKey: ['bookings', 'waitlist'],
  queryFn: ({ signal }) => api.get('/api/v1/bookings/waitlist', { signal }),
})

export function useWaitlist() {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: waitlistQuery.queryKey })
  const save = useMutation({
    mutationFn: ({ id, ...body }: NewWaiting & { id: string | null }) => {
      if (id === null) return api.post('/api/v1/bookings/waitlist', { body })
      const { service_id: _, ...changes } = body
      return api.patch('/api/v1/bookings/waitlist/{id}', { params: { id }, body: changes })
    },
    onSettled: again,
  })
  const bookingsAgain = () => client.invalidateQueries({ queryKey: ['bookings'] })
  return {
    save,
    /** Books the time that is offered for them. */
    accept: (id: string) =>
      api.post('/api/v1/bookings/waitlist/{id}/accept', { params: { id } }).finally(bookingsAgain),
    /** Offers it to the next. */
    skip: (id: string) =>
      api.post('/api/v1/bookings/waitlist/{id}/skip', { params: { id } }).finally(bookingsAgain),
    remove: (id: string) => api.delete('/api/v1/bookings/waitlist/{id}', { params: { id } }).finally(again),
  }
}
