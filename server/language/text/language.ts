import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { stopwords } from './stopwords.ts'
import { words } from './words.ts'

const require = createRequire(import.meta.url)

/** The statistics of letters, loaded with the first text that needs them: they take 80 MB to be read, and 30 from then on. */
const statistics = () =>
  (require(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as typeof import('eld/extrasmall')).eld

/** The language (ISO 639-1) that the letters of a text are of, and whether that is sure; '' for a text without any. */
export function languageOfLetters(text: string): { language: string; isSure: boolean } {
  const found = statistics().detect(text)
  // They take Indonesian for Malay, which far fewer people write.
  return { language: found.language === 'ms' ? 'id' : found.language, isSure: found.isReliable() }
}

/** Scripts that determine the language, or nearly. */
const scripts: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Georgian}/gu, 'ka'],
]

/** Characters read: a language shows within a paragraph. */
const mostSampled = 600

/** The languages of which a word is a stopword. */
const speakers = new Map<string, string[]>()
for (const [language, list] of stopwords)
  for (const word of list) speakers.set(word, [...(speakers.get(word) ?? []), language])

/** How many words of `list` are stopwords of each language that has any there. */
function votesOf(list: string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const word of list)
    for (const language of speakers.get(word) ?? []) found.set(language, (found.get(language) ?? 0) + 1)
  return found
}

/** The votes of `list` for each of `languages`: the number of words that are its stopwords. */
export function votes(list: string[], languages: Iterable<string>): Map<string, number> {
  const found = votesOf(list)
  return new Map([...languages].map(language => [language, found.get(language) ?? 0]))
}

const isForeign = /[^\p{Script=Latin}\P{L}]/u

/**
 * The language that script or stopwords show; `expected` unless they clearly show another, null when they show nothing.
 */
function shown(sample: string, list: string[], expected: string): string | null {
  if (isForeign.test(sample)) {
    const all = sample.match(/\p{L}/gu)?.length ?? 0
    for (const [script, language] of scripts) {
      // Japanese mixes kana and Han: a fifth of kana is Japanese. Other scripts must carry the text.
      const letters = sample.match(script)?.length ?? 0
      if (letters * 5 > all) return language
    }
  }
  const counted = votesOf(list)
  const [first, second] = [...counted].sort((a, b) => b[1] - a[1])
  const enough = first && first[1] >= 3 && first[1] * 8 >= list.length && first[1] > (second?.[1] ?? 0)
  if (!enough) return null
  // Names from other languages ("La Motte", "Los Angeles") vote too, so the expected language loses only against twice
  // its votes.
  return first[1] >= 2 * (counted.get(expected) ?? 0) ? first[0] : expected
}

/**
 * The language (ISO 639-1) of `text`, or `fallback` when the text is too short. Letter statistics only where stopwords show
 * nothing: lists of goods and prices, and languages without a list.
 */
export function languageOf(text: string, fallback: string): string {
  const sample = text.slice(0, mostSampled)
  const list = words(sample)
  const sure = shown(sample, list, fallback)
  if (sure || list.length < 8) return sure ?? fallback
  const guess = languageOfLetters(sample)
  return guess.isSure ? guess.language : fallback
}

/**
 * The language of a passage of a text in `language`: another only when script or stopwords show it. A list of names is in the
 * language of the text around it.
 */
export function passageLanguage(passage: string, language: string): string {
  const sample = passage.slice(0, mostSampled)
  return shown(sample, words(sample), language) ?? language
}
