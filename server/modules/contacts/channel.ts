import type { Channel } from '#contract/contacts/channels.ts'

/** What a message on this channel is addressed to: a mail address, or a number. */
export const addressOf = <T>(channel: Channel, person: { email: T; phone: T }): T =>
  channel === 'email' ? person.email : person.phone
