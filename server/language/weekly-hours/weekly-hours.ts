import { type FoundRange, loneTimeAt, rangeAt, type Span } from './ranges.ts'
import { type Piece, piecesOf } from './tokens.ts'

// Opening hours as websites and leaflets write them: tables, lists of days, sentences.

/** Opening hours that stand together in a text. */
export interface WrittenWeek {
  /** By weekday, 0 is Monday; the days that are named. None: closed. */
  days: Map<number, Span[]>
  /** False when some of it can be read in two ways, or not at all. */
  sure: boolean
  /** Of the text, both ends included. */
  lines: [first: number, last: number]
  /** Words on these lines that say neither a day nor a time. */
  words: number
}

/** Characters of a line that are read. */
const longestLine = 600
/** Lines between two that belong together: a heading, a remark. */
const mostBetween = 1
/** Words between a day and its hours: "Monday – we are open from". */
const mostWordsBetween = 4

/** Words on a line of days without hours: "From", "On". */
const mostWordsAlone = 1

/** A day or several, hours or that it is closed, with its line. */
type Item =
  | { is: 'days'; days: number[]; line: number; holiday: boolean }
  | { is: 'range'; range: FoundRange; line: number; near: boolean }
  | { is: 'closed'; line: number; near: boolean }
  | { is: 'unread'; line: number }

/** All opening hours in a text of this language, in reading order. */
export function weeksIn(text: string, language: string): WrittenWeek[] {
  const lines = text.split('\n')
  const weeks: WrittenWeek[] = []
  let items: Item[] = []
  let first = -1
  let last = -1
  let words = 0
  const finish = () => {
    const week = items.length ? weekOf(items) : null
    if (week?.days.size) weeks.push({ ...week, lines: [first, last], words })
    items = []
    words = 0
  }
  lines.forEach((line, at) => {
    const read = /\S/.test(line) ? itemsIn(line, at, language, items.at(-1)) : null
    if (!read?.items.length) return
    if (items.length && at - last > mostBetween + 1) finish()
    if (!items.length) first = at
    last = at
    items.push(...read.items)
    words += read.words
  })
  finish()
  return weeks
}

/** What a line says; nothing when it names no day, and continues none. */
function itemsIn(
  line: string,
  at: number,
  language: string,
  before: Item | undefined,
): { items: Item[]; words: number } {
  const pieces = withoutChanceDays(piecesOf(line, language, longestLine))
  const hours24 = language !== 'en'
  const items: Item[] = []
  let words = 0
  let gap = 0
  const near = () => gap <= mostWordsBetween
  for (let i = 0; i < pieces.length; ) {
    const piece = pieces[i]!
    if (piece.is === 'day' || piece.is === 'holiday') {
      const found = daysAt(pieces, i)
      items.push({ is: 'days', days: found.days, holiday: found.holiday, line: at })
      i = found.end
      gap = 0
      continue
    }
    if (piece.is === 'closed') {
      items.push({ is: 'closed', line: at, near: near() })
      i++
      gap = 0
      continue
    }
    const range = rangeAt(pieces, i, hours24)
    if (range) {
      items.push({ is: 'range', range, line: at, near: near() })
      i = range.end
      gap = 0
      continue
    }
    const alone = loneTimeAt(pieces, i, hours24)
    if (alone !== null) {
      items.push({ is: 'unread', line: at })
      i = alone
      continue
    }
    if (piece.is === 'word' || piece.is === 'number') {
      words++
      gap++
    }
    i++
  }
  const named = items.some(({ is }) => is === 'days')
  const says = items.some(({ is }) => is === 'range' || is === 'closed')
  // "Monday" alone waits for its hours on the next line; so does "From Monday to Friday".
  if (named) return says || words <= mostWordsAlone ? { items, words } : { items: [], words }
  const goesOn = before?.line === at - 1 && says && words <= 1
  return { items: goesOn ? items : [], words }
}

