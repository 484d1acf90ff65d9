import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Check, CheckResult, CheckRunState, NewCheck } from '#client'
import { api } from '../../api/api.ts'

/** Should the stream of changes be cut off, a run that is under way is asked for again so often. Milliseconds. */
const fallbackMs = 3_000

export const isRunning = ({ status }: Pick<CheckRunState, 'status'>): boolean =>
  status === 'queued' || status === 'running'

export const checksQuery = queryOptions({
  queryKey: ['checks', 'list'],
  queryFn: ({ signal }) => api.get('/api/v1/knowledge/checks', { signal }),
})

export const runsQuery = queryOptions({
  queryKey: ['checks', 'runs'],
  queryFn: ({ signal }) => api.get('/api/v1/knowledge/checks/runs', { signal }),
  refetchInterval: ({ state }) => (state.data?.runs.some(isRunning) ? fallbackMs : false),
})

export const comparisonQuery = (id: string, against: string | undefined) =>
  queryOptions({
    queryKey: ['checks', 'comparison', id, against ?? null],
    queryFn: ({ signal }) =>
      api.get('/api/v1/knowledge/checks/runs/{id}/comparison', {
        params: { id },
        query: against ? { against } : {},
        signal,
      }),
  })

const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['checks', 'run', id],
    queryFn: ({ signal }) => api.get('/api/v1/knowledge/checks/runs/{id}', { params: { id }, signal }),
    // A run that has ended never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Runs that are looked through for the last right answer. */
const mostRuns = 10

export interface Turning {
  /** the last right answer that is known */
  before: CheckResult | null
  /** the answer of the last run */
  after: CheckResult | null
}

/** When a check turned wrong: its last answer, and the last one that was right. Nothing to tell before its first run. */
export function useTurning({ id, ran_at: ranAt }: Pick<Check, 'id' | 'ran_at'>) {
  const client = useQueryClient()
  return {
    queryKey: ['checks', 'turning', id, ranAt],
    enabled: ranAt !== null,
    queryFn: async (): Promise<Turning> => {
      const { runs } = await client.fetchQuery({ ...runsQuery, staleTime: 0 })
      let after: CheckResult | null = null
      for (const run of runs.filter(each => each.status === 'completed').slice(0, mostRuns)) {
        const { results } = await client.ensureQueryData(runQuery(run.id))
        const result = results.find(each => each.id === id)
        if (!result) continue
        after ??= result
        if (result.passed) return { before: result, after }
      }
      return { before: null, after }
    },
  }
}

export function useAddCheck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewCheck) => api.post('/api/v1/knowledge/checks', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['checks'] }),
  })
}

export function useRunChecks() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/v1/knowledge/checks/runs', { body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['checks'] }),
  })
}

/** Removes on the server; resolves once the checks were read again. */
export function useRemoveCheck() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => api.delete('/api/v1/knowledge/checks/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['checks'] }),
  })
  return mutateAsync
}
