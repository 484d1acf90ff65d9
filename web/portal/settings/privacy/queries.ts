import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

/** Whom a question is about: by address, by number, or both. */
export interface Named {
  email?: string
  phone?: string
}

export const exportPerson = (query: Named) => api.get('/api/v1/people/export', { query })

export const erasePerson = (query: Named) =>
  api.delete('/api/v1/people', { query }).finally(() => queryClient.invalidateQueries())

const page = 50

export const erasuresQuery = (of: Named) =>
  infiniteQueryOptions({
    queryKey: ['erasures', of],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/people/erasures', { query: { ...of, cursor, limit: page }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
