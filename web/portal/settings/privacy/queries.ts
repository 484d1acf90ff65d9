import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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

/** Milliseconds between two looks at a file that is being made. */
const lookAgainMs = 1_000

/** The files of all data; asked again while one is being made. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }) => api.get('/api/v1/account/exports', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.exports.some(({ status }) => status === 'queued' || status === 'running')
      ? lookAgainMs
      : false,
})
