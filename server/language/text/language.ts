import { createRequire } from 'node:module'
import { stopwords } from './stopwords.ts'
import { words } from './words.ts'

const require = createRequire(import.meta.url)

/** The statistics of letters, loaded with the first text that needs them: they take 47 MB. */
export const letterStatistics = () => require('tinyld') as typeof import('tinyld')

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

/** None of these scripts. */
const ascii = /^[\0-\x7f]*$/

/** Languages without a stopword list, detected by letter statistics. */
const others = ['bg', 'ca', 'et', 'eu', 'fa', 'ga', 'hr', 'id', 'lt', 'lv', 'sk', 'sl', 'sr', 'ur', 'vi']

/** Characters read: a language shows within a paragraph. */
const mostSampled = 600

/** The votes of `list` for each of `languages`: the number of words that are its stopwords. */
export function votes(list: string[], languages: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>()
  for (const language of languages) {
    const known = stopwords.get(language)
    found.set(language, known ? list.filter(word => known.has(word)).length : 0)
  }
  return found
}

/**
 * The language that script or stopwords show; `expected` unless they clearly show another, null when they show nothing.
 */
function shown(sample: string, list: string[], expected: string): string | null {
  if (!ascii.test(sample)) {
    const all = sample.match(/\p{L}/gu)?.length ?? 0
    for (const [script, language] of scripts) {
      // Japanese mixes kana and Han: a fifth of kana is Japanese. Other scripts must carry the text.
      const letters = sample.match(script)?.length ?? 0
      if (letters * 5 > all) return language
    }
  }
  const counted = votes(list, stopwords.keys())
  const [first, second] = [...counted].sort((a, b) => b[1] - a[1])
  const enough = first![1] >= 3 && first![1] * 8 >= list.length && first![1] > second![1]
  if (!enough) return null
  // Names from other languages ("La Motte", "Los Angeles") vote too, so the expected language loses only against twice
  // its votes.
  return first![1] >= 2 * (counted.get(expected) ?? 0) ? first![0] : expected
}

/**
 * The language (ISO 639-1) of `text`, or `fallback` when the text is too short. Stopwords first: on English paragraphs
 * letter statistics alone (tinyld) were wrong for 3 % and took a hundred times as long.
 */
export function languageOf(text: string, fallback: string): string {
  const sample = text.slice(0, mostSampled)
  const list = words(sample)
  const sure = shown(sample, list, fallback)
  if (sure || list.length < 8) return sure ?? fallback
  const [guess] = letterStatistics().detectAll(sample, { only: [...stopwords.keys(), ...others] })
  return guess && guess.accuracy > 0.5 ? guess.lang : fallback
}

/**
 * The language of a passage of a text in `language`: another only when script or stopwords show it. Letter statistics
 * would take 4 ms for each passage with few stopwords (tables, lists, names), and guess just those wrong.
 */
export function passageLanguage(passage: string, language: string): string {
  const sample = passage.slice(0, mostSampled)
  return shown(sample, words(sample), language) ?? language
}
