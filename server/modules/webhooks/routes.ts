import * as shape from '#contract/webhooks/webhooks.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { queueEvents } from './deliveries/deliveries.ts'
import { deliveryEndpoints } from './deliveries/routes.ts'
import { deliverWebhooks } from './dispatch/dispatch.ts'
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
} from './webhooks.ts'

export const webhooks: Module = {
  name: 'webhooks',
  about: 'Addresses of yours that are told what happens, and every delivery to them.',
  listeners: [queueEvents],
  loops: [deliverWebhooks],
  endpoints: [
    endpoint({
      method: 'POST',
      path: '/webhooks',
      summary: 'Have another program told what happens',
      access: 'owner',
      body: shape.NewWebhook,
      answers: { 201: shape.WebhookWithSecret },
      errors: [400],
      handle: (ctx, { body }) => createWebhook(ctx, body),
    }),
    endpoint({
      method: 'GET',
      path: '/webhooks',
      summary: 'The webhooks of the business',
      access: 'owner',
      answers: { 200: shape.WebhookList },
      handle: async ctx => ({ webhooks: await listWebhooks(ctx) }),
    }),
    endpoint({
      method: 'GET',
      path: '/webhooks/:id',
      summary: 'One webhook',
      access: 'owner',
      params: shape.WebhookParams,
      answers: { 200: shape.Webhook },
      handle: (ctx, { params }) => getWebhook(ctx, params.id),
    }),
    endpoint({
      method: 'PATCH',
      path: '/webhooks/:id',
      summary: 'Change a webhook, or switch it off and on',
      access: 'owner',
      params: shape.WebhookParams,
      body: shape.WebhookChanges,
      answers: { 200: shape.Webhook },
      handle: (ctx, { params, body }) => changeWebhook(ctx, params.id, body),
    }),
    endpoint({
      method: 'POST',
      path: '/webhooks/:id/rotate-secret',
      summary: 'Give a webhook a new secret; the old one signs as well for 24 hours',
      access: 'owner',
      params: shape.WebhookParams,
      answers: { 200: shape.WebhookWithSecret },
      handle: (ctx, { params }) => rotateSecret(ctx, params.id),
    }),
    endpoint({
      method: 'DELETE',
      path: '/webhooks/:id',
      summary: 'Forget a webhook',
      access: 'owner',
      params: shape.WebhookParams,
      answers: { 204: null },
      handle: (ctx, { params }) => removeWebhook(ctx, params.id),
    }),
    ...deliveryEndpoints,
  ],
}
