import { queryOptions } from '@tanstack/react-query'
import type { CallSimulation, NewCallSimulation } from '#client'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'

// Scripted callers. The stream tells of each run that begins or ends.

export const simulationsQuery = queryOptions({
  queryKey: ['simulations'],
  queryFn: async ({ signal }) => (await api.get('/api/v1/calls/simulations', { signal })).simulations,
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

export const removeSimulation = (id: string) =>
  api.delete('/api/v1/calls/simulations/{id}', { params: { id } }).finally(readAgain)

export const runSimulation = (id: string, by: 'words' | 'sound') =>
  api.post('/api/v1/calls/simulations/{id}/runs', { params: { id }, body: { by } }).finally(readAgain)
