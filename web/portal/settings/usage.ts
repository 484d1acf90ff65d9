import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** What the business uses of what it may, and what this month took. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => api.get('/api/v1/usage', { signal }),
})
