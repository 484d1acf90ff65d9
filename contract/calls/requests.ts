import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf } from '#contract/schema.ts'

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))

export const OfferedQuery = Type.Object({
  tenant_id: Type.Optional(Type.String({ maxLength: 64 })),
  link_token: Type.Optional(Type.String({ maxLength: 64 })),
})

export const CallsOffered = Named(
  'CallsOffered',
  Type.Object({
    server: Type.Object(
      { hears: Type.Boolean(), speaks: Type.Boolean() },
      { description: 'Of a call in the browser; what the server lacks, the browser must bring' },
    ),
    on_request: OneOf('assistant', 'person'),
  }),
)

export type CallRequest = Static<typeof CallRequest>
export const CallRequest = Named(
  'CallRequest',
  Type.Object({
    tenant_id: text(64),
    link_token: text(64),
    conversation_id: Type.Optional(Nullable(Id('Conversation'))),
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    phone: Type.String({ maxLength: 40 }),
    about: text(500),
    language: Type.Optional(
      Type.String({ maxLength: 35, description: 'Of the words that were agreed to; English if left out' }),
    ),
    consent: Type.Literal(true, { description: 'That the words shown beside the form were agreed to' }),
  }),
)

export const CallRequestAnswer = Named(
  'CallRequestAnswer',
  Type.Object({
    outcome: OneOf('calling', 'noted'),
    consent: Type.String({ description: 'The words that were agreed to, as they are kept' }),
  }),
)
