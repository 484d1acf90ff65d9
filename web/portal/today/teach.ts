import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GapList } from '#client'
import { api } from '../api/api.ts'
import { gapsQuery } from './queries.ts'

/** Teaches the answer to a gap, which leaves the list at once and comes back if the server refuses. */
export function useTeach() {
  const client = useQueryClient()
  const { queryKey } = gapsQuery
  return useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: string }) =>
      api.post('/api/v1/knowledge/portal/ingest', { body: { answer, resolves: id, notify_waiting: true } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<GapList>(queryKey)
      client.setQueryData<GapList>(
        queryKey,
        list => list && { ...list, gaps: list.gaps.filter(gap => gap.id !== id) },
      )
      return before
    },
    onError: (_error, _given, before) => client.setQueryData(queryKey, before),
    onSettled: () =>
      Promise.all(
        ['gaps', 'knowledge', 'counts', 'needs-you', 'conversations', 'onboarding'].map(noun =>
          client.invalidateQueries({ queryKey: [noun] }),
        ),
      ),
  })
}
