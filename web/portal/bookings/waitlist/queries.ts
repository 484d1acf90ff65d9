import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewWaiting, WaitingList } from '#client'
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
    /** Shows the list without somebody. */
    hide: (id: string) =>
      client.setQueryData<WaitingList>(
        waitlistQuery.queryKey,
        list => list && { waiting: list.waiting.filter(each => each.id !== id) },
      ),
    again,
    remove: (id: string) => api.delete('/api/v1/bookings/waitlist/{id}', { params: { id } }).finally(again),
  }
}
