import { Type } from 'typebox'
import { OneOf } from '#server/http/schema.ts'
import { pageFlags } from './sessions.ts'

export const TokenParams = Type.Object({ token: Type.String() })

export const Start = Type.Object({
  agreed: Type.Literal(true, { description: 'The person agreed to what the page says' }),
  language: Type.String({
    pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
    maxLength: 35,
    description: 'Of the page, BCP 47',
  }),
})

export const Going = Type.Object({
  voice: Type.Object({
    token: Type.String({ description: 'Once, for the socket' }),
    server: Type.Object({ hears: Type.Boolean(), speaks: Type.Boolean() }),
    ice_servers: Type.Array(
      Type.Object({
        urls: Type.Array(Type.String()),
        username: Type.Optional(Type.String()),
        credential: Type.Optional(Type.String()),
      }),
    ),
    language: Type.String(),
  }),
  elapsed_ms: Type.Integer({ description: 'Since Start' }),
  remaining_ms: Type.Integer({ description: 'Until the session has reached its longest time' }),
  recording: OneOf('audio', 'audio_video', 'none'),
  stills: Type.Boolean({ description: 'Whether the page brings stills of its camera' }),
  watches: Type.Boolean({ description: 'Whether it is kept when the page is left' }),
  said: Type.Array(Type.Object({ speaker: OneOf('agent', 'person'), text: Type.String() }), {
    description: 'Before, in order',
  }),
})

const longestMs = 86_400_000

export const Flags = Type.Object({
  flags: Type.Array(
    Type.Object({
      kind: OneOf(...pageFlags),
      at_ms: Type.Number({ minimum: 0, maximum: longestMs, description: 'Since Start' }),
      seconds: Type.Integer({ minimum: 0, maximum: longestMs / 1000, description: 'How long it lasted' }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
})
