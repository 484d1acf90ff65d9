import { textsOf } from '#locales/load.ts'
import { hearsAny } from '#server/language/phrases.ts'
import { type Inquiry, inquiryIn } from '#server/modules/assistant/inquiry/inquiry.ts'

/** What a message has to do with bookings, and whether it wants that or asks about it. */
export interface Wish {
  kind: 'book' | 'move' | 'cancel'
  inquiry: Inquiry
}

/** Null when the message is about something else. `namesTime`: it names a day or a time. */
export function wishIn(
  language: string,
  message: string,
  { namesTime }: { namesTime: boolean },
): Wish | null {
  const { wants, nouns, cancels, moves } = textsOf(language).understanding.booking
  const heard = (phrases: string) => (text: string) => hearsAny(language, phrases, text)
  const books = (text: string) => heard(wants)(text) || (namesTime && heard(nouns)(text))
  for (const [kind, hearsIt] of [
    ['cancel', heard(cancels)],
    ['move', heard(moves)],
    ['book', books],
  ] as const) {
    const inquiry = inquiryIn(language, message, hearsIt)
    if (inquiry) return { kind, inquiry: kind === 'book' ? inquiry : ofChange(language, message, inquiry) }
  }
  return null
}

/** Until when something can be moved or cancelled is a term of it; when something can be booked is a free time. */
const ofChange = (language: string, message: string, inquiry: Inquiry): Inquiry =>
  inquiry === 'wants' && hearsAny(language, textsOf(language).understanding.themes.asks_time, message)
    ? 'asks how'
    : inquiry
