import { textsOf } from '#locales/load.ts'
import { hearsAny, phrasePattern, spoken } from '../phrases.ts'

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

const dayParts: DayPart[] = ['afternoon', 'noon', 'morning', 'evening', 'night']

export type Side = 'before' | 'at' | 'after' | 'until'

/** A time of day that a message names. */
export interface NamedHour {
  /** The minutes after midnight that may be meant: "at 8" is 8:00 or 20:00, the likelier first. */
  minutes: number[]
  /** Whether the time before or after it is meant: "do you open before 8?", "are you open until 6?". */
  side: Side
}

const day = 24 * 60
const half = 12 * 60

/**
 * The hours that a message names, in digits or words, and the text without them. Words for a part of the day stay in the
 * text, but decide which half of the day is meant.
 */
export function clockTimesIn(text: string, language: string): { hours: NamedHour[]; left: string } {
  const { clock, calendar } = textsOf(language).understanding
  const words = hourWords(language)
  const number = `(?:\\d{1,2}(?:[:.h]\\d{2})?|${words.map(({ word }) => word).join('|') || '(?!)'})`
  const afternoon = [clock.pm, calendar.afternoon, calendar.evening].join('|')
  const morning = [clock.am, calendar.morning].join('|')
  const hours: NamedHour[] = []
  let left = text

  const lateIn = (around: string): boolean | null => {
    const late = hearsAny(language, afternoon, around)
    return late === hearsAny(language, morning, around) ? null : late
  }
  const keep = (match: string, at: number, shift: number, whole: string): string => {
    const read = hourIn(match, words)
    if (!read) return match
    const before = whole.slice(Math.max(0, at - 12), at)
    const after = whole.slice(at + match.length, at + match.length + 24)
    hours.push({
      minutes: candidates(read, shift, lateIn(whole)),
      // "Half past five" is not after five.
      side: sideOf(
        language,
        shift ? `${before.slice(-8)} ` : `${before.slice(-8)} ${match} ${after.slice(0, 8)}`,
      ),
    })
    return ' '
  }
  const forms: [phrases: string, shift: number][] = [
    [clock.half_to, -30],
    [clock.half, 30],
    [clock.to, -15],
    [clock.past, 15],
    [clock.at, 0],
  ]
  // "3pm" and "15h30" are hours in any language.
  left = left.replace(
    /(?<![\d.:/\p{L}])(\d{1,2})(?:[.:](\d{2}))?\s?(?:(am|a\.m\.?|pm|p\.m\.?)(?![\p{L}])|(?:h|uhr|uur)\s?(\d{2})?(?![\p{L}\d]))/gu,
    (all, hour, minute, meridiem, more, at) => {
      const read = plain(Number(hour), Number(minute ?? more ?? 0))
      if (!read) return all
      const late = meridiem ? meridiem.startsWith('p') : lateIn(left)
      const side = sideOf(
        language,
        `${left.slice(Math.max(0, at - 8), at)} ${left.slice(at + all.length).slice(0, 8)}`,
      )
      hours.push({ minutes: candidates(read, 0, late), side })
      return ' '
    },
  )
  for (const [phrases, shift] of forms) {
    if (!phrases) continue
    const whole = left
    left = left.replace(phrasePattern(language, phrases, number), (match, at: number) => {
      const next = whole.slice(at + match.length)
      // "At 30.12." is a date, "in 3 days" a count.
      if (/^(?:[.:/]\d|\d)/.test(next)) return match
      return keep(match, at, shift, whole)
    })
  }
  if (hours.length) {
    // "From 9 to 11": the other end of a stretch of time.
    const joints = [calendar.to, calendar.and].join('|').split('|').map(spoken).join('|')
    const end = new RegExp(`(?<![\\p{L}])(?:${joints}|–)\\s*(\\d{1,2})(?:[:.]\\d{2})?(?![\\p{L}\\d.:])`, 'u')
    left = left.replace(end, (match, _number, at: number) => keep(match, at, 0, left))
  }
  const whole = left
  left = left.replace(/(?<![\d.:])(\d{1,2}):(\d{2})(?![\d:])/g, (match, _h, _m, at: number) =>
    keep(match, at, 0, whole),
  )
  if (hearsAny(language, clock.midnight, left)) {
    hours.push({ minutes: [day], side: sideOf(language, left) })
    left = left.replace(phrasePattern(language, clock.midnight), ' ')
  }
  if (hours.length) {
    for (const list of [clock.before, clock.after, clock.until])
      left = left.replace(phrasePattern(language, list), ' ')
    for (const list of [clock.am, clock.pm]) left = left.replace(phrasePattern(language, list), ' ')
  }
  return { hours, left }
}

