import { assembled } from './assembly.ts'
import type { Atom } from './atoms.ts'
import { clocksRead } from './clock-rules.ts'
import type { DayPart } from './day-parts.ts'
import { datesRead, daysRead } from './day-rules.ts'
import { atomsOf } from './lexer.ts'
import { lexiconOf } from './lexicon.ts'
import type { Period } from './named-days.ts'
import { type Readable, readable } from './readable.ts'
import type { Scene } from './scene.ts'
import { stretchesRead } from './stretches.ts'
import { zoneAt } from './zones.ts'

// What a message says of days and times, for a dialogue: which days it wants and which it doesn't, from when until when.

/** How a day was named: counted from today, by its name, by its date, as a stretch ("next week"), as a holiday. */
export type Naming = 'relative' | 'weekday' | 'date' | 'period' | 'holiday'

/** A day or a stretch of days, in the order of the message. */
export interface NamedDay {
  as: Naming
  /**
   * What may be meant, the likelier first; both ends included. One, but "next Friday" has two: the coming one and the
   * one after. A weekday is its next date, today included.
   */
  periods: [Period, ...Period[]]
  /** The weekday that is named (1 is Monday, as in Temporal), alone or with a date; null without one. */
  weekday: number | null
  /** The weekdays with which a stretch begins and ends ("Tuesday to Thursday", "the weekend"); null for another. */
  stretch: [first: number, last: number] | null
  /** "Before Friday", "until Friday", "from Monday on", "after Christmas"; otherwise the day itself. */
  side: 'on' | 'before' | 'until' | 'from' | 'after'
  /** Every such day, not one: "Tuesdays", "on weekdays". */
  repeats: boolean
  /** Named with its year. */
  year: boolean
  /**
   * Over before today: "yesterday", "last Monday", "3 March 2020"; also "on the 3rd" and "3 March" without a year when
   * this year's is over. Then `periods` has the day that is over first, and, without a year, the coming one after it.
   */
  past: boolean
  /** Its weekday is not that of its date: "Monday the 3rd" in a month whose 3rd is a Tuesday. */
  contradicts: boolean
}

/** `from` includes the time itself, `after` does not; `around` is near it. */
export type TimeSide = 'at' | 'around' | 'before' | 'until' | 'from' | 'after'

/** A time of day, or a stretch from one to another. */
export interface NamedClock {
  side: TimeSide
  /** Minutes after midnight that may be meant, the likelier first: "at 3" is 15:00 or 3:00. 1440 is the day's end. */
  minutes: [number, ...number[]]
  /** The end of a stretch ("between 2 and 4"), one for each of `minutes`; null without one. Below `minutes`: past midnight. */
  to: number[] | null
  /** Milliseconds since 1970 when the message counts from now ("in two hours"). Then `minutes` is it on the reader's clock. */
  moment: number | null
  /** The index in `days` of the day that it belongs to ("Tuesday at 3 or Wednesday at 5"); null without one. */
  day: number | null
  /** A number alone, read as a time because one was asked for, or because it stands beside a day: "3". */
  bare: boolean
}

/** A part of the day, with its span in minutes after midnight. */
export interface NamedPart {
  part: DayPart
  open: number
  close: number
  /** The index in `days` of the day that it belongs to; null without one. */
  day: number | null
}

export interface Times {
  days: NamedDay[]
  /** Days that the message does not want: "any day but Friday", "not on Monday". */
  excluded: NamedDay[]
  /** "Any day", "whenever", "every day". */
  anyDay: boolean
  /** Times of day. None counts for an excluded day alone. */
  clocks: NamedClock[]
  /** Parts of the day beside which no time is named: "3 in the afternoon" is a time only. */
  parts: NamedPart[]
  /** "As soon as possible", "first thing" (of the day named); "the last one", "as late as possible". */
  wants: 'earliest' | 'latest' | null
  /** The zone that the message names beside a time ("3 pm EST", "London time"): IANA's name, or an offset as `+02:00`. */
  zone: string | null
  /** The message without what was read, as it was written. */
  left: string
}

