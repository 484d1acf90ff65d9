import { Type } from 'typebox'
import { Named, OneOf } from '#contract/schema.ts'

export const TokenParams = Type.Object({ token: Type.String() })

export const SessionStart = Named(
  'SessionStart',
  Type.Object({
    agreed: Type.Literal(true, { description: 'The person agreed to what the page says' }),
    language: Type.String({ pattern: '^[a-z]{2,3}$', description: 'Of the page' }),
  }),
)

export const SessionState = Named(
  'SessionState',
  Type.Object({
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
  }),
)

/** What the browser noticed. */
export const pageFlags = [
  'tab_hidden',
  'window_blurred',
  'camera_lost',
  'microphone_lost',
  'connection_lost',
] as const

const longestMs = 86_400_000

export const SessionFlags = Named(
  'SessionFlags',
  Type.Object({
    flags: Type.Array(
      Type.Object({
        kind: OneOf(...pageFlags),
        at_ms: Type.Number({ minimum: 0, maximum: longestMs, description: 'Since Start' }),
        seconds: Type.Integer({ minimum: 0, maximum: longestMs / 1000, description: 'How long it lasted' }),
      }),
      { minItems: 1, maxItems: 50 },
    ),
  }),
)
