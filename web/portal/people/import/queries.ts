import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PeopleImport } from '#client'
import { api } from '../../api/api.ts'

export const importsQuery = queryOptions({
  queryKey: ['leads', 'imports'],
  queryFn: ({ signal }) => api.get('/api/v1/people/imports', { signal }),
})

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'imports', id],
    queryFn: ({ signal }) => api.get('/api/v1/people/imports/{id}', { params: { id }, signal }),
  })

/** The first rows, as examples of what is in the columns. */
export const examplesQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'imports', id, 'examples'],
    queryFn: ({ signal }) =>
      api.get('/api/v1/people/imports/{id}/rows', { params: { id }, query: { limit: 3 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

const problemsOf = (id: string) => ['leads', 'imports', id, 'problems']

/** The rows with a problem, by the mapping under which they have it. */
export const problemsQuery = (id: string, mapping: string[]) =>
  infiniteQueryOptions({
    queryKey: [...problemsOf(id), mapping],
    queryFn: ({ pageParam: after, signal }) =>
      api.get('/api/v1/people/imports/{id}/rows', {
        params: { id },
        query: { rejected: true, after, limit: 50 },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    // A row that is repaired stays on the page, so that whoever repairs the next one doesn't lose their place.
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useUpload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => api.post('/api/v1/people/imports', { body: { file } }),
    onSuccess: draft => client.setQueryData(importQuery(draft.id).queryKey, draft),
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true }),
  })
}

/** A write that answers with the import. */
function useWrite<Given>(id: string, write: (given: Given) => Promise<PeopleImport>) {
  const client = useQueryClient()
  const { queryKey } = importQuery(id)
  return useMutation({
    mutationFn: write,
    onSuccess: next => client.setQueryData(queryKey, next),
    // The counts of a draft come from several writes, whose answers may overtake one another.
    onSettled: () => client.invalidateQueries({ queryKey, exact: true }),
  })
}

/**
 * Says what the columns are. Choices that are made quickly one after the other go in that order, and the answer to one doesn't
 * take back what was chosen since.
 */
export function useMap(id: string) {
  const client = useQueryClient()
  const { queryKey } = importQuery(id)
  const mutationKey = ['imports', id, 'mapping']
  const isLast = () => client.isMutating({ mutationKey }) <= 1
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (mapping: string[]) =>
      api.patch('/api/v1/people/imports/{id}', { params: { id }, body: { mapping } }),
    onSuccess: next => {
      if (isLast()) client.setQueryData(queryKey, next)
    },
    onSettled: async () => {
      if (!isLast()) return
      // They may have been read between the choice and its verdicts. Those that are still on their way would count as read anew.
      await client.cancelQueries({ queryKey: problemsOf(id) })
      await Promise.all([
        client.invalidateQueries({ queryKey, exact: true }),
        client.invalidateQueries({ queryKey: problemsOf(id) }),
      ])
    },
  })
}

export const useRepair = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ row, cells }: { row: number; cells: string[] }) =>
      api.patch('/api/v1/people/imports/{id}/rows/{row}', { params: { id, row }, body: { cells } }),
    onSuccess: ({ import: next }) => client.setQueryData(importQuery(id).queryKey, next),
    onSettled: () => client.invalidateQueries({ queryKey: importQuery(id).queryKey, exact: true }),
  })
}

export const useStart = (id: string) =>
  useWrite(id, async (tag: string) => {
    await api.patch('/api/v1/people/imports/{id}', { params: { id }, body: { tag: tag || null } })
    return api.post('/api/v1/people/imports/{id}/start', { params: { id } })
  })

export const useTakeBack = (id: string) =>
  useWrite(id, () => api.post('/api/v1/people/imports/{id}/undo', { params: { id } }))

export function useDrop() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/v1/people/imports/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true }),
  })
}
