import { Named, OneOf } from '#contract/schema.ts'

/** The ways in which a business contacts people who did not write first; each needs its own consent. */
export const channels = ['email', 'sms', 'whatsapp', 'voice'] as const
export type Channel = (typeof channels)[number]
export const Channel = Named('Channel', OneOf(...channels))
