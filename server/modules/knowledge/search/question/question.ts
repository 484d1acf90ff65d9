import { votes } from '#server/language/text/language.ts'
import { isSpellable, slipsAllowed } from '#server/language/text/spelling.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { fillers, stopwords } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'

/** A distinct word of the question. */
export interface QuestionWord {
  word: string
  stems: string[]
  /** The number of searched chunks that contain it. */
  df: number
  /** Inverse document frequency; greatest for a word that no chunk contains. */
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
}

/** The index of the word for each stem of the question. */
export function wordsByStem(question: Question): Map<string, number> {
  const found = new Map<string, number>()
  for (const [i, word] of question.words.entries()) for (const stem of word.stems) found.set(stem, i)
  return found
}

/** A word of the question, with its stems in every language of the knowledge. */
export interface AskedWord {
  word: string
  stems: string[]
  /** A filler, or perhaps a stopword of another language: it counts when found, and does not matter when not. */
  weak: boolean
}

/** Words. A longer question is a letter; its beginning shows what it is about. */
const mostWords = 64

/**
 * The meaningful words of `query`, in order, with repeats. `languages` are those of the searched knowledge.
 * `corrections` replaces misspelt words.
 */
export function askedWords(
  query: string,
  languages: readonly string[],
  corrections: ReadonlyMap<string, string> = new Map(),
): AskedWord[] {
  const list = words(query)
  const weak = stopwordsOf(list, stopwords.keys(), 1)
  const dropped = stopwordsOf(list, languages, 2)
  const asked: AskedWord[] = []
  for (const typed of list) {
    if (asked.length === mostWords) break
    if (dropped.has(typed)) continue
    const word = corrections.get(typed) ?? typed
    const stems = [...new Set(languages.flatMap(language => filingOf(language)(word)?.stem ?? []))]
    if (stems.length) asked.push({ word, stems, weak: weak.has(word) || fillers.has(word) })
  }
  return asked
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

/** Whether a word that was found nowhere may be misspelt. */
export const mayBeMisspelt = ({ word, weak }: AskedWord): boolean =>
  !weak && isSpellable(word) && slipsAllowed(word) > 0
