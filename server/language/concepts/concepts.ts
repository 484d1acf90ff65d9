import { primary } from '#locales/resolve.ts'
import { fold } from '../text/fold.ts'
import { words as wordsOf } from '../text/words.ts'
import {
  broaderThan,
  type Dictionary,
  dictionaryOf,
  type Entry,
  narrowerThan,
  type Phrases,
  smallWordsOf,
  stemOf,
} from './dictionary.ts'
import { infinitivesOf, looseForms, partsOf } from './forms.ts'

// What visitors of small businesses ask about, in every language of the product: a question finds a text that says
// the same in other words ("spread the cost": instalments) or in another language.

/** A concept that words mean: how surely (1: they say it), and which words, as they were given. */
export interface Meaning {
  weight: number
  words: string[]
}

/** Words of a text that are read: a question has fewer. */
const mostWords = 2000

/** A word that often means something else. */
const weakWeight = 0.5
/** A part of a compound: Haustiergebühr is also a fee. */
const partWeight = 0.7
/** One step up: who says terrier says dog, in a way. */
const stepWeight = 0.5
/** Two steps up at most: terrier, dog, pet. */
const mostSteps = 2

/**
 * The concepts that `text` speaks of, and what these are kinds of. `text` may be its words as `words()` gives them, with
 * their small words: some phrases need them ("check in").
 */
export function conceptsIn(text: string | readonly string[], tag: string): Map<string, Meaning> {
  const found = new Map<string, Meaning>()
  for (const { entries, weight, words } of hits(text, tag)) {
    for (const entry of entries) {
      const sure = weight * (entry.weak ? weakWeight : 1)
      note(found, entry.concept, sure, words)
      for (const [above, factor] of stepsUp(entry.concept)) note(found, above, sure * factor, words)
    }
  }
  return found
}

function note(found: Map<string, Meaning>, concept: string, weight: number, words: string[]) {
  const known = found.get(concept)
  if (!known) {
    found.set(concept, { weight, words: [...words] })
    return
  }
  known.weight = Math.max(known.weight, weight)
  for (const word of words) if (!known.words.includes(word)) known.words.push(word)
}

/** What a concept is a kind of, with the weight of the way there. */
function stepsUp(concept: string): Map<string, number> {
  const found = new Map<string, number>()
  let level = [concept]
  for (let step = 1; step <= mostSteps && level.length; step++) {
    level = level.flatMap(broaderThan).filter(id => id !== concept && !found.has(id))
    for (const id of level) found.set(id, stepWeight ** step)
  }
  return found
}

interface Hit {
  entries: readonly Entry[]
  weight: number
  words: string[]
}

/** What the words of the text are entries for: the longest phrase at each word. */
function hits(text: string | readonly string[], tag: string): Hit[] {
  const language = primary(tag) ?? tag
  const dictionary = dictionaryOf(language)
  const all = (typeof text === 'string' ? wordsOf(text) : text).slice(0, mostWords)
  const small = smallWordsOf(language)
  const spoken = all.map(word => ({ word, stem: stemOf(word, language) }))
  return [
    ...runs(spoken, dictionary.bySound),
    ...runs(
      spoken.filter(({ word }) => !small.has(word)),
      dictionary.byMeaning,
      word => alone(word, language, dictionary),
    ),
  ]
}

interface Spoken {
  word: string
  stem: string
}

function runs(
  spoken: Spoken[],
  { entries: index, longest }: Phrases,
  otherwise: (word: string) => Hit[] = () => [],
): Hit[] {
  const found: Hit[] = []
  for (let at = 0; at < spoken.length; ) {
    let length = Math.min(longest.get(spoken[at]!.stem) ?? 0, spoken.length - at)
    let entries: readonly Entry[] | undefined
    for (; length > 0; length--) {
      const key = length === 1 ? spoken[at]!.stem : stemsOf(spoken.slice(at, at + length)).join(' ')
      entries = index.get(key)
      if (entries) break
    }
    const words = spoken.slice(at, at + length).map(({ word }) => word)
    entries = entries && meant(entries, words)
    if (entries?.length) {
      found.push({ ...exact(entries, words), words })
      if (length > 1) found.push(...within(spoken.slice(at, at + length), index))
    } else found.push(...otherwise(spoken[at]!.word))
    at += Math.max(length, 1)
  }
  return found
}

