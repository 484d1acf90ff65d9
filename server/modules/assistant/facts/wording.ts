import { LRUCache } from 'lru-cache'
import { regional } from '#locales/resolve.ts'
import {
  type HoursClosure,
  type OpeningHours,
  regularSpans,
  type Span,
} from '../opening-hours/opening-hours.ts'

/** Writes dates and times in the visitor's language, the way the business's country does. */
export interface TimeFormat {
  time(minutes: number): string
  spans(spans: Span[]): string
  /** `Sunday` (0 is Monday); `within` a sentence as the language writes it there. */
  weekday(weekday: number, place?: Place): string
  /** `Sunday, 4 January`. */
  date(date: Temporal.PlainDate, place?: Place): string
  /** `Sunday, 4 – Tuesday, 6 January`. */
  dates(from: Temporal.PlainDate, to: Temporal.PlainDate): string
  period(closure: HoursClosure): string
}

/** Where a day stands in its sentence: at the start it has a capital letter. */
type Place = 'start' | 'within'

/** A Monday, from which weekdays are counted. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** The formats last used: to make one takes longer than what a reply says with it. */
const formats = new LRUCache<string, TimeFormat>({ max: 100 })

export function timeFormat(language: string, country: string | null): TimeFormat {
  const key = `${language} ${country}`
  const known = formats.get(key)
  if (known) return known
  const made = makeFormat(language, country)
  formats.set(key, made)
  return made
}

function makeFormat(language: string, country: string | null): TimeFormat {
  const locale = regional(language, country)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', numberingSystem: 'latn' })
  // Without a country nobody knows whether to write "5 PM": then 17:00, as the settings have it.
  const time = format({
    hour: country ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(!country && { hourCycle: 'h23' }),
  })
  const weekday = format({ weekday: 'long' })
  const date = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const short = format({ day: 'numeric', month: 'long' })
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
  const placed = (text: string, place: Place = 'start') => (place === 'start' ? capital(text) : text)
  const at = (minutes: number) =>
    minutes === 1440 && !country ? '24:00' : time.format(monday + minutes * 60_000)
  // Answers speak of today most.
  let lastDate = { day: '', text: '' }
  const dateOf = (day: string): string => {
    if (lastDate.day !== day) lastDate = { day, text: date.format(Date.parse(day)) }
    return lastDate.text
  }
  return {
    time: at,
    spans: spans => spans.map(({ open, close }) => `${at(open)}–${at(close)}`).join(', '),
    weekday: (day, place) => placed(weekday.format(monday + day * dayMs), place),
    date: (day, place) => placed(dateOf(day.toString()), place),
    dates: (from, to) => capital(date.formatRange(Date.parse(from.toString()), Date.parse(to.toString()))),
    period: ({ from, to }) => short.formatRange(Date.parse(from), Date.parse(to)),
  }
}

/** The week in lines, with days of equal hours together: `Monday – Friday: 09:00–17:00`. */
export function weekLines(business: OpeningHours, words: TimeFormat, closed: string): string[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map(day => ({
    day,
    hours: words.spans(regularSpans(business, day)) || closed,
  }))
  const groups: { first: number; last: number; hours: string }[] = []
  for (const { day, hours } of days) {
    const before = groups.at(-1)
    if (before?.hours === hours) before.last = day
    else groups.push({ first: day, last: day, hours })
  }
  return groups.map(({ first, last, hours }) => {
    const [from, to] = [words.weekday(first), words.weekday(last)]
    return `${first === last ? from : `${from} – ${to}`}: ${hours}`
  })
}
