import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import type { Turn } from '#server/modules/assistant/turn/turn.ts'

export const skillName = 'booking'

/** The progress of a booking, a move or a cancellation in a conversation; the skill's memo. */
export interface Plan {
  kind: 'book' | 'move' | 'cancel'
  /** The booking to move or cancel. */
  bookingId: string | null
  serviceId: string | null
  /** `2026-03-01`, when the visitor named a day without a time. */
  day: string | null
  /** ISO 8601: the time asked for, or offered as free. */
  at: string | null
  /** The visitor may have meant twelve hours later. */
  ambiguous: boolean
  /** The times offered last. */
  offered: string[]
  name: string | null
  email: string | null
  phone: string | null
  asked: 'service' | 'time' | 'name' | 'contact' | 'confirm'
  /** The visitor was reminded after a question in between; one reminder is enough. */
  reminded: boolean
  /** The last question, repeated in the reminder. */
  question: string
}

export const newPlan = (kind: Plan['kind'], given: Partial<Plan> = {}): Plan => ({
  kind,
  bookingId: null,
  serviceId: null,
  day: null,
  at: null,
  ambiguous: false,
  offered: [],
  name: null,
  email: null,
  phone: null,
  asked: 'time',
  reminded: false,
  question: '',
  ...given,
})

type Talk = Locale['bookingTalk']

/** The phrases by which the wishes of visitors about bookings are recognised. */
export const phrasesOf = ({ locale }: Turn): Locale['understanding']['booking'] =>
  textsOf(locale).understanding.booking

export const sentence = (turn: Turn, key: keyof Talk, values: Record<string, string> = {}): string =>
  phrase(textsOf(turn.locale).bookingTalk[key], { business: turn.business.name, ...values })
