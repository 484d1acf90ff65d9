import { textsOf } from '#locales/load.ts'
import { remembered } from '#server/language/text/remembered.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'

/** The stems of the words of a text that carry meaning, without numbers. */
export const stemsOf = remembered((text, language: string): readonly string[] => {
  const filing = filingOf(language)
  const { spaced } = textsOf(language).writing
  const found = new Set<string>()
  for (const word of words(text)) {
    // Between words that carry meaning, Japanese has particles and endings in hiragana.
    if (/\d/.test(word) || (!spaced && /^\p{Script=Hiragana}+$/u.test(word))) continue
    const filed = filing(word)
    if (filed) found.add(filed.stem)
  }
  return [...found]
})

/** Whether a word is among others: the same stem, or one is part of the other (Porzellankrone, Krone). */
export function isAmong(stem: string, others: ReadonlySet<string>): boolean {
  if (others.has(stem)) return true
  if (stem.length < 4) return false
  for (const other of others) {
    if (other.length < 4) continue
    const [short, long] = stem.length < other.length ? [stem, other] : [other, stem]
    if (long.endsWith(short) || long.startsWith(short)) return true
    if (short.length >= 5 && commonBeginning(short, long) >= Math.max(5, short.length - 2)) return true
  }
  return false
}

function commonBeginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

const vocabularies = new Map<string, { talk: ReadonlySet<string>; costs: ReadonlySet<string> }>()

/** Our own sentences of courtesy, in which nothing about the business is said. */
function ownTalk(language: string): string {
  const { assistant, leadTalk, bookingTalk, aloud, phoneCall, understanding } = textsOf(language)
  const { hello, welcome, goodbye, who, unknown, meant, how_to_reach_you, anything_else, cut_off } = assistant
  const { themes, claims } = understanding
  return [
    ...[hello, welcome, goodbye, who, unknown, meant, how_to_reach_you, anything_else, cut_off],
    ...[leadTalk.ask_name, leadTalk.thank_name, leadTalk.as_you_like],
    ...[bookingTalk.which_service, bookingTalk.ask_name, bookingTalk.ask_contact, bookingTalk.dropped],
    ...[aloud.how_to_reach_you, phoneCall.still_there, phoneCall.ask_message, phoneCall.busy],
    ...[themes.greeting, themes.thanks, themes.goodbye, themes.yes, themes.no].map(list =>
      list.replaceAll('|', ' '),
    ),
    claims.talk,
  ]
    .join(' ')
    .replace(/\{\w+\}/g, ' ')
}

/** Words that claim nothing: those of courtesies and offers, and those around a price. */
export function emptyWords(language: string): { talk: ReadonlySet<string>; costs: ReadonlySet<string> } {
  const known = vocabularies.get(language)
  if (known) return known
  const made = {
    talk: new Set(stemsOf(ownTalk(language), language)),
    costs: new Set(stemsOf(textsOf(language).understanding.claims.costs, language)),
  }
  vocabularies.set(language, made)
  return made
}
