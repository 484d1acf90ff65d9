import { type Static, Type } from 'typebox'
import { longestEntry } from '#contract/limits.ts'
import { Id, Named, Nullable, OneOf } from '#contract/schema.ts'
import { ServerVoice } from '#contract/voice-socket.ts'

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))

export const OfferedQuery = Type.Object({
  tenant_id: Type.Optional(Type.String({ maxLength: 64 })),
  link_token: Type.Optional(Type.String({ maxLength: 64 })),
})

export type CallsOffered = Static<typeof CallsOffered>
export const CallsOffered = Named(
  'CallsOffered',
  Type.Object({
    server: ServerVoice,
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
    name: Type.String({ minLength: 1, maxLength: longestEntry.name, pattern: '\\S' }),
    phone: Type.String({ maxLength: longestEntry.phone }),
    about: text(longestEntry.about),
    language: Type.Optional(
      Type.String({ maxLength: 35, description: 'Of the words that were agreed to; English if left out' }),
    ),
    consent: Type.Literal(true, { description: 'That the words shown beside the form were agreed to' }),
  }),
)

export type CallRequestAnswer = Static<typeof CallRequestAnswer>
export const CallRequestAnswer = Named(
  'CallRequestAnswer',
  Type.Object({
    outcome: OneOf('calling', 'noted'),
    consent: Type.String({ description: 'The words that were agreed to, as they are kept' }),
  }),
)
