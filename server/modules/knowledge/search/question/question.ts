import { votes } from '#server/language/text/language.ts'
import { isSpellable, slipsAllowed } from '#server/language/text/spelling.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { fillers, stopwords } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'

/** A distinct word of the question. */
export interface QuestionWord {
  word: string
  stems: string[]
  /** Chunks of the knowledge asked that contain it. */
  df: number
  /** Inverse document frequency; greatest for a word that none contains. */
  idf: number
}

/** The question as the knowledge asked can understand it. */
export interface Question {
  words: QuestionWord[]
  /** The words in the order asked, as indexes into `words`. */
  order: number[]
  /** Misspelt words and what they were taken for. */
  corrections: ReadonlyMap<string, string>
  /** Mean length of the chunks asked, in weighted stems. */
  averageLength: number
}

/** For each stem of the question, which of its words it is. */
export function wordsByStem(question: Question): Map<string, number> {
  const found = new Map<string, number>()
  for (const [i, word] of question.words.entries()) for (const stem of word.stems) found.set(stem, i)
  return found
}

/** A word of the question, with every stem under which the languages of the knowledge may have filed it. */
export interface AskedWord {
  word: string
  stems: string[]
  /** A filler, or perhaps a stopword of another language: it counts where it is found, and is no riddle where not. */
  weak: boolean
}

/** A question longer than this is a letter; what it is about shows within. */
const mostWords = 64

/**
 * The words of `query` that say what it is about, in order, with repeats. `languages` are those of the knowledge asked.
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
 * Which of the words are stopwords in the language they are in: that of `languages` in which most of them are, when it
 * leads by `lead`. Otherwise those that are in every language ("car" alone is no sign of French).
 */
function stopwordsOf(list: string[], languages: Iterable<string>, lead: number): Set<string> {
  const counted = [...votes(list, languages)]
    .filter(([language]) => stopwords.has(language))
    .sort((a, b) => b[1] - a[1])
  const leads = counted.length === 1 || (counted[0]?.[1] ?? 0) - (counted[1]?.[1] ?? 0) >= lead
  const lists = counted.slice(0, leads ? 1 : undefined).map(([language]) => stopwords.get(language)!)
  return new Set(lists.length ? list.filter(word => lists.every(skipped => skipped.has(word))) : [])
}

/** Whether a word found nowhere may be a slip of the finger. */
export const mayBeMisspelt = ({ word, weak }: AskedWord): boolean =>
  !weak && isSpellable(word) && slipsAllowed(word) > 0
