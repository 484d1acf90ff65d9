import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import { anyTime, exactly, type Wanted } from './understanding/wanted.ts'

export const skillName = 'booking'

export type Asked = 'service' | 'time' | 'name' | 'contact' | 'confirm' | 'change'

/** The progress of a booking, a move or a cancellation in a conversation; the skill's memo. */
export interface Plan {
  kind: 'book' | 'move' | 'cancel'
  /** The booking to move or cancel. */
  bookingId: string | null
  serviceId: string | null
  /** Services among which the visitor was asked to choose. */
  among: string[]
  wanted: Wanted
  /** ISO 8601: the free time that was found for the wish; null until there is one. */
  at: string | null
  /** The times offered last, ISO 8601. */
  offered: string[]
  name: string | null
  email: string | null
  phone: string | null
  /** The booking is for somebody else than who writes: their name is asked for. */
  forAnother: boolean
  asked: Asked
  /** How often the visitor was reminded after questions in between. */
  reminders: number
  /** The last reply was about something else and asked a question of its own, to which a yes would belong. */
  aside: boolean
  /** The last question, repeated in the reminder. */
  question: string
}

export const newPlan = (kind: Plan['kind'], given: Partial<Plan> = {}): Plan => ({
  kind,
  bookingId: null,
  serviceId: null,
  among: [],
  wanted: anyTime(),
  at: null,
  offered: [],
  name: null,
  email: null,
  phone: null,
  forAnother: false,
  asked: 'time',
  reminders: 0,
  aside: false,
  question: '',
  ...given,
})

const kinds = new Set(['book', 'move', 'cancel'])

/** A plan out of a memo; those of earlier versions lack fields. Null when it is none. */
export function readPlan(memo: unknown, zone: string): Plan | null {
  const stored = memo as (Partial<Plan> & { day?: string | null }) | null
  if (!stored || typeof stored !== 'object' || !kinds.has(stored.kind as string)) return null
  const offered = Array.isArray(stored.offered) ? stored.offered.filter(isMoment) : []
  const at = isMoment(stored.at) ? stored.at : null
  const day = typeof stored.day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(stored.day) ? stored.day : null
  const days = day ? [{ from: day, to: day }] : []
  const wanted = stored.wanted ?? (at ? exactly(at, zone) : { ...anyTime(), days })
  return { ...newPlan(stored.kind!), ...stored, offered, at, wanted: { ...anyTime(), ...wanted } }
}

const isMoment = (text: unknown): text is string =>
  typeof text === 'string' && !Number.isNaN(Date.parse(text))

type Talk = Locale['bookingTalk']

/** The phrases by which the wishes of visitors about bookings are recognised. */
export const phrasesOf = ({ locale }: Pick<Turn, 'locale'>): Locale['understanding']['booking'] =>
  textsOf(locale).understanding.booking

export const sentence = (turn: Turn, key: keyof Talk, values: Record<string, string> = {}): string =>
  phrase(textsOf(turn.locale).bookingTalk[key], { business: turn.business.name, ...values })
