import type { Piece } from './tokens.ts'

/** Minutes after midnight; `close` may be past midnight, up to 30:00. */
export interface Span {
  open: number
  close: number
}

/** A written time: which it may be, the likelier first; one when there is no doubt. */
interface Time {
  minutes: number
  /** Said as one of 24 hours or with am or pm, so that it can't be twelve hours later. */
  exact: boolean
  /** Whether it was said to be before or after noon. */
  half: boolean | null
  end: number
}

const noon = 12 * 60
const midnight = 24 * 60

/** The time at a piece; null when there is none. `hours24`: the language counts to 24. */
function timeAt(pieces: Piece[], at: number, hours24: boolean): Time | null {
  let i = at
  let half: boolean | null = null
  const before = pieces[i]
  if (before?.is === 'half') {
    half = before.pm
    i++
  }
  const first = pieces[i]
  if (first?.is === 'named time') return { minutes: first.minutes, exact: true, half: null, end: i + 1 }
  if (first?.is !== 'number' || first.text.length > 2) return null
  const hour = Number(first.text)
  let minute = 0
  let spelled = false
  i++
  const divider = pieces[i]
  const behind = pieces[i + 1]
  const joined = (divider?.is === 'colon' || divider?.is === 'aside' || divider?.is === 'oclock') && behind
  if (joined && behind.is === 'number' && behind.text.length === 2 && behind.from - divider.to <= 0) {
    minute = Number(behind.text)
    spelled = true
    i += 2
  }
  let marked = false
  for (let next = pieces[i]; next; next = pieces[i]) {
    if (next.is === 'oclock') marked = true
    else if (next.is === 'half' && half === null) half = next.pm
    else if (!(next.is === 'word' && /^(分|半)$/.test(next.text))) break
    if (next.is === 'word' && next.text === '半') minute = 30
    i++
  }
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null
  if (half !== null && hour >= 1 && hour <= 12) {
    const minutes = (hour % 12) * 60 + minute + (half ? noon : 0)
    return { minutes, exact: true, half, end: i }
  }
  const padded = first.text.length === 2 && first.text[0] === '0'
  const exact = hour > 12 || hour === 0 || padded || (hours24 && (spelled || marked))
  return { minutes: hour * 60 + minute, exact, half: null, end: i }
}

/** A range of times at a piece, and whether it can only be this one. */
export interface FoundRange extends Span {
  sure: boolean
  end: number
}

/** The range that begins at a piece ("9–5", "from 9.00 to 17.30 Uhr", "midnight"); null when none does. */
export function rangeAt(pieces: Piece[], at: number, hours24: boolean): FoundRange | null {
  const open = timeAt(pieces, at, hours24)
  if (!open) return null
  let i = open.end
  let divided = false
  for (let next = pieces[i]; next; next = pieces[i]) {
    if (next.is === 'to' || next.is === 'dash') divided = true
    else if (next.is !== 'aside') break
    i++
  }
  if (!divided) return null
  const close = timeAt(pieces, i, hours24)
  return close && { ...between(open, close), end: close.end }
}

/** Whether a time alone stands here, which tells only when it opens or closes. */
export const loneTimeAt = (pieces: Piece[], at: number, hours24: boolean): number | null => {
  const time = timeAt(pieces, at, hours24)
  const number = pieces[at]
  if (!time) return null
  // A number alone is mostly no time: "Platform 9".
  return time.exact || time.half !== null || number?.is !== 'number' ? time.end : null
}

function between(open: Time, close: Time): Span & { sure: boolean } {
  const [from, to] = [open.minutes, close.minutes]
  if (open.exact && close.exact) return { open: from, close: to > from ? to : to + midnight, sure: true }
  if (close.exact && !open.exact) {
    // "9–5pm" begins in the morning, "1–5pm" in the afternoon; "8–10pm" may begin in either.
    const later = from < noon ? from + noon : from
    if (from >= to) return { open: from, close: to + midnight, sure: false }
    if (later >= to || from >= noon || from < 60) return { open: from, close: to, sure: true }
    return from < 6 * 60 ? { open: later, close: to, sure: true } : { open: from, close: to, sure: false }
  }
  if (open.exact) {
    const later = to <= noon && to <= from ? to + noon : to
    return later > from
      ? { open: from, close: later, sure: true }
      : { open: from, close: to + midnight, sure: to <= 6 * 60 }
  }
  // Both bare: "9–5", "10–2", "2–6", "8–12".
  if (from < 6 * 60) {
    const opens = from + noon
    const closes = to > from ? to + noon : to + midnight
    return { open: opens, close: closes, sure: to > from }
  }
  return { open: from, close: to > from ? to : to + noon, sure: true }
}
