import type { DayPart } from './clock.ts'
import type { Period } from './marked-text.ts'

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
  /** Tag of the message's language; English is read beside every language. */
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
