import type { Channel } from '#client'

/** The ways in which people are written to or called who did not write first. */
export const channels = ['email', 'sms', 'whatsapp', 'voice'] as const satisfies Channel[]
