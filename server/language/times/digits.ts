import { type Atom, atomOf, clockOf } from './atoms.ts'

/** What digits say by their form alone, at a place of the readable text; null when they are a number and no more. */
export interface DigitReader {
  language: string
  /** Makes the atom of a date; null when there is no such day. */
  dateAtom(from: number, to: number, date: { year: number | null; month: number; day: number }): Atom | null
  monthFirst: boolean
  /** What was read before: "at 10.12" is a time, "on 10.12" a day. */
  previous: Atom | undefined
}

const iso = /(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/y
const full = /(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)/y
const japanese = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/y
const dotted = /(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/y
const colon = /(\d{1,2}):(\d{2})(?::\d{2})?(?!\d)/y
const slashed = /(\d{1,2})\/(\d{1,2})(?![\d/])/y
const point = /(\d{1,2})\.(\d{2})(?!\d|\.\d)/y
const lettered = /(\d{1,2})\s?h\s?(\d{2})(?!\d)/y
const meridiem = /\s?([ap])\.?\s?m(?!\p{L})\.?/uy
/** In German, "11 am Montag" names a day. */
const gluedMeridiem = /([ap])\.?m(?!\p{L})\.?/uy
/** Begins like a telephone number, or has groups of digits like one; also a long number of any kind. */
const phone =
  /(?:0\d[\d ()/.-]{5,18}\d|\d{2,4}[ -]\d{3,5}(?:[ -]\d{2,5})+|\d{3}[ -]\d{3,}|\d{1,3}(?: \d{2,5}){3,}|\d{5,})/y
const hours = /\d{3,4}\s?-\s?\d{3,4}(?![\d-])/y
const decimal = /\d+[.,]\d+/y
const amount =
  /\d+\s?(?:%|€|£|\$|¥|₪|₺|zl\b|eur\b|euros?\b|usd\b|gbp\b|pln\b|tl\b|円|名|人|台|kg\b|km\b|chf\b)/y
const unitBefore = /[€£$¥₪₺#№]\s?$/
/** What shows that digits with a point are a time. */
const clockAfter = /\s?(?:uhr|uur|h(?!\p{L})|[ap]\.?\s?m(?!\p{L}))/uy
/** "12-12 om 10 uur": hours have no hour behind them. */
const hyphened = /(\d{1,2})-(\d{1,2})(?=\s(?:om|rond|tussen|vanaf|na|tot)\s)/y
/** Languages that write dates with points. */
const pointed = new Set(['de', 'pl', 'tr', 'it', 'nl'])

const found = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

export function digitsAt(text: string, at: number, reader: DigitReader): Atom | null {
  const end = (match: RegExpExecArray) => at + match[0].length
  const german = reader.language === 'de'
  const none = (to: number) => atomOf('0', at, to)
  if (unitBefore.test(text.slice(Math.max(0, at - 2), at)))
    return none(at + /^\d+(?:[.,]\d+)*/.exec(text.slice(at, at + 20))![0].length)
  // "-5", "3:15:20" and "+49 …" are no times.
  if (text[at - 1] === '+' || (text[at - 1] === '(' && text[at] === '0')) {
    const match = found(/[\d ()/.-]{6,20}/y, text, at)
    if (match) return none(end(match))
  }
  const dated = dateAt(text, at, reader)
  if (dated) return dated
  const match = found(colon, text, at)
  if (match) return timeAt(text, at, end(match), match[1]!, match[2]!, german) ?? none(end(match))
  if (!found(hours, text, at)) {
    const number = found(phone, text, at)
    if (number) return none(end(number))
  }
  const spelled = found(lettered, text, at) ?? pointTime(text, at, reader.previous)
  if (spelled) return timeAt(text, at, end(spelled), spelled[1]!, spelled[2]!, german) ?? none(end(spelled))
  const priced = found(amount, text, at) ?? found(decimal, text, at)
  if (priced) return none(end(priced))
  return halved(text, at, german)
}

/** "3pm", "3 p.m.", "930am". */
function halved(text: string, at: number, german: boolean): Atom | null {
  const [digits = ''] = /^\d{1,4}/.exec(text.slice(at, at + 5)) ?? []
  const to = at + digits.length
  if (!found(german ? gluedMeridiem : meridiem, text, to)) return null
  const hour = digits.length > 2 ? digits.slice(0, -2) : digits
  return timeAt(text, at, to, hour, digits.length > 2 ? digits.slice(-2) : '0', german)
}

/** A time whose digits end at `to`, with "am" or "pm" behind them. */
export function timeAt(
  text: string,
  at: number,
  to: number,
  hour: string,
  minute: string,
  german = false,
): Atom | null {
  const [h, m] = [Number(hour), Number(minute)]
  if (h > 24 || m > 59 || (h === 24 && m > 0)) return null
  const half = found(german ? gluedMeridiem : meridiem, text, to)
  const late = half && h <= 12 ? half[1] === 'p' : null
  return atomOf('T', at, half ? to + half[0].length : to, {
    clock: clockOf(h * 60 + m, { late, exact: h === 0 || h > 12 || /^0\d/.test(hour) }),
  })
}

function dateAt(text: string, at: number, reader: DigitReader): Atom | null {
  const match = found(iso, text, at)
  if (match) return made(match, [match[1]!, match[2]!, match[3]!])
  const long = found(full, text, at)
  if (long) return made(long, numbers(long[1]!, long[3]!, long[2]!, long[4]))
  const kanji = found(japanese, text, at)
  if (kanji) return made(kanji, [kanji[1], kanji[2]!, kanji[3]!])
  const short = found(dotted, text, at)
  if (short && Number(short[2]) <= 12) return made(short, numbers(short[1]!, short[2]!, '.'))
  const slash = found(slashed, text, at)
  // Round the clock: any day.
  if (slash && /^(?:24\/7|7\/24)$/.test(slash[0])) return atomOf('y', at, at + slash[0].length)
  if (slash) return made(slash, numbers(slash[1]!, slash[2]!, '/')) ?? atomOf('0', at, at + slash[0].length)
  const dutch = reader.language === 'nl' ? found(hyphened, text, at) : null
  if (dutch) return made(dutch, numbers(dutch[1]!, dutch[2]!, '-'))
  const pair = found(point, text, at)
  if (pair && isDay(pair, text, at, reader)) return made(pair, numbers(pair[1]!, pair[2]!, '.'))
  return null

  function numbers(
    first: string,
    second: string,
    mark: string,
    year?: string,
  ): [string | undefined, string, string] {
    const full = year?.length === 2 ? `20${year}` : year
    return reader.monthFirst && mark === '/' ? [full, first, second] : [full, second, first]
  }

  function made(
    found: RegExpExecArray,
    [year, month, day]: [string | undefined, string, string],
  ): Atom | null {
    return reader.dateAtom(at, at + found[0].length, {
      year: year ? Number(year) : null,
      month: Number(month),
      day: Number(day),
    })
  }
}

/** Whether digits with a point are a day of a month: "10.12" in a language that writes dates so, unless an hour is said. */
function isDay(
  match: RegExpExecArray,
  text: string,
  at: number,
  { language, previous }: DigitReader,
): boolean {
  const month = Number(match[2])
  if (month < 1 || month > 12 || !pointed.has(language)) return false
  if (found(clockAfter, text, at + match[0].length)) return false
  return !previous || !'abfurBFH'.includes(previous.kind)
}

function pointTime(text: string, at: number, previous: Atom | undefined): RegExpExecArray | null {
  const match = found(point, text, at)
  if (!match) return null
  // "Costs 3.50" is a price, "passt 15.30" a time.
  const quarters = Number(match[2]) % 15 === 0
  if (previous?.kind === 'w' && !quarters && !found(clockAfter, text, at + match[0].length)) return null
  return Number(match[1]) <= 24 && Number(match[2]) <= 59 ? match : null
}
