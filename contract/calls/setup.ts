import { type Static, Type } from 'typebox'
import { longestSpoken } from '#contract/limits.ts'
import { Named, Nullable, OneOf } from '#contract/schema.ts'

const SpeechServer = Named('SpeechServer', Type.Object({ model: Type.String() }))
const orNone = (description: string) => Type.Union([SpeechServer, Type.Null()], { description })

/** What calls by telephone may lack, in the order in which it is put right. */
export type MissingForCalls = Static<typeof MissingForCalls>
export const MissingForCalls = Named(
  'MissingForCalls',
  Type.Unsafe<'carrier' | 'number' | 'trunk' | 'hearing' | 'voice' | 'address'>({
    ...OneOf('carrier', 'number', 'trunk', 'hearing', 'voice', 'address'),
    description:
      '`trunk`: the SIP trunk takes no calls now; `address`: the carrier can’t reach this server at its PUBLIC_URL',
  }),
)

export type CallSetup = Static<typeof CallSetup>
export const CallSetup = Named(
  'CallSetup',
  Type.Object({
    carrier: Nullable(OneOf('twilio', 'sip')),
    number: Nullable(Type.String({ description: 'That callers dial, E.164' })),
    missing: Type.Array(MissingForCalls, { description: 'Nothing: calls by telephone work' }),
    hears: orNone('What hears callers; null where nothing does'),
    speaks: orNone('What speaks to them'),
    realtime: orNone('One model that hears, answers and speaks, where `calls.engine` is `realtime`'),
    at_once: Type.Integer({ description: 'Calls that go on at once, of all businesses of the installation' }),
  }),
)

export const SpeechTestOrder = Named(
  'SpeechTestOrder',
  Type.Object({ text: Type.String({ maxLength: longestSpoken, pattern: '\\S' }) }),
)

export type SpeechTest = Static<typeof SpeechTest>
export const SpeechTest = Named(
  'SpeechTest',
  Type.Object({
    failed: Nullable({
      ...OneOf('voice', 'hearing'),
      description: 'Which server did not do it; the log says why',
    }),
    wav: Nullable(Type.String({ description: 'The sentence as the voice speaks it: a WAV file, in base64' })),
    first_sound_ms: Nullable(Type.Integer({ description: 'Until the voice was heard' })),
    heard: Nullable(
      Type.String({ description: 'What the recogniser heard of it; null where there is none' }),
    ),
    heard_ms: Nullable(Type.Integer({ description: 'Until its words were there' })),
  }),
)

/** Seconds of a recording that is heard at most. */
export const longestRecordingSeconds = 10

export const HearingTestOrder = Named(
  'HearingTestOrder',
  Type.Object({
    wav: Type.String({
      // 16 kHz of 16 bits in base64, and the head of the file.
      maxLength: Math.ceil((longestRecordingSeconds * 32_000 + 1_024) / 3) * 4,
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
      description: 'A WAV file of 16-bit PCM, mono, 16 kHz, 10 seconds at most, in base64',
    }),
  }),
)
