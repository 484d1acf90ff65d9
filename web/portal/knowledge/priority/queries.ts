import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SourcePriority } from '#client'
import { api } from '../../api/api.ts'

export const priorityQuery = queryOptions({
  queryKey: ['knowledge', 'priority'],
  queryFn: ({ signal }) => api.get('/api/v1/knowledge/source-priority', { signal }),
})

/** Shown at once; as it was where the server refuses. */
export function useSetPriority() {
  const client = useQueryClient()
  const { queryKey } = priorityQuery
  return useMutation({
    mutationFn: (order: string[]) => api.put('/api/v1/knowledge/source-priority', { body: { order } }),
    onMutate: async order => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<SourcePriority>(queryKey)
      client.setQueryData<SourcePriority>(queryKey, { order })
      return before
    },
    onError: (_error, _order, before) => client.setQueryData(queryKey, before),
  })
}
