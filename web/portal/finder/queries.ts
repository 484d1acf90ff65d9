import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** Records that a text finds. What was found before stays until the answer is there; a newer text ends the request. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api.get('/api/v1/search', { query: { q, limit: 5 }, signal }),
    enabled: q !== '',
    staleTime: 10_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })
