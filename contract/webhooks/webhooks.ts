import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { publicEvents } from './events.ts'

const Events = Type.Array(OneOf('*', ...publicEvents), {
  minItems: 1,
  maxItems: 50,
  description: 'Names of events, or `*` for every one, those to come included',
})
const Url = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'http or https; redirects are not followed',
})
const Description = Nullable(Type.String({ maxLength: 500 }))

export type NewWebhook = Static<typeof NewWebhook>
export const NewWebhook = Named(
  'NewWebhook',
  Type.Object({
    url: Url,
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    is_active: Type.Optional(Type.Boolean()),
  }),
)

export type WebhookChanges = Static<typeof WebhookChanges>
export const WebhookChanges = Named(
  'WebhookChanges',
  Type.Object({
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    is_active: Type.Optional(
      Type.Boolean({ description: 'What waits while it is off goes out once it is on again' }),
    ),
  }),
)

export const Webhook = Named(
  'Webhook',
  Type.Object({
    id: RecordId,
    url: Type.String(),
    events: Type.Array(Type.String()),
    is_active: Type.Boolean(),
    description: Nullable(Type.String()),
    created_at: Timestamp,
    failing_since: Nullable(Timestamp),
    disabled_at: Nullable(
      Type.String({ format: 'date-time', description: 'When it was switched off because it failed' }),
    ),
  }),
)

export const WebhookWithSecret = Named(
  'WebhookWithSecret',
  Type.Object({
    ...Webhook.properties,
    secret: Type.String({ description: 'Signs what is sent; shown this once' }),
  }),
)

export const WebhookList = Named('WebhookList', Type.Object({ webhooks: Type.Array(Webhook) }))
export const WebhookParams = Type.Object({ id: Id('Webhook') })
