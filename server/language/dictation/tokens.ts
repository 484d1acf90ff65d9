import { fold } from '../text/fold.ts'

/** A word, a number or a sign as the recogniser wrote it. */
export interface Token {
  /** Where it stands in the text. */
  at: number
  end: number
  raw: string
  /** As lists of words are compared with it. */
  word: string
  /** Whether a comma, a full stop or the like follows. */
  stops: boolean
}

/** Signs between letters or digits; those after a word end it, and are none. */
const signs = '@|_|\\+|(?<=[\\p{L}\\p{N}])[.,:/-](?=[\\p{L}\\p{N}])'
const spacedWord = "\\p{L}[\\p{L}\\p{M}]*(?:['’׳]\\p{L}[\\p{L}\\p{M}]*)*"
const stop = /^\s*[.,;:!?…。、！？，؟،]/u

/** A word to compare: folded, one kind of apostrophe, the letters that Arabic writes in two ways as one. */
export const plainWord = (text: string): string =>
  fold(text)
    .replace(/[’‘`´׳]/g, "'")
    .replace(/ة/gu, 'ه')
    .replace(/\p{Nd}/gu, latinDigit)

/** A digit of any script as 0 to 9. Each script has its ten digits in a row (Unicode, section 4.6). */
export function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/** The tokens of a text. `listed`: of a language without spaces, the words that are cut out wherever they stand. */
export function tokensOf(text: string, listed: string | null = null): Token[] {
  const pattern = listed
    ? `${listed}|\\p{Nd}+|[a-zA-Z]+|${signs}|[^\\s\\p{P}a-zA-Z]`
    : `\\p{Nd}+|${spacedWord}|${signs}`
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: raw, index }) => ({
    at: index,
    end: index + raw.length,
    raw,
    word: plainWord(raw),
    stops:
      /[\p{L}\p{N}]$/u.test(raw) &&
      stop.test(text.slice(index + raw.length)) &&
      !isTight(text, index + raw.length),
  }))
}

const isTight = (text: string, at: number): boolean => /^[.,:][\p{L}\p{N}]/u.test(text.slice(at))
