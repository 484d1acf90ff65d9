import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Source, SourceChanges, SourceKind, SourceList } from '#client'
import { api } from '../../api/api.ts'

export const sorts = ['newest', 'name', 'largest'] as const
export type Sort = (typeof sorts)[number]

export interface SourceFilter {
  q: string
  kind: SourceKind | undefined
  sort: Sort
}

/** The answer groups by kind; the desk shows one list, in its order. */
export function inOrder({ groups }: Pick<SourceList, 'groups'>, sort: Sort): Source[] {
  const sources = groups.flatMap(group => group.sources)
  if (sort === 'name') return sources.sort((a, b) => a.name.localeCompare(b.name))
  if (sort === 'largest') return sources.sort((a, b) => b.bytes - a.bytes)
  return sources.sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

export const sourcesQuery = ({ q, kind, sort }: SourceFilter) =>
  infiniteQueryOptions({
    queryKey: ['knowledge', 'sources', { q, kind: kind ?? null, sort }],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/knowledge', {
        query: { cursor, limit: 100, sort, ...(q && { q }), ...(kind && { kind }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** What was taught last, for the side of the area. */
export const newestQuery = queryOptions({
  queryKey: ['knowledge', 'newest'],
  queryFn: ({ signal }) =>
    api.get('/api/v1/knowledge', { query: { cursor: '', limit: 6, sort: 'newest' }, signal }),
  select: list => ({ sources: inOrder(list, 'newest'), total: list.total, capped: list.total_capped }),
})

export const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['knowledge', 'source', id],
    queryFn: ({ signal }) =>
      api.get('/api/v1/knowledge/documents/{parent_doc_id}', { params: { parent_doc_id: id }, signal }),
  })

export const textQuery = (id: string) =>
  queryOptions({
    queryKey: ['knowledge', 'text', id],
    queryFn: ({ signal }) =>
      api.get('/api/v1/knowledge/documents/{parent_doc_id}/text', { params: { parent_doc_id: id }, signal }),
  })

const passagesAtOnce = 100
export const passagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['knowledge', 'passages', id],
    queryFn: ({ pageParam: offset, signal }) =>
      api.get('/api/v1/knowledge/documents/{parent_doc_id}/passages', {
        params: { parent_doc_id: id },
        query: { limit: passagesAtOnce, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { passages }) => sum + passages.length, 0)
      return read < total ? read : null
    },
  })

/** Changes a source in place: shown at once, as it was again if the server refuses. */
export function useChangeSource(id: string) {
  const client = useQueryClient()
  const { queryKey } = sourceQuery(id)
  return useMutation({
    mutationFn: (body: SourceChanges) =>
      api.patch('/api/v1/knowledge/documents/{parent_doc_id}', { params: { parent_doc_id: id }, body }),
    onMutate: async changes => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Source>(queryKey)
      const { content: _, ...seen } = changes
      if (before) client.setQueryData<Source>(queryKey, { ...before, ...seen })
      return before
    },
    onError: (_error, _changes, before) => client.setQueryData(queryKey, before),
    onSettled: () =>
      Promise.all(['knowledge', 'notices'].map(key => client.invalidateQueries({ queryKey: [key] }))),
  })
}

type Pages = InfiniteData<SourceList, string>

/**
 * Forgets sources: they leave every list at once. The answer says how it is undone; a source that could not be forgotten comes
 * back.
 */
export function useForget() {
  const client = useQueryClient()
  const queryKey = ['knowledge', 'sources']
  return useMutation({
    mutationFn: (ids: string[]) =>
      api.post('/api/v1/knowledge/documents/bulk', { body: { ids, action: 'delete' } }),
    onMutate: async ids => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueriesData<Pages>({ queryKey })
      client.setQueriesData<Pages>({ queryKey }, pages => pages && without(pages, new Set(ids)))
      return before
    },
    onError: (_error, _ids, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data)
    },
    onSettled: () =>
      Promise.all(['knowledge', 'notices'].map(key => client.invalidateQueries({ queryKey: [key] }))),
  })
}

const without = (pages: Pages, ids: ReadonlySet<string>): Pages => ({
  ...pages,
  pages: pages.pages.map(page => ({
    ...page,
    groups: page.groups.map(group => ({
      ...group,
      sources: group.sources.filter(source => !ids.has(source.parent_doc_id)),
    })),
  })),
})

export function useUndo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => api.post('/api/v1/undo/{token}', { params: { token } }),
    onSettled: () =>
      Promise.all(['knowledge', 'notices'].map(key => client.invalidateQueries({ queryKey: [key] }))),
  })
}
