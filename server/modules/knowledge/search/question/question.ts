import { conceptsIn } from '#server/language/concepts/concepts.ts'
import { isCommonWord, telling } from '#server/language/text/common-words.ts'
import { votes } from '#server/language/text/language.ts'
import { isSpellable, slipsAllowed } from '#server/language/text/spelling.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { fillers, stopwords } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'

/** A distinct word of the question. */
export interface QuestionWord {
  word: string
  stems: string[]
  /** What it means, with how surely: texts that mean the same in other words hold the word in a way. */
  concepts: ReadonlyMap<string, number>
  /** How much the word says in its language, see `telling`. */
  tells: number
  /** Whether only an earlier question said it. */
  carried: boolean
  /** The number of searched chunks that contain it. */
  df: number
  /**
   * Inverse document frequency, times how telling the word is in its language; greatest for a rare word that no chunk
   * contains.
   */
  idf: number
}

/** The question in terms of the searched knowledge. */
export interface Question {
  words: QuestionWord[]
  /** The words in the order asked, as indexes into `words`. */
  order: number[]
  /** Misspelt words and their corrections. */
  corrections: ReadonlyMap<string, string>
  /** Mean length of the searched chunks, in weighted stems. */
  averageLength: number
  /** Whether the knowledge is in a language that writes compounds as one word. */
  joins: boolean
  /** How far a concept tells passages apart, 0 to 1; 1 where nothing is said of it. At a dentist's, teeth do not. */
  rarity: ReadonlyMap<string, number>
}

/** What a text says, as a reader compares it with a question. */
interface Said {
  stems: readonly string[]
  concepts: ReadonlyMap<string, number>
}

/** What a text has of a question. */
interface Matched {
  /** For each stem of the text the index of the question's word, -1 where it is none. */
  places: number[]
  /** See `reader`. */
  held: number[]
}

/**
 * How far a text holds each word of the question, by the word's index: 1 when the word stands there, less when
 * something else there means the same or a compound has it as a part, 0 when nothing does.
 */
export function reader(question: Question): (text: Said) => number[] {
  const match = matcher(question)
  return text => match(text).held
}

/** The same, and where in the text the words stand. */
export function matcher(question: Question): (text: Said) => Matched {
  const byStem = wordsByStem(question)
  const meanings = question.words.map(({ concepts }) =>
    [...concepts].map(([concept, weight]) => ({
      concept,
      // What holds for pets holds for a cat, so a step up from the question costs little.
      weight: Math.sqrt(weight) * (question.rarity.get(concept) ?? 1),
    })),
  )
  return ({ stems, concepts }) => {
    const held = question.words.map(() => 0)
    const places = stems.map(stem => byStem.get(stem) ?? -1)
    for (const word of places) if (word >= 0) held[word] = 1
    for (const [i, word] of question.words.entries()) {
      if (!held[i])
        held[i] = Math.max(
          concepts.size ? saidOtherwise(meanings[i]!, concepts) : 0,
          question.joins ? inCompound(word, stems) : 0,
        )
    }
    return { places, held }
  }
}

/** Languages that write a compound as one word: "Rückenmassage" is a massage. */
const joining = new Set(['da', 'de', 'fi', 'nl', 'no', 'sv'])

/** Whether one of these languages joins words to compounds. */
export const joinsWords = (languages: Iterable<string>): boolean =>
  [...languages].some(language => joining.has(language))

const shortestPart = 5
/** A compound is a kind of its last part, and has to do with its first. */
const lastPart = 0.8
const firstPart = 0.6

/** How far a text holds a word as a part of a compound, or the other way round. */
function inCompound({ stems: own }: QuestionWord, stems: readonly string[]): number {
  let most = 0
  for (const stem of own) {
    for (const other of stems) {
      const [part, whole] = stem.length < other.length ? [stem, other] : [other, stem]
      if (part.length < shortestPart || whole.length < part.length + 3) continue
      if (whole.endsWith(part)) most = Math.max(most, lastPart)
      else if (whole.startsWith(part)) most = Math.max(most, firstPart)
    }
  }
  return most
}

/** The index of the word for each stem of the question. */
export function wordsByStem(question: Question): Map<string, number> {
  const found = new Map<string, number>()
  for (const [i, word] of question.words.entries()) for (const stem of word.stems) found.set(stem, i)
  return found
}

/** One number for two words of the question, by their indexes, that stand side by side. */
export const pairOf = (words: readonly QuestionWord[], before: number, word: number): number =>
  before * words.length + word

/** How far a text says a word of the question that stands there in other words only, 0 to .9. */
function saidOtherwise(
  meaning: readonly { concept: string; weight: number }[],
  meant: ReadonlyMap<string, number>,
): number {
  let most = 0
  let all = 0
  for (const { concept, weight } of meaning) {
    const there = meant.get(concept)
    if (there === undefined) continue
    const near = weight * there
    most = Math.max(most, near)
    all += near
  }
  // "Dogs allowed" is more than allowed: what else of the meaning is there counts a little.
  return most < leastMeaning ? 0 : Math.min(1, most + restShare * (all - most)) * otherWordsShare
}

