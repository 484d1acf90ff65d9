import { textsOf } from '#locales/load.ts'
import { hears, hearsAny, otherWords, phrasePattern, spoken } from '#server/language/phrases.ts'
import { asksPrice, type Inquiry, inquiryIn, isAsked } from '#server/modules/assistant/inquiry/inquiry.ts'
import type { Wanted } from './wanted.ts'

/** What a message has to do with bookings, and whether it wants that or asks about it. */
export interface Wish {
  kind: 'book' | 'move' | 'cancel' | 'list' | 'another'
  inquiry: Inquiry
}

/** What else was read in the message. */
interface Beside {
  wanted: Wanted | null
  /** How much of a service's name it says, 0 to 1. */
  share: number
  /** The message without its times. */
  left: string
  /** It points at the time before: "the same day". */
  anchored: boolean
}

/** So much of a service's name, with a time or a wish beside it, is a wish for it. */
const enoughOfName = 0.5
/** So many words beside a day and an hour: "Tuesday at 3 then". */
const mostBesideTime = 1
/** And beside a service's whole name: "a full service please". */
const mostBesideName = 3

/** Null when the message is about something else. */
export function wishIn(
  language: string,
  message: string,
  { wanted, share, left, anchored }: Beside,
): Wish | null {
  const { booking } = textsOf(language).understanding
  const heard = (phrases: string) => (text: string) => hearsAny(language, phrases, text)
  if (heard(booking.mine)(message)) return { kind: 'list', inquiry: 'wants' }
  if (heard(booking.another)(message)) return { kind: 'another', inquiry: 'wants' }
  const time =
    anchored ||
    (wanted !== null && (wanted.days.length > 0 || wanted.clocks.length > 0 || wanted.parts.length > 0))
  const names = share >= enoughOfName
  const aboutHours = hears(language, 'hours', left) && !heard(booking.nouns)(message)
  const books = (text: string) =>
    heard(booking.wants)(text) ||
    (time && heard(booking.nouns)(text) && !hears(language, 'is_open', left)) ||
    (names && heard(booking.likes)(text))
  for (const [kind, hearsIt] of [
    ['cancel', heard(booking.cancels)],
    ['move', heard(booking.moves)],
    ['book', books],
  ] as const) {
    const inquiry = inquiryIn(language, message, hearsIt)
    if (inquiry && kind === 'book' && tellsNeed(language, message, names && time))
      return { kind, inquiry: 'wants' }
    if (inquiry) return { kind, inquiry: kind === 'book' ? inquiry : ofChange(language, message, inquiry) }
  }
  // "Lia Costa" asks no price, though "costa" does.
  const price = asksPrice(language, left) && (isAsked(language, left) || !wanted?.clocks.length)
  const about = heard(booking.terms)(message) || price
  if (about || aboutHours) return null
  const plainly = !isAsked(language, left)
  const filler = ['courtesy', 'greeting', 'thanks', 'yes', 'onward', 'framing'] as const
  const beside = otherWords(language, left, [...filler])
  // What the business taught about such a message comes before a wish that is only likely.
  if (!time) return share > 0.99 && plainly && beside.length <= mostBesideName ? likely : null
  // "Full service on Thursday at 2pm": a service with a time.
  if (names) return { kind: 'book', inquiry: 'wants' }
  // "Tuesday at 3 then", "is Thursday at 3 free?"
  const exact = wanted !== null && wanted.days.length > 0 && wanted.clocks.length > 0
  const free = spoken(left).replace(phrasePattern(language, booking.frees), ' ')
  const open = heard(booking.frees)(left) && otherWords(language, free, [...filler, 'pointing']).length === 0
  if ((exact && plainly && beside.length <= mostBesideTime) || open) return { kind: 'book', inquiry: 'wants' }
  // "I would like something for my back tomorrow morning.", "could I get my hair cut on Saturday morning?"
  const timed = wanted !== null && wanted.days.length > 0 && wanted.clocks.length + wanted.parts.length > 0
  return (plainly || timed) && heard(booking.likes)(left) ? likely : null
}

/** "Ho bisogno di un tagliando venerdì alle 10" tells what "ho bisogno di un appuntamento?" asks. */
function tellsNeed(language: string, message: string, isTimed: boolean): boolean {
  if (/[?？؟]/.test(message)) return false
  const { likes } = textsOf(language).understanding.booking
  return isTimed || spoken(message).trim().search(phrasePattern(language, likes)) === 0
}

const likely: Wish = { kind: 'book', inquiry: 'asks how' }

/** Until when something can be moved or cancelled is a term of it; when something can be booked is a free time. */
const ofChange = (language: string, message: string, inquiry: Inquiry): Inquiry =>
  inquiry === 'wants' && hearsAny(language, textsOf(language).understanding.themes.asks_time, message)
    ? 'asks how'
    : inquiry
