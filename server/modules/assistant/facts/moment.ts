import type { NamedClock, NamedPart } from '#server/language/times/times.ts'
import type { Span } from '../opening-hours/opening-hours.ts'
import type { NamedTimes } from './named-times.ts'

/** The time of a day that a question is about. */
export interface Moment {
  /** Minutes after midnight that may be meant, the likelier first; empty for a part of the day. */
  minutes: number[]
  side: NamedClock['side']
  part: NamedPart | null
}

/** Null when the message names none, or several ("from 8 to 10"). */
export function momentOf({ clocks, parts }: NamedTimes): Moment | null {
  const [clock, another] = clocks
  if (clock) return another || clock.to ? null : { minutes: clock.minutes, side: clock.side, part: null }
  const [part, other] = parts
  return part && !other ? { minutes: [], side: 'at', part } : null
}

/** Less of a part of the day is no plain yes. */
const leastMinutes = 60

/** Whether hours cover a moment; null when one reading of it says yes and another no. */
export function openAt(spans: Span[], { minutes, side, part }: Moment): boolean | null {
  if (part) return openInPart(spans, part)
  const covers = (minute: number): boolean => {
    if (side === 'before') return spans.some(({ open }) => open < earliest(minutes))
    if (side === 'after') return spans.some(({ close }) => close > latest(minutes))
    if (side === 'until') return spans.some(({ open, close }) => open < minute && minute <= close)
    return spans.some(({ open, close }) => open <= minute && minute < close)
  }
  const open = minutes.map(covers)
  if (open[0]) return true
  return open.includes(true) ? null : false
}

/** "Before 8" is the morning's, "after 8" the evening's. */
const earliest = (minutes: number[]): number => Math.min(...minutes)
const latest = (minutes: number[]): number => Math.max(...minutes)

/** The likelier reading of an hour; null for a part of the day. */
export function likelyMinute({ minutes, side }: Moment): number | null {
  if (!minutes.length) return null
  if (side === 'before') return earliest(minutes)
  return side === 'after' ? latest(minutes) : minutes[0]!
}

function openInPart(spans: Span[], asked: NamedPart): boolean | null {
  const shared = spans
    .map(({ open, close }) => Math.min(close, asked.close) - Math.max(open, asked.open))
    .filter(minutes => minutes > 0)
    .reduce((sum, minutes) => sum + minutes, 0)
  if (shared === 0) return false
  // Lunchtime is short: half of it is no yes.
  return shared >= (asked.part === 'noon' ? asked.close - asked.open : leastMinutes) ? true : null
}
