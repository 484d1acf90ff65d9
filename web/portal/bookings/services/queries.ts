import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { NewService, ServiceChanges } from '#client'
import { api } from '../../api/api.ts'

export const bookingPageQuery = queryOptions({
  queryKey: ['bookings', 'page'],
  queryFn: ({ signal }) => api.get('/api/v1/bookings/page', { signal }),
})

export function useServices() {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['bookings'] })
  return {
    save: (id: string | null, body: NewService & ServiceChanges) =>
      (id === null
        ? api.post('/api/v1/services', { body })
        : api.patch('/api/v1/services/{id}', { params: { id }, body })
      ).finally(again),
    remove: (id: string) => api.delete('/api/v1/services/{id}', { params: { id } }).finally(again),
  }
}
