/**
 * The form of the recorded wishes of visitors that `dialogues.test.ts` says to the assistant. For all of them it is
 * Tuesday, 15 June 2027, 07:20 in UTC: 08:20 in London, 09:20 in Berlin, 03:20 in New York.
 */
export interface Material {
  businesses: Record<string, Business>
  dialogues: Dialogue[]
}

export interface Business {
  name: string
  language: string
  country: string
  timezone: string
  /** As the account has them: `{ mon: [['09:00', '17:00']] }`. */
  hours: Record<string, [string, string][]>
  /** Days on which it is closed all day. */
  closed?: string[]
  address?: string
  currency: string
  services: { name: string; minutes: number; price: number }[]
  /** Bookings that others have made. */
  taken?: { service: string; at: string }[]
  knows?: { question: string; answer: string }[]
}

export interface Dialogue {
  title: string
  business: string
  says: Line[]
  /** All confirmed bookings that the conversation leaves. */
  books: Booked[]
}

/** What a visitor says, and what the reply to it must be; `twice` is sent by two requests at once. */
export type Line = string | [says: string, reply: Reply] | { twice: string }

export interface Reply {
  /** What the reply says, without regard to capitals. */
  says?: RegExp
  saysNot?: RegExp
  /** The reply offers times, and all of them begin within these hours: `['14:00', '18:00']`. */
  within?: [from: string, to: string]
  /** The language (ISO 639-1) of the conversation after the reply. */
  language?: string
  /** Whether the reply is a step of a booking. */
  books?: boolean
  does?: 'booking_created' | 'booking_updated' | 'booking_cancelled'
}

export interface Booked {
  service: string
  /** On the clock of the business: `2027-06-16 15:00`. */
  at: string
  name: string
  email?: string
  /** Its last digits count: `+44 20 7946 0123` is `020 7946 0123`. */
  phone?: string
}

/** The same hours from Monday to Friday. */
export const onWeekdays = (...spans: [string, string][]): Business['hours'] =>
  Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map(day => [day, spans]))
