import { textsOf } from '#locales/load.ts'
import { regional } from '#locales/resolve.ts'
import { hearsAny, otherWords, phrasePattern, spoken } from '#server/language/phrases.ts'
import { asksPrice } from '#server/modules/assistant/inquiry/inquiry.ts'
import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import type { ServiceRow } from '../services/services.ts'
import { phrasesOf, sentence } from './plan.ts'
import type { Said } from './understanding/understanding.ts'

/**
 * What is known of a service that a question in the middle of a booking is about: the one named, the other one, or the
 * one in the plan. Null when it asks something else.
 */
export function factAbout(
  turn: Turn,
  said: Said,
  { services, current }: { services: ServiceRow[]; current: ServiceRow | null },
): string | null {
  const booking = phrasesOf(turn)
  const hears = (list: string) => hearsAny(turn.locale, list, said.left)
  const other = hears(booking.other_one)
  const kind = factAsked(turn, said.left)
  if (!kind) return null
  const [id] = said.services
  const others = services.filter(each => each.id !== current?.id)
  const named = said.services.length === 1 ? services.find(each => each.id === id) : undefined
  // "How much is parking?" is about something else.
  if (!named && !other && isAboutMore(turn, said.left)) return null
  const about = other ? (others.length === 1 ? others : others.slice(0, 3)) : [named ?? current]
  const told = about.flatMap(service => (service ? (factOf(turn, service, kind) ?? []) : []))
  return told.length ? told.join(' ') : null
}

type Fact = 'price' | 'length' | 'capacity' | 'description'

function factAsked(turn: Turn, left: string): Fact | null {
  const { length, capacity, about } = phrasesOf(turn)
  const hears = (list: string) => hearsAny(turn.locale, list, left)
  if (hears(length)) return 'length'
  if (hears(capacity)) return 'capacity'
  if (asksPrice(turn.locale, left)) return 'price'
  return hears(about) ? 'description' : null
}

/** Whether words of the question are about more than a booking and its price. */
function isAboutMore({ locale, business }: Turn, left: string): boolean {
  const { claims, booking } = textsOf(locale).understanding
  const known = [booking.length, booking.capacity, booking.about, booking.nouns, booking.others]
  const text = known.reduce((rest, list) => rest.replace(phrasePattern(locale, list), ' '), spoken(left))
  const costs = new Set(spoken(claims.costs).split(/\s+/))
  const themes = [
    'pointing',
    'courtesy',
    'framing',
    'amount',
    'asks',
    'onward',
    'greeting',
    'thanks',
    'yes',
    'place',
  ] as const
  return otherWords(locale, text, [...themes], [business.name]).some(word => !costs.has(word))
}

function factOf(turn: Turn, service: ServiceRow, kind: Fact): string | null {
  const {
    name,
    price_hundredths: price,
    currency,
    duration_minutes: minutes,
    capacity,
    description,
  } = service
  const values = { service: name }
  switch (kind) {
    case 'price':
      return price === null
        ? null
        : sentence(turn, 'price', { ...values, price: money(turn, price, currency) })
    case 'length':
      return sentence(turn, 'length', { ...values, minutes: String(minutes) })
    case 'capacity':
      return capacity > 1 ? sentence(turn, 'capacity', { ...values, count: String(capacity) }) : null
    case 'description':
      return description ? `${name}: ${description}` : null
  }
}

function money({ locale, business }: Turn, hundredths: number, currency: string | null): string {
  const amount = hundredths / 100
  const style = currency ? ({ style: 'currency', currency } as const) : {}
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(regional(locale, business.country), { ...style, ...digits }).format(amount)
}