/** Short names of days are other words too ("me", "so", "we"): a day is followed by something of days and times. */
function withoutChanceDays(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.is !== 'day' || !piece.weak) return piece
    const next = pieces[skip(pieces, at + 1, ['aside'])]
    return next?.is === 'word' ? { is: 'word', text: '', from: piece.from, to: piece.to } : piece
  })
}

/** "Mon–Fri", "Tuesday, Thursday and Saturday", "Mon to Thu and Sat". */
function daysAt(pieces: Piece[], at: number): { days: number[]; holiday: boolean; end: number } {
  const days: number[] = []
  let holiday = false
  let end = at
  for (let i = at; ; ) {
    const piece = pieces[i]
    if (piece?.is === 'holiday') holiday = true
    else if (piece?.is === 'day') {
      const behind = skip(pieces, i + 1, ['aside'])
      const to = pieces[behind]
      const until = pieces[skip(pieces, behind + 1, ['aside'])]
      if (piece.days.length === 1 && (to?.is === 'dash' || to?.is === 'to') && until?.is === 'day') {
        const last = until.days.at(-1)!
        for (let day = piece.days[0]!; ; day = (day + 1) % 7) {
          days.push(day)
          if (day === last) break
        }
        i = pieces.indexOf(until)
      } else days.push(...piece.days)
    } else break
    end = i + 1
    const next = skip(pieces, end, ['aside', 'and', 'comma'])
    if (pieces[next]?.is !== 'day' && pieces[next]?.is !== 'holiday') break
    i = next
  }
  return { days: [...new Set(days)], holiday, end }
}

function skip(pieces: Piece[], at: number, kinds: Piece['is'][]): number {
  let i = at
  while (pieces[i] && kinds.includes(pieces[i]!.is)) i++
  return i
}

/** Gives each range, and each "closed", to its days: those before it or, where a text puts hours first, after it. */
function weekOf(items: Item[]): { days: Map<number, Span[]>; sure: boolean } {
  const days = new Map<number, Span[]>()
  /** Where a day's hours stand: "8–12, closed" on one line is half a day. */
  const lineOf = new Map<number, number>()
  let sure = true
  let open: (Item & { is: 'days' }) | null = null
  /** Whether the days that are open have their hours already. */
  let told = false
  let waiting: Item[] = []
  const set = (to: Item & { is: 'days' }, item: Item) => {
    if (to.holiday && !to.days.length) return
    for (const day of to.days) {
      const spans = days.get(day) ?? []
      if (item.is === 'range') {
        const { open: opens, close, sure: certain } = item.range
        sure &&= certain && !spans.some(span => opens < span.close && close > span.open)
        spans.push({ open: opens, close })
      } else if (item.is === 'closed' && item.line !== lineOf.get(day)) sure &&= spans.length === 0
      lineOf.set(day, item.line)
      days.set(day, spans)
    }
  }
  const isFirst = items.findIndex(({ is }) => is !== 'unread')
  const hoursFirst = items[isFirst]?.is === 'range'
  items.forEach((item, at) => {
    if (item.is === 'days') {
      if (open && !told && !open.holiday && !waiting.length) sure &&= hoursFirst
      open = item
      told = waiting.length > 0
      for (const each of waiting) set(item, each)
      waiting = []
      return
    }
    if (item.is === 'unread') {
      if (open) sure = false
      return
    }
    const next = items[at + 1]
    const forNext = next?.is === 'days' && next.line === item.line
    if (hoursFirst || (item.is === 'closed' && told && forNext)) {
      if (hoursFirst && !forNext && items[at + 1]?.is !== 'range') sure &&= !open
      waiting.push(item)
      return
    }
    if (!open || !item.near) {
      if (item.is === 'range') sure = false
      return
    }
    set(open, item)
    told = true
  })
  for (const spans of days.values()) spans.sort((a, b) => a.open - b.open)
  return { days, sure }
}
