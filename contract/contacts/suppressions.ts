import { type Static, Type } from 'typebox'
import { Page } from '#contract/paging.ts'
import { Id, Named, Nullable, RecordId, Timestamp } from '#contract/schema.ts'
import { Channel, channels } from './channels.ts'

export const NewSuppression = Named(
  'NewSuppression',
  Type.Object({
    email: Type.Optional(Nullable(Type.String({ maxLength: 320 }))),
    phone: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
    channels: Type.Optional(
      Type.Array(Channel, { minItems: 1, maxItems: channels.length, description: 'Without it, all' }),
    ),
    reason: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  }),
)

export type Suppressed = Static<typeof Suppressed>
export const Suppressed = Named(
  'Suppressed',
  Type.Object({
    suppressed: Type.Object({
      email: Nullable(Type.String()),
      phone: Nullable(Type.String()),
      channels: Type.Array(Channel),
    }),
    contacts_affected: Type.Integer({ description: 'Contacts with that address, in every audience' }),
  }),
)

export type Suppression = Static<typeof Suppression>
export const Suppression = Named(
  'Suppression',
  Type.Object({
    id: RecordId,
    address: Type.String({ description: 'An email address, or a number in E.164' }),
    channels: Type.Array(Channel),
    reason: Nullable(Type.String()),
    source: Type.String(),
    created_at: Timestamp,
  }),
)

export const SuppressionList = Named(
  'SuppressionList',
  Type.Object({
    suppressions: Type.Array(Suppression),
    total: Type.Integer(),
  }),
)

export const SuppressionQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the address' })),
  ...Page,
})

export const SuppressionParams = Type.Object({ id: Id('Suppression') })
