import { queryOptions } from '@tanstack/react-query'
import type { Counts } from '#client'
import { api } from '../api/api.ts'

/** What waits for a person, everywhere. */
export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => api.get('/api/v1/counts', { signal }),
})

/** What each area shows beside its name. */
export const badgesOf = ({ needs_you, gaps }: Counts): Record<string, number> => ({
  inbox: needs_you.total,
  knowledge: gaps,
})
