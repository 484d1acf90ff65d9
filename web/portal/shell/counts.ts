import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** What waits for a person, everywhere. */
export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => api.get('/api/v1/needs-you', { query: { limit: 1, offset: 0 }, signal }),
})

/** What each area shows beside its name. */
export const badgesOf = ({ count }: { count: number }): Record<string, number> => ({ inbox: count })
