import { infiniteQueryOptions } from '@tanstack/react-query'
import type { NewSuppression } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

const atOnce = 100

export const stopsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['suppressions', q],
    queryFn: ({ pageParam: offset, signal }) =>
      api.get('/api/v1/communication/suppressions', {
        query: { limit: atOnce, offset, ...(q && { q }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total, suppressions }, _pages, offset) =>
      suppressions.length && offset + suppressions.length < total ? offset + suppressions.length : null,
  })

const readAgain = () =>
  Promise.all(['suppressions', 'audiences'].map(key => queryClient.invalidateQueries({ queryKey: [key] })))

export const addStop = (body: NewSuppression) =>
  api.post('/api/v1/communication/suppress', { body }).finally(readAgain)

export const removeStop = (id: string) =>
  api.delete('/api/v1/communication/suppressions/{id}', { params: { id } }).finally(readAgain)
