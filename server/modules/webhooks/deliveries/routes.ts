import * as shape from '#contract/webhooks/deliveries.ts'
import { WebhookParams } from '#contract/webhooks/webhooks.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { listDeliveries, readDelivery, redeliver, sendTest } from './deliveries.ts'

export const deliveryEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    summary: 'What a webhook was told and is to be told, newest first',
    access: 'owner',
    params: WebhookParams,
    query: shape.DeliveryFilter,
    answers: { 200: shape.WebhookDeliveryList },
    handle: async (ctx, { params, query }) => ({ deliveries: await listDeliveries(ctx, params.id, query) }),
  }),
  endpoint({
    method: 'GET',
    path: '/webhooks/:id/deliveries/:did',
    summary: 'One delivery with what is sent',
    access: 'owner',
    params: shape.DeliveryParams,
    answers: { 200: shape.SentDelivery },
    handle: (ctx, { params }) => readDelivery(ctx, params.id, params.did),
  }),
  endpoint({
    method: 'POST',
    path: '/webhooks/:id/test',
    summary: 'Send a test event to a webhook; how it went is in its deliveries',
    access: 'owner',
    params: WebhookParams,
    answers: { 200: shape.WebhookDelivery },
    errors: [409],
    handle: (ctx, { params }) => sendTest(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/webhooks/:id/deliveries/:did/redeliver',
    summary: 'Send an event to a webhook again',
    access: 'owner',
    params: shape.DeliveryParams,
    answers: { 200: shape.WebhookDelivery },
    errors: [409],
    handle: (ctx, { params }) => redeliver(ctx, params.id, params.did),
  }),
]
