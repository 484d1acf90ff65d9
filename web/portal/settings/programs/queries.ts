import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { NewApiKey, NewWebhook, WebhookChanges, WebhookDelivery, WebhookList } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

// Keys and webhooks: what is read, and what is written with the answer put where it is read from.

export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => api.get('/api/v1/api-keys', { query: { limit: 500 }, signal }),
  // Nothing tells the desk that a key was used.
  staleTime: 0,
})

const readKeys = () => queryClient.invalidateQueries({ queryKey: keysQuery.queryKey })

export const makeKey = (body: NewApiKey) => api.post('/api/v1/api-keys', { body }).finally(readKeys)

export const replaceKey = (id: string) =>
  api.post('/api/v1/api-keys/{id}/regenerate', { params: { id } }).finally(readKeys)

export const revokeKey = (id: string) =>
  api.delete('/api/v1/api-keys/{id}', { params: { id } }).finally(readKeys)

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => api.get('/api/v1/webhooks', { signal }),
})

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id],
    queryFn: ({ signal }) => api.get('/api/v1/webhooks/{id}', { params: { id }, signal }),
    initialData: () =>
      queryClient
        .getQueryData<WebhookList>(webhooksQuery.queryKey)
        ?.webhooks.find(webhook => webhook.id === id),
    initialDataUpdatedAt: 0,
  })

const readWebhooks = () => queryClient.invalidateQueries({ queryKey: ['webhooks'] })

export const makeWebhook = (body: NewWebhook) => api.post('/api/v1/webhooks', { body }).finally(readWebhooks)

export async function changeWebhook(id: string, body: WebhookChanges): Promise<void> {
  const changed = await api.patch('/api/v1/webhooks/{id}', { params: { id }, body })
  queryClient.setQueryData(webhookQuery(id).queryKey, changed)
  await queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true })
}

export const rotateSecret = (id: string) =>
  api.post('/api/v1/webhooks/{id}/rotate-secret', { params: { id } })

export const removeWebhook = (id: string) =>
  api.delete('/api/v1/webhooks/{id}', { params: { id } }).finally(readWebhooks)

export type DeliveryStatus = WebhookDelivery['status']
export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const satisfies DeliveryStatus[]

const page = 50
/** Milliseconds: what waits for a moment only is looked at so often, because the stream doesn't tell of each delivery. */
const lookEvery = 1_000
const aMoment = 15_000

const isUnderWay = ({ status, next_attempt_at: next }: WebhookDelivery) =>
  status === 'pending' && next !== null && Date.parse(next) - Date.now() < aMoment

export const deliveriesQuery = (id: string, status: DeliveryStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries', status ?? 'all'],
    queryFn: async ({ pageParam: offset, signal }) => {
      const query = { limit: page, offset, ...(status && { status }) }
      return (await api.get('/api/v1/webhooks/{id}/deliveries', { params: { id }, query, signal })).deliveries
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === page ? pages.length * page : null),
    refetchInterval: ({ state }) => (state.data?.pages.flat().some(isUnderWay) ? lookEvery : false),
  })

export const sentQuery = (id: string, did: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries', 'sent', did],
    queryFn: ({ signal }) =>
      api.get('/api/v1/webhooks/{id}/deliveries/{did}', { params: { id, did }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

const readDeliveries = (id: string) =>
  queryClient.invalidateQueries({ queryKey: ['webhooks', id, 'deliveries'] })

export const sendTest = (id: string) =>
  api.post('/api/v1/webhooks/{id}/test', { params: { id } }).finally(() => readDeliveries(id))

export const sendAgain = (id: string, did: string) =>
  api
    .post('/api/v1/webhooks/{id}/deliveries/{did}/redeliver', { params: { id, did } })
    .finally(() => readDeliveries(id))
