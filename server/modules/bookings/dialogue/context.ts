import { textsOf } from '#locales/load.ts'
import { otherWords, phrasePattern, spoken } from '#server/language/phrases.ts'
import { homeLanguage } from '#server/modules/accounts/accounts.ts'
import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import type { ServiceRow } from '../services/services.ts'
import { ownBookings } from './own-bookings.ts'
import type { Plan } from './plan.ts'
import { withAnchor } from './understanding/anchors.ts'
import { servicesIn } from './understanding/services.ts'
import type { Said } from './understanding/understanding.ts'
import { zoneOf } from './when.ts'

// What the conversation before a message adds to it.

/** After so many messages what was talked about is another matter. */
const nearMessages = 6
/** So much of a service's name is about it. */
const enoughOfName = 0.5

/** The service that the visitor asked about last, when nothing was booked since; by id. */
export function talkedAbout(turn: Turn, services: ServiceRow[]): string | null {
  const near = turn.thread.messages.slice(-nearMessages)
  const booked = near.findLastIndex(({ actions }) => actions.some(action => action.startsWith('booking_')))
  const active = services.filter(({ is_active }) => is_active)
  for (const { role, text } of near.slice(booked + 1).toReversed()) {
    if (role !== 'visitor') continue
    const { ids, share } = servicesIn(text, active, turn.locale, homeLanguage(turn.business))
    if (ids.length) return ids.length === 1 && share >= enoughOfName ? ids[0]! : null
  }
  return null
}

/** "The same day", "right after": filled in from the time in the plan, or from the booking made last. */
export async function pointed(turn: Turn, said: Said, plan: Plan | null): Promise<Said> {
  if (!said.anchored) return said
  const own = await ownBookings(turn)
  const last = own.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())[0]
  const before = last
    ? { from: last.starts_at.toISOString(), to: last.ends_at.toISOString() }
    : plan?.at && { from: plan.at, to: plan.at }
  if (!before) return said
  return { ...said, wanted: withAnchor(said.wanted, said.anchored, before, zoneOf(turn)) }
}

/** More words than these are a story, and not the name of something. */
const mostWordsOfOther = 2

/** Whether a wish names something else than what can be booked: "book a haircut" at a garage. */
export function namesOther(turn: Turn, said: Said, active: ServiceRow[]): boolean {
  const { locale, business } = turn
  if (active.length < 2 || said.services.length || said.name || said.email || said.phone || said.forAnother)
    return false
  const { booking } = textsOf(locale).understanding
  const { wants, likes, nouns, frees, another, agrees, instead, interjections } = booking
  // "Möchte ~ buchen" would take what is wanted away too.
  const verbs = wants
    .split('|')
    .filter(phrase => !phrase.includes('~'))
    .join('|')
  const known = [verbs, likes, nouns, frees, another, agrees, instead, interjections, ...booking.ordinals]
  const left = known.reduce((rest, list) => rest.replace(phrasePattern(locale, list), ' '), spoken(said.left))
  const small = [
    'greeting',
    'thanks',
    'goodbye',
    'yes',
    'courtesy',
    'framing',
    'onward',
    'pointing',
    'place',
    'when',
    'visits',
  ] as const
  const words = otherWords(locale, left, [...small], [business.name])
  return words.length > 0 && words.length <= mostWordsOfOther
}
