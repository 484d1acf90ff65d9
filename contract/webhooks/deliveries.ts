import { Type } from 'typebox'
import { Page } from '#contract/paging.ts'
import { Id, Named, Nullable, OneOf, Timestamp } from '#contract/schema.ts'

const WebhookDeliveryStatus = Named('WebhookDeliveryStatus', OneOf('pending', 'delivered', 'failed'))

const WebhookAttempt = Named(
  'WebhookAttempt',
  Type.Object({
    at: Timestamp,
    status_code: Nullable(Type.Integer()),
    ms: Type.Integer(),
    error: Nullable(Type.String()),
  }),
)

export const WebhookDelivery = Named(
  'WebhookDelivery',
  Type.Object({
    id: Type.String({ format: 'uuid', description: 'The event’s; X-Webhook-Id of every attempt' }),
    event: Type.String(),
    status: WebhookDeliveryStatus,
    attempts: Type.Array(WebhookAttempt, { description: 'Oldest first, the last 50' }),
    next_attempt_at: Nullable(Timestamp),
    created_at: Timestamp,
  }),
)

export const SentDelivery = Named(
  'SentDelivery',
  Type.Object({
    ...WebhookDelivery.properties,
    body: Type.String({ description: 'What is sent, to the byte' }),
  }),
)

export const WebhookDeliveryList = Named(
  'WebhookDeliveryList',
  Type.Object({ deliveries: Type.Array(WebhookDelivery) }),
)
export const DeliveryFilter = Type.Object({ status: Type.Optional(WebhookDeliveryStatus), ...Page })
export const DeliveryParams = Type.Object({ id: Id('Webhook'), did: Id('Delivery') })
