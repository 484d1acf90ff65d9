import { fold } from '../text/fold.ts'
import { numberAt } from './spoken-number.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Role, Vocabulary } from './vocabulary.ts'

/** A stretch of what was said that means one thing, with everything that it may mean. */
export interface Unit extends Role {
  at: number
  end: number
  raw: string
  word: string
  stops: boolean
  /** Digits, however they were said: "7", "seventy nine", "double four". */
  digits?: string
  /** Whether these digits are one number of several: "seventy nine". */
  wide?: boolean
  /** Whether the recogniser wrote figures. */
  figures?: boolean
  /** Surely a letter: it stands alone, or a word explains it. */
  sure?: boolean
  /** What it spells, once that is known from the words around. */
  spelled?: string
  /** A sign between letters or digits, not a word for it. */
  tight?: boolean
}

/** The units of a text, in order, with letters that are spelled. */
export function unitsOf(text: string, vocabulary: Vocabulary): Unit[] {
  const tokens = tokensOf(text, vocabulary.listed)
  const units: Unit[] = []
  for (let at = 0; at < tokens.length; ) {
    const { unit, next } = unitAt(tokens, at, vocabulary)
    units.push({ ...unit, raw: text.slice(unit.at, unit.end) })
    at = next
  }
  return spelledOut(explained(repeated(units), vocabulary), vocabulary)
}

function unitAt(tokens: Token[], at: number, vocabulary: Vocabulary): { unit: Unit; next: number } {
  const token = tokens[at]!
  if (/^[@_+.,:/-]$/.test(token.raw))
    return {
      unit: { ...token, tight: true, ...(/[@_+.-]/.test(token.raw) && { sign: token.raw as Unit['sign'] }) },
      next: at + 1,
    }
  if (/^\d+$/.test(token.word)) {
    // "tiret du 6" begins with no figure: no phrase is lost here.
    return { unit: { ...token, digits: token.word, figures: true }, next: at + 1 }
  }
  const phrase = phraseAt(tokens, at, vocabulary)
  const number = numberAt(tokens, at, vocabulary)
  if (number && number.next >= (phrase?.next ?? 0)) {
    const last = tokens[number.next - 1]!
    return {
      unit: { ...token, end: last.end, stops: last.stops, digits: String(number.value), wide: true },
      next: number.next,
    }
  }
  const next = phrase?.next ?? at + 1
  const last = tokens[next - 1]!
  const isLetter = next === at + 1 && [...token.word].length === 1 && /\p{Script=Latin}/u.test(token.word)
  const role = phrase?.role ?? {}
  return {
    unit: {
      ...token,
      ...role,
      end: last.end,
      stops: last.stops,
      ...(role.digit !== undefined && { digits: role.digit }),
      ...(isLetter && { letter: token.raw.toLocaleLowerCase(vocabulary.language), sure: true }),
    },
    next,
  }
}

/** The longest phrase of the vocabulary that begins at a token. */
function phraseAt(
  tokens: Token[],
  at: number,
  { roles, longest, listed }: Vocabulary,
): { role: Role; next: number } | null {
  for (let words = Math.min(longest, tokens.length - at); words > 0; words--) {
    const part = tokens.slice(at, at + words)
    if (part.slice(0, -1).some(({ stops }) => stops)) continue
    const role = roles.get(part.map(({ word }) => word).join(listed ? '' : ' '))
    if (role) return { role, next: at + words }
  }
  return null
}

/** "Double four" and "deux L" as one; "two" repeats letters only. */
function repeated(units: Unit[]): Unit[] {
  const out: Unit[] = []
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const after = units[i + 1]
    const before = out.at(-1)
    if (unit.repeat && after && isSingle(after) && !(unit.digits && (unit.stops || !isLetterOnly(after)))) {
      out.push({ ...times(after, unit.repeat), at: unit.at, sure: after.letter !== undefined })
      i++
    } else if (unit.repeatAfter && before && isSingle(before)) {
      out[out.length - 1] = { ...times(before, unit.repeatAfter), end: unit.end, stops: unit.stops }
    } else out.push(unit)
  }
  return out
}

