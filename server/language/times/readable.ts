import { fold } from '../text/fold.ts'

/** A message as the lexer reads it: folded, one kind of digit, space, apostrophe and hyphen. */
export interface Readable {
  text: string
  /** Where each character of `text` begins in the message; one more for the end. */
  origin: number[]
}

/** Letters that people write one for the other, and marks of which one kind is enough. */
const same: Record<string, string> = {
  ة: 'ه',
  ى: 'ي',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '־': '-',
  '、': ',',
  '。': '.',
  '،': ',',
  '״': '"',
  '”': '"',
}

const arabicDigit = /[٠-٩۰-۹]/

function plain(letter: string): string {
  if (arabicDigit.test(letter)) return String(letter.charCodeAt(0) & 0xf)
  if (/\s/.test(letter)) return ' '
  const folded = same[letter] ?? fold(letter)
  // A mark that was typed apart from its letter.
  if (/^\p{M}+$/u.test(folded)) return ''
  return same[folded] ?? folded
}

const known = new Map<string, string>()

/** The message, up to `limit` characters. */
export function readable(message: string, limit: number): Readable {
  let text = ''
  const origin: number[] = []
  let at = 0
  for (const letter of message.slice(0, limit)) {
    let made = known.get(letter)
    if (made === undefined) {
      made = plain(letter)
      // Bounded: a message may hold every character that there is.
      if (known.size < 2000) known.set(letter, made)
    }
    text += made
    for (let i = 0; i < made.length; i++) origin.push(at)
    at += letter.length
  }
  origin.push(at)
  return { text, origin }
}

export interface Token {
  text: string
  from: number
  to: number
  kind: 'word' | 'number' | 'mark'
}

const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|((?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{M}])+)|(\d+)|[^\s]/gu

/** Words, numbers and marks. Each Japanese letter is a word. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].map(match => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
    kind: match[2] ? 'number' : /^[\p{L}\p{M}ー]/u.test(match[0]) ? 'word' : 'mark',
  }))
}
