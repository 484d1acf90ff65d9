import { languageOf, votes } from '../text/language.ts'
import { isSpellable, slipsAllowed } from '../text/spelling.ts'
import { stem } from '../text/stems.ts'
import { stopwords } from '../text/stopwords.ts'
import { words } from '../text/words.ts'

/** A word of the question, with every stem under which the languages of the knowledge may have filed it. */
export interface AskedWord {
  word: string
  stems: string[]
  /** Some language calls it a stopword: it counts where it is found, and is no riddle where it is not. */
  weak: boolean
}

/** A question longer than this is a letter; what it is about shows within. */
const LONGEST = 64

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
  const counted = [...votes(list, languages)].sort((a, b) => b[1] - a[1])
  // The question's language is settled by a lead of two: "car" alone is no sign of French.
  const lead = (counted[0]?.[1] ?? 0) - (counted[1]?.[1] ?? 0)
  const own = counted.length < 2 || lead >= 2 ? counted.slice(0, 1).map(([language]) => language) : languages
  const lists = [...languages, languageOf(query, 'en')].map(language => stopwords.get(language))
  const dropped = own.map(language => stopwords.get(language))
  const asked: AskedWord[] = []
  for (const typed of list) {
    if (asked.length === LONGEST) break
    if (dropped.every(skipped => skipped?.has(typed))) continue
    const word = corrections.get(typed) ?? typed
    const stems = [...new Set(languages.map(language => stem(word, language)))]
    asked.push({ word, stems, weak: lists.some(skipped => skipped?.has(word)) })
  }
  return asked
}

/** Whether a word found nowhere may be a slip of the finger. */
export const mayBeMisspelt = ({ word, weak }: AskedWord): boolean =>
  !weak && isSpellable(word) && slipsAllowed(word) > 0
