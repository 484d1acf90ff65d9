import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Lead, LeadBulk, LeadChanges, LeadList } from '#client'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query.ts'
import type { PeopleSearch } from './search.ts'

export const peopleQuery = ({ sort = 'newest', ...filter }: PeopleSearch, limit = 100) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'list', { ...filter, sort }],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/leads', { query: { ...filter, sort, cursor, limit }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

type Lists = InfiniteData<LeadList>

/** What a list already knows of a person, so that their page opens at once. */
function fromLists(id: string): Lead | undefined {
  for (const [, list] of queryClient.getQueriesData<Lists>({ queryKey: ['leads', 'list'] }))
    for (const page of list?.pages ?? []) {
      const found = page.leads.find(lead => lead.id === id)
      if (found) return found
    }
  return undefined
}

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', id],
    queryFn: ({ signal }) => api.get('/api/v1/leads/{id}', { params: { id }, signal }),
    placeholderData: () => fromLists(id),
  })

/** What the business wants to know of people besides. */
export const fieldsQuery = queryOptions({
  queryKey: ['leads', 'fields'],
  queryFn: ({ signal }) => api.get('/api/v1/leads/fields', { signal }),
})

/** The tags that people have. */
export const tagsQuery = queryOptions({
  queryKey: ['leads', 'tags'],
  queryFn: ({ signal }) => api.get('/api/v1/leads/tags', { signal }),
})

/** Changes a person; the page shows it at once. */
export function useChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: LeadChanges) => api.patch('/api/v1/leads/{id}', { params: { id }, body }),
    onMutate: changes => {
      const before = client.getQueryData<Lead>(['leads', id])
      if (before) client.setQueryData<Lead>(['leads', id], shownAs(before, changes))
      return before
    },
    onError: (_error, _changes, before) => {
      if (before) client.setQueryData(['leads', id], before)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['leads'] }),
  })
}

function shownAs(before: Lead, { fields, ...changes }: LeadChanges): Lead {
  const own = Object.entries({ ...before.fields, ...fields })
  const known = own.filter((field): field is [string, string] => Boolean(field[1]))
  return { ...before, ...(changes as Partial<Lead>), fields: Object.fromEntries(known) }
}

/** Does one thing to many people; the lists show it at once. */
export function useBulk() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body }: { body: LeadBulk; shown: string[] }) => api.post('/api/v1/leads/bulk', { body }),
    onMutate: ({ body: { action, value }, shown }) => {
      const chosen = new Set(shown)
      const next = (lead: Lead): Lead[] => {
        if (!chosen.has(lead.id)) return [lead]
        if (action === 'delete') return []
        return [action === 'status' ? { ...lead, status: value as Lead['status'] } : lead]
      }
      client.setQueriesData<Lists>(
        { queryKey: ['leads', 'list'] },
        list =>
          list && {
            ...list,
            pages: list.pages.map(page => ({ ...page, leads: page.leads.flatMap(next) })),
          },
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['leads'] }),
  })
}

export function useUndo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => api.post('/api/v1/undo/{token}', { params: { token } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['leads'] }),
  })
}