export interface TimesOptions {
  /** Tag of the message's language. A short message in which no day is found is read as English too. */
  language: string
  now: Date
  /** IANA name of the reader's zone: days are those of its calendar. */
  timezone: string
  /** ISO 3166: in the United States the month comes first in "5/6". */
  country?: string | null
  /** What the last reply asked for: then a number alone is a time ("3") or a day ("the 3rd", "3"). */
  asked?: 'time' | 'day' | null
}

/**
 * The moment of a time on a day, in milliseconds since 1970; null when the clock of that zone has no such time that day
 * (it was put forward). Of a time that comes twice it is the first. 1440 is the start of the next day.
 */
export function momentOn(date: Temporal.PlainDate, minutes: number, timezone: string): number | null {
  const local = date.toPlainDateTime().add({ minutes })
  const zoned = local.toZonedDateTime(timezone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(local) ? zoned.epochMilliseconds : null
}

/** Characters that are read; who writes more says something else. */
const mostCharacters = 4000

/** A longer message is in the language that it is said to be in. */
const mostGuessed = 200

/** The days and times that a message names. */
export function timesIn(message: string, options: TimesOptions): Times {
  const { language, now, timezone, country = null, asked = null } = options
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone)
  const scene: Scene = { language, country, now: clock, today: clock.toPlainDate(), asked }
  const read = readable(message, mostCharacters)
  const found = readBy(scene, message, read)
  if (language === 'en' || message.length > mostGuessed || found.days.length || found.excluded.length)
    return found
  const english = readBy({ ...scene, language: 'en' }, message, read)
  const more = english.days.length > 0 || (isNothing(found) && english.clocks.length > 0)
  return more && english.left.length < found.left.length ? english : found
}

function readBy(scene: Scene, message: string, read: Readable): Times {
  let atoms = atomsOf(scene, read, lexiconOf(scene.language))
  atoms = clocksRead(scene, datesRead(scene, atoms))
  const { zone, zones } = zonesOf(scene, message, read, atoms)
  atoms = stretchesRead(scene, daysRead(scene, withoutZones(atoms, zones)))
  const { read: stretches, ...times } = assembled(atoms)
  return { ...times, zone, left: leftOf(message, read, [...stretches, ...zones]) }
}

/** The zones named beside times, and where they stand. */
function zonesOf(
  { language }: Scene,
  message: string,
  { text, origin }: Readable,
  atoms: Atom[],
): { zone: string | null; zones: [number, number][] } {
  let zone: string | null = null
  const zones: [number, number][] = []
  for (const { kind, to } of atoms) {
    if (kind !== 'T') continue
    const named = zoneAt(message, origin[to]!, { text, at: to }, language === 'en')
    if (!named) continue
    zone ??= named.zone
    zones.push([to, Math.min(to + named.length, text.length)])
  }
  return { zone, zones }
}

const withoutZones = (atoms: Atom[], zones: [number, number][]): Atom[] =>
  zones.length
    ? atoms.filter(
        atom => atom.kind === 'T' || !zones.some(([from, to]) => atom.from >= from && atom.to <= to),
      )
    : atoms

const isNothing = ({ days, excluded, clocks, parts, anyDay, wants }: Times): boolean =>
  !days.length && !excluded.length && !clocks.length && !parts.length && !anyDay && !wants

/** The message without the stretches that were read. */
function leftOf(message: string, { origin }: Readable, stretches: [number, number][]): string {
  let left = ''
  let at = 0
  for (const [from, to] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const [start, end] = [origin[from]!, origin[to]!]
    if (start > at) left += message.slice(at, start)
    left += ' '
    at = Math.max(at, end)
  }
  return (left + message.slice(at))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;!?])/g, '')
    .trim()
}
