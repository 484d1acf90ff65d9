import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadPair, LeadPairList } from '#client'
import { api } from '../../api/api.ts'

export const pairsQuery = queryOptions({
  queryKey: ['leads', 'duplicates'],
  queryFn: ({ signal }) => api.get('/api/v1/leads/duplicates', { query: { limit: 50 }, signal }),
})

/** Takes a pair off the list at once; what becomes of it is `write`. */
function usePairWrite<Given extends { pair: LeadPair }, Done>(write: (given: Given) => Promise<Done>) {
  const client = useQueryClient()
  const { queryKey } = pairsQuery
  return useMutation({
    mutationFn: write,
    onMutate: async ({ pair }: Given) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<LeadPairList>(queryKey)
      if (before)
        client.setQueryData<LeadPairList>(queryKey, {
          pairs: before.pairs.filter(each => !isSame(each, pair)),
          total: Math.max(0, before.total - 1),
        })
      return before
    },
    onError: (_error, _given, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: ['leads'] }),
  })
}

export const isSame = (one: LeadPair, two: LeadPair): boolean =>
  one.one.id === two.one.id && one.other.id === two.other.id

/** Makes one of a pair, and answers with the merge, by which it can be undone. */
export const useMergePair = () =>
  usePairWrite(async ({ pair, keep }: { pair: LeadPair; keep: string }) => {
    const other = keep === pair.one.id ? pair.other.id : pair.one.id
    return mergeOf(keep, other)
  })

/** Merges `other` into `id`, and says which merge that was. */
export async function mergeOf(id: string, other: string): Promise<{ id: string; merge: string | null }> {
  await api.post('/api/v1/leads/{id}/merge', { params: { id }, body: { lead_id: other } })
  const { merges } = await api.get('/api/v1/leads/{id}/merges', { params: { id } })
  const merge = merges.find(({ merged_lead_id, undone_at }) => merged_lead_id === other && !undone_at)
  return { id, merge: merge?.id ?? null }
}

export const useTellApart = () =>
  usePairWrite(({ pair }: { pair: LeadPair }) =>
    api.post('/api/v1/leads/duplicates/apart', {
      body: { lead_id: pair.one.id, other_id: pair.other.id },
    }),
  )

/** Takes back that two are two people. */
export function useTellTogether() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pair: LeadPair) =>
      api.post('/api/v1/leads/duplicates/together', {
        body: { lead_id: pair.one.id, other_id: pair.other.id },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['leads'] }),
  })
}

export function useSeparate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, merge }: { id: string; merge: string }) =>
      api.post('/api/v1/leads/{id}/merges/{merge_id}/undo', { params: { id, merge_id: merge } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['leads'] }),
  })
}
