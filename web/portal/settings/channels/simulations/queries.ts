import { queryOptions } from '@tanstack/react-query'
import type { CallSimulation, NewCallSimulation } from '#client'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'

// Scripted callers. The stream tells of each run that begins or ends.

/** Those that are gone from the pages, while the server does not know yet. */
const leaving = new Set<string>()

export const simulationsQuery = queryOptions({
  queryKey: ['simulations'],
  queryFn: async ({ signal }) => {
    const { simulations } = await api.get('/api/v1/calls/simulations', { signal })
    return simulations.filter(({ id }) => !leaving.has(id))
  },
})

export const runsQuery = (id: string) =>
  queryOptions({
    queryKey: ['simulations', id, 'runs'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/v1/calls/simulations/{id}/runs', { params: { id }, signal })).runs,
  })

const readAgain = () => queryClient.invalidateQueries({ queryKey: simulationsQuery.queryKey })

export async function saveSimulation(id: string | null, body: NewCallSimulation): Promise<CallSimulation> {
  const saved = id
    ? await api.put('/api/v1/calls/simulations/{id}', { params: { id }, body })
    : await api.post('/api/v1/calls/simulations', { body })
  await readAgain()
  return saved
}

/** Takes a scripted caller from the pages. `forget` tells the server, `keep` brings it back. */
export function takeAway(id: string): { forget(): void; keep(): void } {
  leaving.add(id)
  queryClient.setQueryData(simulationsQuery.queryKey, known => known?.filter(each => each.id !== id))
  return {
    forget: () =>
      void api
        .delete('/api/v1/calls/simulations/{id}', { params: { id } })
        .finally(() => leaving.delete(id))
        .finally(readAgain),
    keep() {
      leaving.delete(id)
      void readAgain()
    },
  }
}

export const runSimulation = (id: string, by: 'words' | 'sound') =>
  api.post('/api/v1/calls/simulations/{id}/runs', { params: { id }, body: { by } }).finally(readAgain)
