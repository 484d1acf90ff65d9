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
  const add = useMutation({
    mutationFn: (body: NewWaiting) => api.post('/api/v1/bookings/waitlist', { body }),
    onSettled: again,
  })
  return {
    add,
    remove: (id: string) => api.delete('/api/v1/bookings/waitlist/{id}', { params: { id } }).finally(again),
  }
}
