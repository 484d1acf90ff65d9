import { Named, OneOf } from '#contract/schema.ts'

/** The ways of reaching somebody who did not ask first; each needs its own consent. */
export const channels = ['email', 'sms', 'whatsapp', 'voice'] as const
export type Channel = (typeof channels)[number]
export const Channel = Named('Channel', OneOf(...channels))
