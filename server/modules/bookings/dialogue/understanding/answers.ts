import { textsOf } from '#locales/load.ts'
import { hears, hearsAny, otherWords, phrasePattern, spoken, without } from '#server/language/phrases.ts'
import { isAsked } from '#server/modules/assistant/inquiry/inquiry.ts'

const thumbUp = /[👍👌✅✔☑🙏🆗]|💯/u
const thumbDown = /[👎❌🚫✖]/u

/** More words beside an agreement, and it must begin the message. */
const mostBeside = 3

/** Whether a message agrees to what was read back: "yes please", "perfect", "go ahead", 👍. */
export function agrees(language: string, message: string): boolean {
  if (thumbDown.test(message) || declines(language, message)) return false
  if (thumbUp.test(message)) return true
  const { booking, themes } = textsOf(language).understanding
  const yes = [booking.agrees, themes.yes].join('|')
  const said = spoken(message)
  const left = said.replace(phrasePattern(language, yes), ' ')
  if (left === said) return false
  if (isNot(language, left)) return false
  // "Are you sure?" is no "sure".
  if (/[?？؟]/.test(message) && /\p{L}/u.test(left)) return false
  const beside = otherWords(language, without(language, left, ['thanks', 'greeting', 'goodbye']), [
    'courtesy',
    'pointing',
  ])
  if (isAsked(language, left.trim())) return beside.length === 0
  return beside.length <= mostBeside || beginsWithAny(language, yes, message)
}

/** Whether a message says no, whatever comes after it: "no, make it 12". */
export function declines(language: string, message: string): boolean {
  if (thumbDown.test(message)) return true
  const { booking } = textsOf(language).understanding
  const said = spoken(message).replace(phrasePattern(language, booking.agrees), ' ')
  return (
    hears(language, 'no', said) &&
    spoken(message)
      .trim()
      .search(phrasePattern(language, no(language))) === 0
  )
}

const no = (language: string): string => textsOf(language).understanding.themes.no

const beginsWithAny = (language: string, phrases: string, text: string): boolean =>
  without(language, text, ['greeting'])
    .trim()
    .replace(/^[\s,.!…-]+/u, '')
    .search(phrasePattern(language, phrases)) === 0

/** "Not", "no", "never" in the words of a language. */
function isNot(language: string, text: string): boolean {
  const { not } = textsOf(language).understanding.claims
  const { spaced } = textsOf(language).writing
  return new RegExp(spaced ? `(?<![\\p{L}\\p{N}])(?:${not})(?![\\p{L}\\p{N}])` : `(?:${not})`, 'iu').test(
    text,
  )
}

/** Whether it drops the whole matter: "never mind". */
export const givesUp = (language: string, message: string): boolean =>
  hearsAny(language, textsOf(language).understanding.booking.stops, message)