const restShare = 0.15
/** Two things of one kind (cat and dog, both pets) are not the same. */
const leastMeaning = 0.4
/** The same meaning in other words counts a little less than the word itself. */
const otherWordsShare = 0.9

/** A word of the question, with its stems in every language of the knowledge. */
export interface AskedWord {
  word: string
  stems: string[]
  concepts: ReadonlyMap<string, number>
  /** How much the word says in its language, see `telling`. */
  tells: number
  /** A filler, or perhaps a stopword of another language: it counts when found, and does not matter when not. */
  weak: boolean
  /** Whether only an earlier question said it. */
  carried: boolean
}

/** Words. A longer question is a letter; its beginning shows what it is about. */
const mostWords = 64

/**
 * The meaningful words of `query`, in order, with repeats. `languages` are those of the searched knowledge, `language`
 * the question's own. `corrections` replaces misspelt words; `context` holds words of an earlier question.
 */
export function askedWords(
  query: string,
  languages: readonly string[],
  { corrections = new Map(), language = languages[0] ?? 'en', context = '' }: Reading = {},
): AskedWord[] {
  const own = words(query)
  const list = [...own, ...words(context)].map(word => corrections.get(word) ?? word)
  const weak = stopwordsOf(list, stopwords.keys(), 1)
  const dropped = stopwordsOf(list, languages, 2)
  const meanings = meaningsOf(list, language)
  const asked: AskedWord[] = []
  for (const [i, word] of list.entries()) {
    if (asked.length === mostWords) break
    if (dropped.has(word)) continue
    const stems = [...new Set(languages.flatMap(each => filingOf(each)(word)?.stem ?? []))]
    const concepts = meanings.get(word) ?? nothing
    if (!stems.length) continue
    asked.push({
      word,
      stems,
      concepts,
      tells: telling(word, language) * kanaShare(word) * (saysTheKind(concepts) ? kindShare : 1),
      weak: weak.has(word) || fillers.has(word) || hiragana.test(word),
      carried: i >= own.length,
    })
  }
  return asked
}

/** Japanese writes in hiragana what joins words and how they are asked; what they are about is in kanji and katakana. */
const hiragana = /^\p{Script=Hiragana}+$/u
const withHiragana = /\p{Script=Hiragana}/u

/** What a pair of letters tells of its word: little in hiragana, half where one ends a word. */
const kanaShare = (pair: string): number => (hiragana.test(pair) ? 0.15 : withHiragana.test(pair) ? 0.5 : 1)

/** What is asked for rather than about: a price list says "£600" and not "cost". */
const kinds = ['price', 'cheap', 'expensive', 'opening-hours', 'duration']
const kindShare = 0.4

const saysTheKind = (concepts: ReadonlyMap<string, number>): boolean =>
  kinds.some(kind => concepts.get(kind) === 1)

interface Reading {
  corrections?: ReadonlyMap<string, string>
  language?: string | undefined
  context?: string
}

const nothing: ReadonlyMap<string, number> = new Map()

/** The concepts that each word, alone or in a phrase, speaks of. */
function meaningsOf(list: string[], language: string): Map<string, Map<string, number>> {
  const meanings = new Map<string, Map<string, number>>()
  for (const [concept, { weight, words: said }] of conceptsIn(list, language)) {
    for (const word of said) {
      const own = meanings.get(word) ?? new Map<string, number>()
      meanings.set(word, own.set(concept, weight))
    }
  }
  return meanings
}

/**
 * The stopwords of the question in its language: the one of `languages` with most of them, when it leads by `lead`.
 * Otherwise those that are stopwords in every language ("car" alone does not show French).
 */
function stopwordsOf(list: string[], languages: Iterable<string>, lead: number): Set<string> {
  const counted = [...votes(list, languages)]
    .filter(([language]) => stopwords.has(language))
    .sort((a, b) => b[1] - a[1])
  const leads = counted.length === 1 || (counted[0]?.[1] ?? 0) - (counted[1]?.[1] ?? 0) >= lead
  const lists = counted.slice(0, leads ? 1 : undefined).map(([language]) => stopwords.get(language)!)
  return new Set(lists.length ? list.filter(word => lists.every(skipped => skipped.has(word))) : [])
}

/** Whether a word that was found nowhere may be misspelt: not when it is a word of one of these languages. */
export const mayBeMisspelt = ({ word, weak, concepts }: AskedWord, languages: readonly string[]): boolean =>
  !weak &&
  ![...concepts.values()].includes(1) &&
  isSpellable(word) &&
  slipsAllowed(word) > 0 &&
  !isCommonWord(word, languages)
