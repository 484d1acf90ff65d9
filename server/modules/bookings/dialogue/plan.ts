import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import type { Turn } from '#server/modules/assistant/turn.ts'

export const name = 'booking'

/** How far a booking, a move or a cancellation has come in a conversation; remembered from one reply to the next. */
export interface Plan {
  kind: 'book' | 'move' | 'cancel'
  /** Of the booking that is moved or cancelled. */
  bookingId: string | null
  serviceId: string | null
  /** `2026-03-01`, named without a time. */
  day: string | null
  /** ISO 8601; asked for, or read back as free. */
  at: string | null
  /** It was said so that it may be twelve hours later. */
  ambiguous: boolean
  /** The times that were named last. */
  offered: string[]
  name: string | null
  email: string | null
  phone: string | null
  asked: 'service' | 'time' | 'name' | 'contact' | 'confirm'
  /** They were reminded of it after a question in between: once is enough. */
  reminded: boolean
  /** The last question, for the reminder. */
  question: string
}

export const fresh = (kind: Plan['kind'], given: Partial<Plan> = {}): Plan => ({
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

/** The phrases by which wishes about bookings are recognised. */
export const wishesOf = ({ locale }: Turn): Locale['understanding']['booking'] =>
  textsOf(locale).understanding.booking

export const tell = (turn: Turn, sentence: keyof Talk, values: Record<string, string> = {}): string =>
  phrase(textsOf(turn.locale).bookingTalk[sentence], { business: turn.business.name, ...values })
