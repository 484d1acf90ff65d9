import { type Static, Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))

export type VoiceSessionRequest = Static<typeof VoiceSessionRequest>
export const VoiceSessionRequest = Named(
  'VoiceSessionRequest',
  Type.Object({
    tenant_id: text(64),
    link_token: text(64),
    conversation_id: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 64,
          description: 'A conversation of the same visitor to go on with; it goes on as a chat afterwards',
        }),
      ),
    ),
    client_name: text(200),
    email: Type.Optional(Nullable(Type.String({ format: 'typed-email', maxLength: 320 }))),
    phone: text(40),
  }),
)
