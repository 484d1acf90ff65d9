import { textsOf } from '#locales/load.ts'
import { fold } from '#server/language/text/fold.ts'
import type { TurnAction } from '../turn/turn.ts'

type Claims = ReturnType<typeof textsOf>['understanding']['claims']
type Deed = keyof Claims['done']

/** Text as these patterns compare it. */
const plain = (text: string): string => fold(text).replace(/[’‘`´]/g, "'")

const compiled = new Map<string, RegExp>()

/** A pattern of whole words where the language divides them; Arabic and Hebrew write small words as part of the next. */
function patternOf(language: string, source: string): RegExp {
  const key = `${language} ${source}`
  const known = compiled.get(key)
  if (known) return known
  const { spaced, joined } = textsOf(language).writing
  const folded = fold(source)
  const made =
    source === ''
      ? /(?!)/gu
      : spaced
        ? new RegExp(`(?<![\\p{L}\\d])${joined}(?:${folded})(?![\\p{L}\\d])`, 'gu')
        : new RegExp(`(?:${folded})`, 'gu')
  compiled.set(key, made)
  return made
}

const claimsOf = (language: string): Claims => textsOf(language).understanding.claims

/** Whether the text says one of these things. */
export const hearsClaim = (language: string, claim: 'free' | 'included' | 'daily', text: string): boolean =>
  plain(without(language, claim === 'free' ? 'other_free' : null, text)).search(
    patternOf(language, claimsOf(language)[claim]),
  ) >= 0

const without = (language: string, claim: 'other_free' | 'denies_nothing' | null, text: string): string =>
  claim ? plain(text).replace(patternOf(language, claimsOf(language)[claim]), ' ') : plain(text)

/** Whether the text denies something. "No" as an answer by itself, before a comma, is none. */
export function denies(language: string, text: string): boolean {
  const claims = claimsOf(language)
  const rest = without(language, 'denies_nothing', text)
    .replace(patternOf(language, claims.free), ' ')
    .replace(/^[\s"“«¡¿]*\p{L}{1,6}[,.!]\s*/u, '')
  return rest.search(patternOf(language, claims.not)) >= 0
}

/** What must have happened in the conversation for a deed to be true; null: no tool can do it. */
const proof: Record<Deed, TurnAction[]> = {
  booked: ['booking_created', 'booking_updated'],
  cancelled: ['booking_cancelled'],
  moved: ['booking_updated'],
  passed_on: ['passed_on', 'handed_over', 'lead_captured'],
  sent: ['booking_created', 'booking_updated', 'booking_cancelled'],
  paid: [],
  called: [],
}

/** A deed that the text says was done just now: the words that say so, and whether it was `done`. */
export function deedIn(
  language: string,
  text: string,
  done: ReadonlySet<string>,
): { words: string; proven: boolean } | null {
  const said = plain(text)
  let proven: string | null = null
  for (const tag of new Set([language, 'en'])) {
    const { did, done: deeds } = claimsOf(tag)
    for (const [deed, list] of Object.entries(deeds) as [Deed, string][]) {
      const [found] = said.match(patternOf(tag, did.replaceAll('{done}', `(?:${list})`))) ?? []
      if (!found) continue
      const words = found.replace(/^[,;:!. ]+/, '')
      if (!proof[deed].some(action => done.has(action))) return { words, proven: false }
      proven = words
    }
  }
  return proven === null ? null : { words: proven, proven: true }
}

/** What stands before a person's name, as a pattern; '' where nothing does. */
export const titlesOf = (language: string): string =>
  [...new Set([language, 'en'])]
    .map(tag => claimsOf(tag).titles)
    .filter(Boolean)
    .join('|')
