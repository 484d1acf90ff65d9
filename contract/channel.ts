/** The ways of reaching somebody who did not ask first; each needs its own consent. */
export const channels = ['email', 'sms', 'whatsapp', 'voice'] as const

export type Channel = (typeof channels)[number]

/** What a message on this channel is addressed to: a mail address, or a number. */
export const addressOf = <T>(channel: Channel, person: { email: T; phone: T }): T =>
  channel === 'email' ? person.email : person.phone
