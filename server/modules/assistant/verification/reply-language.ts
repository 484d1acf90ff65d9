import { textsOf } from '#locales/load.ts'
import { votes } from '#server/language/text/language.ts'
import { stopwords } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'
import type { Evidence } from './evidence.ts'

const quoted = /["“„«][^"”“»]{1,200}["”“»]/gu

/** Latin letters serve names and addresses in every script. */
const others = /[\p{L}--\p{Script=Latin}]/gv

/**
 * Whether a sentence is surely in another language than the visitor's. Quotations don't count, and few words do not
 * tell: those said before in the reply help.
 */
export function isOtherLanguage(text: string, before: string, { language }: Evidence): boolean {
  const own = text.replace(quoted, ' ')
  const letters = own.match(/\p{L}/gu)?.length ?? 0
  if (!letters) return false
  const script = scriptOf(language)
  const foreign = own.match(others)?.length ?? 0
  const theirs = script ? (own.match(script)?.length ?? 0) : 0
  if (script === null) {
    // The language is written in Latin letters.
    if (foreign * 2 > letters) return true
  } else {
    const latin = letters - foreign
    return theirs === 0 && (foreign * 2 > letters || latin > 30)
  }
  const counted = votes(words(`${before.slice(-400)} ${own}`), stopwords.keys())
  const expected = counted.get(language) ?? 0
  const [tag, most] = [...counted].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])
  return tag !== language && most >= 4 && most >= 2 * expected + 1
}

const scripts: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  sr: /[\p{Script=Cyrillic}\p{Script=Latin}]/gu,
  el: /\p{Script=Greek}/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  th: /\p{Script=Thai}/gu,
  hi: /\p{Script=Devanagari}/gu,
  fa: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
}

/** The letters of a language that is not written in Latin ones; null of those that are. */
function scriptOf(language: string): RegExp | null {
  if (scripts[language]) return scripts[language]
  const { script } = textsOf(language).writing
  return script === 'Latin' ? null : new RegExp(`\\p{Script=${script}}`, 'gu')
}