/** The parts of the day that a message names, and the text without them. */
export function partsIn(text: string, language: string): { parts: DayPart[]; left: string } {
  const { calendar } = textsOf(language).understanding
  let left = text
  const parts = dayParts.filter(part => {
    const pattern = phrasePattern(language, calendar[part])
    const without = left.replace(pattern, ' ')
    const heard = without !== left
    left = without
    return heard
  })
  return { parts, left }
}

/** Minutes after midnight in which a part of the day lies. */
export const spanOfPart: Record<DayPart, { open: number; close: number }> = {
  morning: { open: 6 * 60, close: half },
  noon: { open: half, close: 14 * 60 },
  afternoon: { open: half, close: 18 * 60 },
  evening: { open: 18 * 60, close: 23 * 60 },
  night: { open: 22 * 60, close: day },
}

function sideOf(language: string, around: string): Side {
  const { clock } = textsOf(language).understanding
  if (hearsAny(language, clock.before, around)) return 'before'
  if (hearsAny(language, clock.after, around)) return 'after'
  return hearsAny(language, clock.until, around) ? 'until' : 'at'
}

interface Read {
  total: number
  /** Written as of 24 hours: "08:00", "15:30". */
  exact: boolean
}

function plain(hour: number, minute: number): Read | null {
  if (hour > 24 || minute > 59) return null
  return { total: hour * 60 + minute, exact: hour === 0 || hour > 12 }
}

function hourIn(match: string, words: { word: string; hour: number }[]): Read | null {
  const digits = /(\d{1,2})(?:[:.h](\d{2}))?/.exec(match)
  if (digits) {
    const read = plain(Number(digits[1]), Number(digits[2] ?? 0))
    return read && { ...read, exact: read.exact || /^0\d/.test(digits[1]!) }
  }
  const named =
    words.find(({ word }) => new RegExp(`(?<![\\p{L}])${word}`, 'u').test(match)) ??
    words.find(({ word }) => match.includes(word))
  return named ? { total: named.hour * 60, exact: false } : null
}

/** One to six o'clock is more often the afternoon's, seven to eleven the morning's. */
function candidates({ total, exact }: Read, shift: number, late: boolean | null): number[] {
  const at = total + shift
  if (exact || total >= half + 60) return [at]
  if (late !== null) return [inHalf(at, late)]
  const both = [at % half, (at % half) + half]
  return both[0]! < 7 * 60 ? both.reverse() : both
}

function inHalf(minutes: number, late: boolean | null): number {
  if (late === null) return minutes
  if (late) return minutes < half ? minutes + half : minutes
  return minutes >= half && minutes < half + 60 ? minutes - half : minutes
}

const namesOfHours = new Map<string, { word: string; hour: number }[]>()

/** The words for one to twelve o'clock, the longest first. */
function hourWords(language: string): { word: string; hour: number }[] {
  const known = namesOfHours.get(language)
  if (known) return known
  const { numbers, clock } = textsOf(language).understanding
  const listed = numbers.split(' ').slice(1, 13)
  const other = clock.hours.split(' ')
  const made = [listed, other]
    .flatMap(list => list.map((word, i) => ({ word: spoken(word).replaceAll('_', ' '), hour: i + 1 })))
    .filter(({ word }) => /\p{L}/u.test(word))
    .sort((a, b) => b.word.length - a.word.length)
  namesOfHours.set(language, made)
  return made
}
