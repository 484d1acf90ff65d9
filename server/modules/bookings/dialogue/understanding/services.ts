import { textsOf } from '#locales/load.ts'
import { primary } from '#locales/resolve.ts'
import { conceptsIn } from '#server/language/concepts/concepts.ts'
import { stemOf } from '#server/language/concepts/dictionary.ts'
import { partsOf } from '#server/language/concepts/forms.ts'
import { distance, isSpellable, slipsAllowed } from '#server/language/text/spelling.ts'
import { stopwordsOf } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'
import type { ServiceRow } from '../../services/services.ts'

/** The services that a message may name. */
export interface NamedServices {
  /** One when it is clear; several when the message says what they share ("a massage"). */
  ids: string[]
  /** How much of a name was said, 0 to 1. */
  share: number
  /** The words of the message that name them. */
  words: string[]
}

type Named = Pick<ServiceRow, 'id' | 'name'>

/** Less of a name is chance. */
const leastShare = 0.3
/** A concept that a word shares with a name ("haircut" and "Haarschnitt") says less than the name's own word. */
const conceptWeight = 0.7

/**
 * The services whose names a message says, in whole or in part: in any order, with other endings, with a slip, or with
 * other words for the same. A word that only one of the names has tells more than one that they share.
 */
export function servicesIn(message: string, services: Named[], language: string, own: string): NamedServices {
  const nothing: NamedServices = { ids: [], share: 0, words: [] }
  const languages = [...new Set([language, primary(own) ?? own])]
  const said = wordsIn(message, languages)
  if (!said.length || !services.length) return nothing
  const names = services.map(({ name }) => wordsIn(name, languages))
  const sharing = (word: string) =>
    names.filter(name => name.some(other => isSame(word, other, languages))).length
  const concepts = (text: string) => new Set(languages.flatMap(each => surely(text, each)))
  const saidConcepts = new Map(said.map(word => [word, concepts(word)]))
  const scored = services.map((service, i) => {
    const name = names[i]!
    let [sum, all] = [0, 0]
    const found: string[] = []
    for (const word of name) {
      const weight = 1 / sharing(word)
      all += weight
      const match = said.find(other => isSame(other, word, languages))
      if (match) {
        sum += weight
        found.push(match)
        continue
      }
      const meant = [...concepts(word)]
      const alike = said.find(other => meant.some(concept => saidConcepts.get(other)!.has(concept)))
      if (alike) {
        sum += weight * conceptWeight
        found.push(alike)
      }
    }
    return { id: service.id, score: sum, share: all ? sum / all : 0, words: found }
  })
  const best = scored.reduce((most, each) => Math.max(most, each.score), 0)
  const found = scored.filter(
    ({ score, share, words }) => words.length && score >= best - 0.01 && share >= leastShare / 2,
  )
  if (!found.length || best === 0) return nothing
  // Of names that were said alike the one that was said in whole: "cut" is "Cut", not "Cut and colour".
  const most = Math.max(...found.map(({ share }) => share))
  if (most < leastShare && found.length === 1) return nothing
  const whole = found.filter(({ share }) => share >= most - 0.01)
  const chosen = most > 0.99 ? whole : found
  return { ids: chosen.map(({ id }) => id), share: most, words: chosen[0]!.words }
}

const surely = (word: string, language: string): string[] =>
  [...conceptsIn(word, language)].filter(([, { weight }]) => weight >= 0.7).map(([concept]) => concept)

/** Numbers as digits: a "table for two" is a "Table for 2". */
function wordsIn(text: string, languages: string[]): string[] {
  const numbers = languages.map(language => textsOf(language).understanding.numbers.split(' '))
  const found = words(text).map(word => {
    const number = Math.max(...numbers.map(list => list.indexOf(word)))
    return number > 1 && number <= 12 ? String(number) : word
  })
  const telling = found.filter(word => !languages.some(each => stopwordsOf(each).has(word)))
  return [...new Set(telling.length ? telling : [])]
}

/** Whether two folded words are one: by their stems, but for a slip, or as a part of a compound. */
function isSame(one: string, other: string, languages: string[]): boolean {
  if (one === other) return true
  if (languages.some(language => stemOf(one, language) === stemOf(other, language))) return true
  if (isSpellable(one) && isSpellable(other) && one[0] === other[0]) {
    const limit = Math.min(slipsAllowed(one), slipsAllowed(other))
    if (limit && distance(one, other, limit) <= limit) return true
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  // "Ful" is "full".
  if (short.length === 3 && long.length === 4 && long.startsWith(short)) return true
  return (
    short.length >= 4 &&
    languages.some(language => {
      const parts = partsOf(long, language, part => stemOf(part, language) === stemOf(short, language))
      return parts.length > 0
    })
  )
}
