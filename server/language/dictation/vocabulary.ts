import { languageFor, textsOf } from '#locales/load.ts'
import { numberWords } from '../numbers/number-words.ts'
import { stopwordsOf } from '../text/stopwords.ts'
import { plainWord, tokensOf } from './tokens.ts'
import { dictationWords } from './words/words.ts'

/** Everything that a word or phrase can stand for when somebody dictates. */
export interface Role {
  sign?: '@' | '.' | '-' | '_' | '+'
  digit?: string
  /** The letter whose name it is. */
  letter?: string
  /** The letter for which it stands in a spelling alphabet; `only`: it hardly means anything else. */
  alphabet?: string
  only?: boolean
  repeat?: number
  repeatAfter?: number
  example?: boolean
  gap?: boolean
  lead?: boolean
  instead?: boolean
  again?: boolean
  not?: boolean
  but?: boolean
}

export interface Vocabulary {
  language: string
  roles: ReadonlyMap<string, Role>
  /** Words of the longest phrase. */
  longest: number
  /** Number words from 1 to 900 that are no digits said one by one. */
  numbers: ReadonlyMap<string, number>
  joint: string
  notAfter: boolean
  stopwords: ReadonlySet<string>
  known: Record<string, string>
  /** Of a language without spaces: the pattern of all these words. */
  listed: string | null
}

const made = new Map<string, Vocabulary>()
const listOf = (list: string) => list.split('|').filter(Boolean)

/** The vocabulary of a BCP 47 tag. */
export function vocabularyOf(tag: string): Vocabulary {
  const language = languageFor(tag)
  const known = made.get(language)
  if (known) return known
  const words = dictationWords(language)
  const { writing, understanding } = textsOf(language)
  const roles = new Map<string, Role>()
  const written: string[] = []
  const add = (list: string, role: Role) => {
    for (const phrase of listOf(list)) {
      const key = tokensOf(phrase, writing.spaced ? null : '(?!)')
        .map(({ word }) => word)
        .join(writing.spaced ? ' ' : '')
      if (!key) continue
      written.push(phrase)
      roles.set(key, { ...roles.get(key), ...role })
    }
  }
  add(words.at, { sign: '@' })
  add(words.dot, { sign: '.' })
  add(words.dash, { sign: '-' })
  add(words.underscore, { sign: '_' })
  add(words.plus, { sign: '+' })
  for (const [times, list] of Object.entries(words.repeats)) add(list, { repeat: Number(times) })
  for (const [times, list] of Object.entries(words.repeatsAfter)) add(list, { repeatAfter: Number(times) })
  for (const [digit, list] of understanding.digits.entries()) add(list, { digit: String(digit) })
  for (const [digit, list] of Object.entries(words.digits)) add(list, { digit })
  for (const [letter, list] of Object.entries(words.letters)) add(list, { letter })
  for (const word of listOf(words.alphabet))
    add(word, { alphabet: [...word][0]!.toLocaleLowerCase(language) })
  add(words.onlyAlphabet, { only: true })
  add(words.example, { example: true })
  add(words.gaps, { gap: true })
  add(words.lead, { lead: true })
  add(words.instead, { instead: true })
  add(words.again, { again: true })
  add(words.not, { not: true })
  add(words.but, { but: true })
  const numbers = new Map(numberWords(language, 900).map(([word, value]) => [plainWord(word), value]))
  for (const [word, value] of numbers) if (value < 10) add(word, { digit: String(value) })
  written.push(...Object.keys(words.known))
  const vocabulary: Vocabulary = {
    language,
    roles,
    longest: Math.max(...[...roles.keys()].map(key => key.split(' ').length)),
    numbers,
    joint: plainWord(words.joint),
    notAfter: words.notAfter,
    stopwords: stopwordsOf(language),
    known: Object.fromEntries(Object.entries(words.known).map(([word, part]) => [plainWord(word), part])),
    listed: writing.spaced ? null : [...new Set(written)].sort((a, b) => b.length - a.length).join('|'),
  }
  made.set(language, vocabulary)
  return vocabulary
}
