import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Parse } from '../frames.ts'

// Twilio Media Streams: https://www.twilio.com/docs/voice/media-streams/websocket-messages

/** A carrier sends 20 ms at once. A payload of more than a second is no carrier's. Characters of Base64. */
const mostPayload = 12_000

const Text = Type.String({ maxLength: 200 })

export type CarrierStart = Static<typeof Start>
const Start = Type.Object({
  event: Type.Literal('start'),
  start: Type.Object({
    streamSid: Text,
    callSid: Text,
    customParameters: Type.Optional(Type.Record(Text, Type.String({ maxLength: 2_000 }))),
    mediaFormat: Type.Object({ encoding: Text, sampleRate: Type.Number(), channels: Type.Number() }),
  }),
})

export type CarrierFrame = Static<typeof Frame>
const Frame = Type.Union([
  Type.Object({ event: Type.Literal('connected') }),
  Start,
  Type.Object({
    event: Type.Literal('media'),
    media: Type.Object({
      track: Type.Optional(Text),
      payload: Type.String({ maxLength: mostPayload, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
    }),
  }),
  Type.Object({
    event: Type.Literal('dtmf'),
    dtmf: Type.Object({ digit: Type.String({ pattern: '^[0-9*#A-D]$' }) }),
  }),
  Type.Object({ event: Type.Literal('mark'), mark: Type.Object({ name: Text }) }),
  Type.Object({ event: Type.Literal('stop') }),
])
const frame = Compile(Frame)

export const parseCarrierFrame: Parse<CarrierFrame> = data => (frame.Check(data) ? data : null)