/**
 * Of words that share a stem those that were said: Spanish "acceso" is not "accesible". When neither was, the stem is a
 * weak sign of each.
 */
function exact(entries: readonly Entry[], words: string[]): { entries: readonly Entry[]; weight: number } {
  if (entries.length === 1) return { entries, weight: 1 }
  const said = words.join(' ')
  const same = entries.filter(({ text }) => fold(text) === said)
  return same.length ? { entries: same, weight: 1 } : { entries, weight: weakWeight }
}

/** The entries that these words may mean: an entry that means something only as it stands goes when the words differ from it. */
const meant = (entries: readonly Entry[], words: string[]): readonly Entry[] =>
  entries.some(({ asItStands }) => asItStands)
    ? entries.filter(({ asItStands, text }) => !asItStands || fold(text) === words.join(' '))
    : entries

/** What the words of a phrase mean each for itself: "breakfast included" speaks of breakfast too. */
const within = (phrase: Spoken[], index: Phrases['entries']): Hit[] =>
  phrase.flatMap(({ word, stem }) => {
    const entries = meant(index.get(stem) ?? [], [word])
    return entries.length ? [{ entries, weight: weakWeight, words: [word] }] : []
  })

const stemsOf = (spoken: Spoken[]): string[] => spoken.map(({ stem }) => stem)

/** A word that has no entry of its own: by a looser form, or by its parts. */
function alone(word: string, language: string, { byLooseForm, byMeaning }: Dictionary): Hit[] {
  for (const form of looseForms(word, language)) {
    const entries = byLooseForm.get(form)
    if (entries) return [{ entries, weight: 1, words: [word] }]
  }
  const entriesOf = (part: string) => byMeaning.entries.get(stemOf(part, language))
  for (const infinitive of infinitivesOf(word, language)) {
    const entries = entriesOf(infinitive)
    if (entries) return [{ entries, weight: 1, words: [word] }]
  }
  return partsOf(word, language, part => entriesOf(part) !== undefined).map(part => ({
    entries: entriesOf(part)!,
    weight: partWeight,
    words: [word],
  }))
}

/** Words that mean the same in a language of the material, as the search files them. */
export interface Expansion {
  /** One stem for a word; several, one after another, for a phrase and for a Japanese word. */
  stems: readonly string[]
  language: string
  /** 0.8 for the same meaning, 0.5 for a kind of it or what it is a kind of; less where words are unsure. */
  weight: number
}

const sameWeight = 0.8
const nearWeight = 0.5
/** Beyond this a word is too general to say anything ("service"): the surest are kept. */
const mostExpansions = 64

/**
 * What a word or a phrase of a question may be called in a text in one of the languages `into`, the surest first; the
 * word's own stems in its own language are left out.
 */
export function expansions(
  word: string,
  tag: string,
  into: readonly string[],
  most = mostExpansions,
): Expansion[] {
  const language = primary(tag) ?? tag
  const weights = new Map<string, number>()
  const raise = (concept: string, weight: number) =>
    weights.set(concept, Math.max(weights.get(concept) ?? 0, weight))
  for (const { entries, weight } of hits(word, language)) {
    for (const { concept, weak } of entries) {
      const sure = weight * (weak ? weakWeight : 1)
      raise(concept, sure * sameWeight)
      for (const near of [...broaderThan(concept), ...narrowerThan(concept)]) raise(near, sure * nearWeight)
    }
  }
  const own = wordsOf(word).map(each => stemOf(each, language))
  const found = new Map<string, Expansion>()
  for (const target of new Set(into.map(each => primary(each) ?? each))) {
    const { byConcept } = dictionaryOf(target)
    for (const [concept, weight] of weights) {
      for (const { stems, weak, asItStands } of byConcept.get(concept) ?? []) {
        // A text is searched by stems alone.
        if (asItStands) continue
        if (target === language && stems.every(stem => own.includes(stem))) continue
        const key = `${target} ${stems.join(' ')}`
        const sure = weight * (weak ? weakWeight : 1)
        if ((found.get(key)?.weight ?? 0) < sure) found.set(key, { stems, language: target, weight: sure })
      }
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, most)
}