const isSingle = ({ digits, letter }: Unit): boolean => digits?.length === 1 || letter !== undefined
const isLetterOnly = ({ digits, letter }: Unit): boolean => letter !== undefined && digits === undefined

const times = (unit: Unit, count: number): Unit => ({
  ...unit,
  figures: false,
  ...(unit.digits?.length === 1 ? { digits: unit.digits.repeat(count) } : { digits: undefined }),
  ...(unit.letter && { letter: unit.letter.repeat(count) }),
})

/** "B as in Bravo", "B, Bravo": the letter, and the word that explains it, are one. */
function explained(units: Unit[], { language }: Vocabulary): Unit[] {
  const out: Unit[] = []
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const word = units[i + 1]?.example ? units[i + 2] : units[i + 1]?.alphabet ? units[i + 1] : undefined
    if (unit.letter && word && !isLetterAlone(word) && isFirst(unit.letter, word.raw, language)) {
      out.push({ ...unit, end: word.end, stops: word.stops, sure: true, digits: undefined })
      i += word === units[i + 1] ? 1 : 2
    } else out.push(unit)
  }
  return out
}

const isLetterAlone = ({ word }: Unit): boolean => [...word].length === 1

const isFirst = (letter: string, word: string, language: string): boolean =>
  fold(word.toLocaleLowerCase(language)).startsWith(fold([...letter][0]!))

/** Says of letters' names and of words of a spelling alphabet whether they spell here: among others of their kind. */
function spelledOut(units: Unit[], { stopwords }: Vocabulary): Unit[] {
  for (const run of runsOf(units, unit => Boolean(unit.letter || unit.alphabet || unit.digits))) {
    const sure = run.filter(unit => unit.sure && !isSmallWord(unit, run, stopwords))
    const alphabet = run.filter(unit => unit.alphabet)
    const digits = run.some(unit => unit.digits)
    const names = run.filter(unit => unit.letter && !unit.sure)
    const byAlphabet =
      alphabet.length >= 3 ||
      (alphabet.length === 2 && (digits || alphabet.some(({ only }) => only))) ||
      (alphabet.length > 0 && sure.length > 0)
    const byNames =
      sure.length >= 2 || (sure.length + names.length >= 4 && names.some(({ word }) => !stopwords.has(word)))
    for (const unit of run) {
      const isAlone = sure.length < 2 && (unit.gap || unit.lead || stopwords.has(unit.word))
      if (unit.sure && sure.length && !isAlone) unit.spelled = unit.letter!
      else if (unit.alphabet && byAlphabet) unit.spelled = unit.alphabet
      else if (unit.letter && unit.digits === undefined && byNames) unit.spelled = unit.letter
    }
    // "… A, I, E, R. Es ist": what is a small word elsewhere does not begin or end what is spelled.
    const isLoose = (unit: Unit | undefined) =>
      unit?.spelled &&
      !unit.digits &&
      ((!unit.sure && stopwords.has(unit.word)) || isSmallWord(unit, run, stopwords))
    for (const end of [run, run.toReversed()]) {
      for (const unit of end) {
        if (!isLoose(unit)) break
        unit.spelled = undefined
      }
    }
  }
  return units
}

/** "a", "I", "y": a word by itself, where letters were written as capitals, or where none stand around. */
const isSmallWord = (unit: Unit, run: Unit[], stopwords: ReadonlySet<string>): boolean =>
  [...unit.word].length === 1 &&
  unit.end - unit.at === 1 &&
  stopwords.has(unit.word) &&
  unit.raw === unit.raw.toLowerCase() &&
  run.some(({ raw, end, at }) => end - at === 1 && raw !== raw.toLowerCase())

/** The longest stretches of units of a kind, with gaps and tight signs between them left out. */
export function runsOf(units: Unit[], belongs: (unit: Unit) => boolean): Unit[][] {
  const runs: Unit[][] = []
  let run: Unit[] = []
  for (const unit of units) {
    if (belongs(unit)) run.push(unit)
    else if (unit.gap || (unit.tight && unit.sign && unit.sign !== '@')) continue
    else if (run.length) {
      runs.push(run)
      run = []
    }
  }
  return run.length ? [...runs, run] : runs
}
