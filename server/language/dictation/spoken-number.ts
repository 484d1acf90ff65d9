import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A number of two digits or more that begins at a token: its value, and the token behind it; null when none does. */
export function numberAt(
  tokens: readonly Token[],
  from: number,
  vocabulary: Vocabulary,
): { value: number; next: number } | null {
  const first = partAt(tokens, from, vocabulary)
  if (!first) return null
  let { value, next } = first
  if (value < 10) {
    const hundred = goesOn(tokens, next) ? partAt(tokens, next, vocabulary) : null
    const reversed = goesOn(tokens, next) ? tenBehind(tokens, next, vocabulary) : null
    if (reversed) return { value: reversed.value + value, next: reversed.next }
    if (hundred?.value !== 100) return null
    value *= 100
    next = hundred.next
  }
  if (value >= 100) {
    const rest = restOf(tokens, next, vocabulary, value)
    if (rest) {
      value += rest.value
      next = rest.next
    }
  }
  const last = value % 100
  if (last >= 20 && last % 10 === 0) {
    const unit = restOf(tokens, next, vocabulary, last)
    if (unit && unit.value < (/^fr/.test(vocabulary.language) && (last === 60 || last === 80) ? 20 : 10)) {
      value += unit.value
      next = unit.next
    }
  }
  return value >= 10 ? { value, next } : null
}

const isHyphen = (token: Token | undefined): boolean => token?.raw === '-'
const goesOn = (tokens: readonly Token[], next: number): boolean => !tokens[next - 1]!.stops

/** The number word at a token, of up to three words. */
function partAt(
  tokens: readonly Token[],
  from: number,
  { numbers }: Vocabulary,
): { value: number; next: number } | null {
  for (const words of [3, 2, 1]) {
    const taken: Token[] = []
    let next = from
    while (taken.length < words && tokens[next]) {
      if (taken.length && isHyphen(tokens[next])) next++
      else if (taken.at(-1)?.stops) break
      else taken.push(tokens[next++]!)
    }
    const value = taken.length === words ? numbers.get(taken.map(({ word }) => word).join(' ')) : undefined
    if (value !== undefined) return { value, next }
  }
  return null
}

/** What goes on from a hundred or a ten, with or without the word that joins them. */
function restOf(
  tokens: readonly Token[],
  from: number,
  vocabulary: Vocabulary,
  before: number,
): { value: number; next: number } | null {
  if (!goesOn(tokens, from)) return null
  let next = isHyphen(tokens[from]) ? from + 1 : from
  const isJoined = tokens[next]?.word === vocabulary.joint && vocabulary.joint !== ''
  if (isJoined) next++
  if (isJoined && isHyphen(tokens[next])) next++
  const prefixed = withoutPrefix(tokens, next, vocabulary)
  const part = prefixed ?? partAt(tokens, next, vocabulary)
  if (!part || part.value >= (before >= 100 ? 100 : 20)) return null
  // "Seven hundred one two three" is dictated: English says "and" before a unit.
  if (vocabulary.language === 'en' && before >= 100 && part.value < 10 && !isJoined) return null
  return part
}

/** "ושתיים", "وخمسين": the word that joins is written as one with the next. */
function withoutPrefix(
  tokens: readonly Token[],
  at: number,
  { numbers, joint }: Vocabulary,
): { value: number; next: number } | null {
  const token = tokens[at]
  if (!token || !/^[\u0590-\u06ff]$/u.test(joint) || !token.word.startsWith(joint)) return null
  const value = numbers.get(token.word.slice(joint.length))
  return value === undefined ? null : { value, next: at + 1 }
}

/** Arabic says the unit first: "خمسة وخمسين". */
function tenBehind(tokens: readonly Token[], at: number, vocabulary: Vocabulary) {
  const ten = withoutPrefix(tokens, at, vocabulary)
  return ten && ten.value >= 20 && ten.value % 10 === 0 ? ten : null
}
