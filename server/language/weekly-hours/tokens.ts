import { readable, tokensOf } from '../times/readable.ts'
import { timeWordsOf } from '../times/words/words.ts'
import { hoursWords } from './words.ts'

/** A piece of written opening hours. `from` and `to` are places in the readable text. */
export type Piece = { from: number; to: number } & (
  | { is: 'day'; days: number[]; weak: boolean }
  | { is: 'holiday' | 'closed' | 'to' | 'and' | 'dash' | 'comma' | 'colon' | 'line' | 'aside' }
  | { is: 'half'; pm: boolean }
  | { is: 'oclock' }
  /** Minutes after midnight, said exactly ("noon"). */
  | { is: 'named time'; minutes: number }
  | { is: 'number'; text: string }
  | { is: 'word'; text: string }
)

type Kind = Piece extends infer P ? (P extends { from: number } ? Omit<P, 'from' | 'to'> : never) : never

interface Phrase {
  words: string[]
  kind: Kind
}

const known = new Map<string, Map<string, Phrase[]>>()

/** Every phrase of a language by its first word, the longest first. */
function phrasesOf(language: string): Map<string, Phrase[]> {
  const found = known.get(language)
  if (found) return found
  const byFirst = new Map<string, Phrase[]>()
  const add = (forms: string | undefined, kind: Kind) => {
    for (const form of forms?.split('|') ?? []) {
      const words = tokensOf(readable(form, 200).text)
        .map(({ text }) => text)
        .filter(text => !isAside(text))
      const [first] = words
      if (!first) continue
      const same = byFirst.get(first) ?? []
      same.push({ words, kind })
      byFirst.set(first, same)
    }
  }
  const times = timeWordsOf(language)
  const own = hoursWords[language]
  const workweek = [0, 1, 2, 3, 4]
  for (const [day, forms] of times.days.entries()) add(forms, { is: 'day', days: [day], weak: false })
  for (const [day, forms] of times.everyDays?.entries() ?? [])
    add(forms, { is: 'day', days: [day], weak: false })
  for (const [day, forms] of times.weakDays.entries()) add(forms, { is: 'day', days: [day], weak: true })
  for (const [day, forms] of own?.days?.entries() ?? []) add(forms, { is: 'day', days: [day], weak: true })
  add(times.workdays, { is: 'day', days: workweek, weak: false })
  add(own?.workdays, { is: 'day', days: workweek, weak: false })
  add(times.weekend, { is: 'day', days: [5, 6], weak: true })
  add(own?.daily, { is: 'day', days: [...workweek, 5, 6], weak: false })
  add(own?.closed, { is: 'closed' })
  add(own?.holiday, { is: 'holiday' })
  add(times.and, { is: 'and' })
  add(times.or, { is: 'and' })
  add(times.until, { is: 'to' })
  add(times.to, { is: 'to' })
  add(own?.to, { is: 'to' })
  add(times.at, { is: 'aside' })
  add(times.from, { is: 'aside' })
  add(times.between, { is: 'aside' })
  add(times.oclock, { is: 'oclock' })
  add(times.noon, { is: 'named time', minutes: 12 * 60 })
  add(times.midnight, { is: 'named time', minutes: 24 * 60 })
  add(times.am, { is: 'half', pm: false })
  add(own?.am, { is: 'half', pm: false })
  add(times.pm, { is: 'half', pm: true })
  add(own?.pm, { is: 'half', pm: true })
  if (language !== 'ja') {
    add(times.parts.morning, { is: 'half', pm: false })
    add(times.parts.afternoon, { is: 'half', pm: true })
    add(times.parts.evening, { is: 'half', pm: true })
  }
  if (language === 'en') {
    add('a m', { is: 'half', pm: false })
    add('p m', { is: 'half', pm: true })
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.words.length - a.words.length)
  known.set(language, byFirst)
  return byFirst
}

/** Marks that divide nothing: a point after a short day, an apostrophe, brackets. */
const isAside = (text: string): boolean => /^[.'"()[\]{}*•·|_«»“”]$/.test(text)

const marks: Record<string, Kind> = {
  '-': { is: 'dash' },
  '~': { is: 'dash' },
  '〜': { is: 'dash' },
  '～': { is: 'dash' },
  ー: { is: 'dash' },
  '>': { is: 'dash' },
  '→': { is: 'dash' },
  '&': { is: 'and' },
  '+': { is: 'and' },
  '/': { is: 'and' },
  '・': { is: 'and' },
  ',': { is: 'comma' },
  ';': { is: 'comma' },
  ':': { is: 'colon' },
  '：': { is: 'colon' },
}

/** What a line says of days and times, piece by piece; what is neither is a word. */
export function piecesOf(line: string, language: string, limit: number): Piece[] {
  const { text } = readable(line, limit)
  const tokens = tokensOf(text)
  const phrases = phrasesOf(language)
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const { from } = token
    if (token.kind === 'number') {
      pieces.push({ is: 'number', text: token.text, from, to: token.to })
      at++
      continue
    }
    const found = match(phrases.get(token.text) ?? [], tokens, at)
    if (found && !glued(found.phrase, text, from, tokens[found.end - 1]!.to)) {
      pieces.push({ ...found.phrase.kind, from, to: tokens[found.end - 1]!.to } as Piece)
      at = found.end
      continue
    }
    const mark = marks[token.text]
    if (mark) pieces.push({ ...mark, from, to: token.to } as Piece)
    else if (isAside(token.text)) pieces.push({ is: 'aside', from, to: token.to })
    else pieces.push({ is: 'word', text: token.text, from, to: token.to })
    at++
  }
  return pieces
}

/** A short name inside a longer word ("日" in "日本") is none. */
function glued({ kind }: Phrase, text: string, from: number, to: number): boolean {
  if (kind.is !== 'day' || !kind.weak || !/[\p{Script=Han}]/u.test(text[from]!)) return false
  const beside = (letter: string | undefined) =>
    letter !== undefined && /\p{Script=Han}/u.test(letter) && !/[月火水木金土日祝曜休平時]/u.test(letter)
  return beside(text[from - 1]) || beside(text[to])
}

function match(
  phrases: Phrase[],
  tokens: { text: string }[],
  at: number,
): { phrase: Phrase; end: number } | null {
  for (const phrase of phrases) {
    let end = at
    const fits = phrase.words.every(word => {
      while (end > at && end < tokens.length && isAside(tokens[end]!.text) && tokens[end]!.text !== word)
        end++
      // "Jusqu'à", "t/m": marks inside a phrase may stand or not.
      while (end > at && tokens[end]?.text === '-' && word !== '-') end++
      return tokens[end++]?.text === word
    })
    if (fits) return { phrase, end }
  }
  return null
}
