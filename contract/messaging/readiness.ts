import { type Static, Type } from 'typebox'
import { Named } from '#contract/schema.ts'

const ChannelReadiness = Named(
  'ChannelReadiness',
  Type.Object({
    ready: Type.Boolean(),
    reason: Type.String({ description: 'Why it is not ready, or what should be known although it is' }),
    sender: Type.String({ description: 'What recipients see; empty when nothing can be sent' }),
  }),
)

export type Readiness = Static<typeof Readiness>
export const Readiness = Named(
  'Readiness',
  Type.Object({
    enabled: Type.Boolean(),
    channels: Type.Object({
      email: ChannelReadiness,
      whatsapp: ChannelReadiness,
      sms: ChannelReadiness,
      voice: ChannelReadiness,
    }),
    segments: Type.Object({
      leads: Type.String(),
      bookings: Type.String(),
      callers: Type.String(),
      chatters: Type.String(),
    }),
  }),
)
