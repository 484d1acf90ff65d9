import { textsOf } from '#locales/load.ts'
import { fold } from '../text/fold.ts'
import { moreNumberWords } from './number-word-lists.ts'

/** What stands between the parts of a number. */
const joints = /^(?:and|und|en|y|e|et|i|ve|و)$/
const unitFirst: Record<string, string> = { de: 'und', nl: 'en' }

/** The one ending that Arabic writes in two ways. */
const filed = (folded: string): string => (folded.endsWith('ة') ? `${folded.slice(0, -1)}ه` : folded)

const tables = new Map<string, Map<string, number>>()

/** The number words of a language that are one word, or two that belong together, with their values. */
function tableOf(language: string): Map<string, number> {
  const known = tables.get(language)
  if (known) return known
  const made = new Map<string, number>()
  const listed = textsOf(language).understanding.numbers.split(' ').filter(Boolean)
  const values = [...Array.from({ length: 13 }, (_, n) => n), 20, 30, 40, 50, 60, 70, 80, 90, 100]
  listed.forEach((word, i) => {
    if (word !== '-') made.set(filed(fold(word)), values[i]!)
  })
  for (const [word, value] of Object.entries(moreNumberWords[language] ?? {}))
    made.set(filed(fold(word)), value)
  for (const [digit] of values.slice(1, 10).entries()) compounds(language, made, digit + 1)
  tables.set(language, made)
  return made
}

/** The words for numbers from 1 to `most` that are one word, or two that belong together, folded. */
export const numberWords = (language: string, most: number): [word: string, value: number][] =>
  [...tableOf(language)].filter(([, value]) => value > 0 && value <= most)

/** Numbers that a language writes as one word: `funfundzwanzig`, `ventidue`, `sechshundert`. */
function compounds(language: string, table: Map<string, number>, digit: number): void {
  const wordsOf = (value: number) => [...table].filter(([, each]) => each === value).map(([word]) => word)
  const digits = wordsOf(digit)
  for (const unit of digits) {
    for (const ten of [20, 30, 40, 50, 60, 70, 80, 90]) {
      for (const word of wordsOf(ten)) {
        const link = unitFirst[language]
        if (link) table.set(`${unit === 'eins' ? 'ein' : unit}${link}${word}`, ten + digit)
        if (language === 'it') {
          table.set(`${word}${unit}`, ten + digit)
          if (/^[uo]/.test(unit)) table.set(`${word.slice(0, -1)}${unit}`, ten + digit)
        }
      }
    }
    for (const hundred of wordsOf(100)) if (digit > 1) table.set(`${unit}${hundred}`, digit * 100)
  }
}

/**
 * The folded text with numbers written as words (two and more: "one" is an article in many languages) as digits: "six
 * hundred pounds" becomes "600 pounds".
 */
export function withDigits(text: string, language: string): string {
  const table = tableOf(language)
  if (!table.size) return text
  const tokens = text.split(/(\s+|-)/)
  const out: string[] = []
  for (let i = 0; i < tokens.length; ) {
    const run = i % 2 ? null : runFrom(tokens, i, table, language)
    if (run && run.value > 1) {
      out.push(`${run.value}${run.tail}`)
      i = run.next
    } else out.push(tokens[i++]!)
  }
  return out.join('')
}

/** What may end a word in a sentence. */
const marks = new Set(`,.;:!?)»”"'…`)

/** A word, and the marks after it. */
function bare(token: string): [word: string, ending: string] {
  let end = token.length
  while (end > 0 && marks.has(token[end - 1]!)) end--
  return [token.slice(0, end), token.slice(end)]
}

/** The number that begins at a token; null when none does. `tail` is the punctuation after its last word. */
function runFrom(
  tokens: string[],
  from: number,
  table: Map<string, number>,
  language: string,
): { value: number; next: number; tail: string } | null {
  let total = 0
  let part = 0
  let found = false
  let next = from
  let tail = ''
  let least = Number.POSITIVE_INFINITY
  for (let at = from; at < tokens.length; at += 2) {
    let [word, ending] = bare(tokens[at]!)
    let end = at + 1
    // "dix-sept", "quatre vingt"
    const pair = !ending && tokens[at + 2] !== undefined ? bare(tokens[at + 2]!) : null
    if (pair && table.has(`${word} ${pair[0]}`)) {
      word = `${word} ${pair[0]}`
      ending = pair[1]
      at += 2
      end = at + 1
    }
    const value = table.get(word) ?? table.get(filed(word)) ?? wholeOf(word, table)
    if (value === undefined) {
      if (found && joints.test(word) && !ending) continue
      break
    }
    if (value === 100 && part > 0 && part < 10) part *= 100
    else if (value === 1000 && found) {
      total += part * 1000
      part = 0
    } else {
      // A smaller number goes on from a larger one; "two three" are two numbers.
      const fits = !found || value < leastUnit(part, least)
      if (!fits) break
      if (found && !joinsOn(tokens, next, at, language, part, value)) break
      part += value
    }
    least = value
    found = true
    next = end
    tail = ending
    if (ending) break
  }
  return found ? { value: total + part, next, tail } : null
}

/** The room that a number leaves for its next part: 20 takes a unit, 200 takes up to 99. */
const leastUnit = (part: number, least: number): number => {
  if (least < 20 && part % 1000 !== 0) return 0
  if (part % 1000 === 0) return 1000
  return part % 100 === 0 ? 100 : 10
}

/** "20 and 5" is a number in words only where its parts are written so; "two and twenty" are two. */
const joinsOn = (
  tokens: string[],
  next: number,
  at: number,
  language: string,
  part: number,
  value: number,
): boolean => {
  const between = tokens.slice(next, at).join('').trim()
  if (!between || between === '-') return true
  // In English "and" follows a hundred; elsewhere it joins tens and units.
  return language === 'en' ? part >= 100 : value < 10 || part >= 100
}

/** A hundred and more in one word: `sechshundertfunfzig`, `zweitausend`. */
function wholeOf(word: string, table: Map<string, number>): number | undefined {
  if (word.length < 8) return undefined
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const first = table.get(word.slice(0, cut))
    const rest = table.get(word.slice(cut))
    if (first === undefined || rest === undefined) continue
    if (rest === 1000 && first < 1000) return first * 1000
    if (first >= 100 && rest < 100) return first + rest
  }
  return undefined
}
