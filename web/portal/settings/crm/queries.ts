import { queryOptions } from '@tanstack/react-query'
import type { CrmConnection, CrmConnectionFields } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

export type Provider = CrmConnection['provider']

export const crmQuery = queryOptions({
  queryKey: ['crm'],
  queryFn: ({ signal }) => api.get('/api/v1/crm/connections', { signal }),
})

const read = () => queryClient.invalidateQueries({ queryKey: crmQuery.queryKey })

export const connectCrm = (provider: Provider, body: CrmConnectionFields) =>
  api.put('/api/v1/crm/connections/{provider}', { params: { provider }, body }).finally(read)

export const disconnectCrm = (provider: Provider) =>
  api.delete('/api/v1/crm/connections/{provider}', { params: { provider } }).finally(read)

export const testCrm = (provider: Provider) =>
  api.post('/api/v1/crm/connections/{provider}/test', { params: { provider } })

export const syncCrm = (provider: Provider) =>
  api.post('/api/v1/crm/connections/{provider}/sync', { params: { provider } })
