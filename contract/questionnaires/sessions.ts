import { type Static, Type } from 'typebox'
import { Named, OneOf } from '#contract/schema.ts'
import { VoiceOffer } from '#contract/voice-socket.ts'
import { RecordingMode } from './questionnaires.ts'

export const TokenParams = Type.Object({ token: Type.String() })

export type SessionStart = Static<typeof SessionStart>
export const SessionStart = Named(
  'SessionStart',
  Type.Object({
    agreed: Type.Literal(true, { description: 'The person agreed to what the page says' }),
    language: Type.String({
      pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
      maxLength: 35,
      description: 'Of the page, BCP 47',
    }),
  }),
)

const SaidLine = Named('SaidLine', Type.Object({ speaker: OneOf('agent', 'person'), text: Type.String() }))
export type SaidLine = Static<typeof SaidLine>

/** A session that is under way, as its page needs it. */
export type SessionState = Static<typeof SessionState>
export const SessionState = Named(
  'SessionState',
  Type.Object({
    voice: VoiceOffer,
    elapsed_ms: Type.Integer({ description: 'Since Start' }),
    remaining_ms: Type.Integer({ description: 'Until the session has reached its longest time' }),
    recording: RecordingMode,
    stills: Type.Boolean({ description: 'Whether the page brings stills of its camera' }),
    watches: Type.Boolean({
      description:
        'Whether the person is watched, as they agreed: the page brings a frame of its camera each second, which is looked at and kept only where it shows a finding, and tells when it is left',
    }),
    said: Type.Array(SaidLine, { description: 'Before, in order' }),
  }),
)

/** Something that the browser noticed. */
export const pageFlags = [
  'tab_hidden',
  'window_blurred',
  'camera_lost',
  'microphone_lost',
  'connection_lost',
] as const

const longestMs = 86_400_000

export type SessionFlag = Static<typeof SessionFlag>
const SessionFlag = Named(
  'SessionFlag',
  Type.Object({
    kind: OneOf(...pageFlags),
    at_ms: Type.Number({ minimum: 0, maximum: longestMs, description: 'Since Start' }),
    seconds: Type.Integer({ minimum: 0, maximum: longestMs / 1000, description: 'How long it lasted' }),
  }),
)

export type SessionFlags = Static<typeof SessionFlags>
export const SessionFlags = Named(
  'SessionFlags',
  Type.Object({ flags: Type.Array(SessionFlag, { minItems: 1, maxItems: 50 }) }),
)
