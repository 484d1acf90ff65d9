import { createRequire } from 'node:module'
import type * as chrono from 'chrono-node'

const require = createRequire(import.meta.url)

/** A time in a message: a day, a time of day, or both. */
interface NamedTime {
  day: Temporal.PlainDate | null
  time: Temporal.PlainTime | null
  /** "At 3" is 3 or 15 o'clock. */
  ambiguous: boolean
  /** A moment, because the message names a zone: "3 pm EST". */
  at: number | null
}

interface Parser {
  parse(text: string, reference: Date, options: { forwardDate: boolean }): chrono.ParsedResult[]
}

/** Chrono's parser for an ISO 639-1 language; in English the day comes first except in the United States. */
function parserOf(language: string, country: string | null): Parser {
  // Loads chrono with the first message that may name a time.
  const { ar, de, en, es, fr, it, ja, nl, pt } = require('chrono-node') as typeof chrono
  const parsers: Record<string, Parser> = {
    ar,
    de,
    en: country === 'US' ? en : en.GB,
    es,
    fr,
    it,
    ja,
    nl,
    pt,
  }
  return parsers[language] ?? en.GB
}

/** Hours that chrono misses in some languages: "15h", "15h30", "10 Uhr", "15時", "10:30". */
const clock = /(?<![\d.:+])(\d{1,2})(?::(\d{2})|\s*(?:h|uhr|時)(?:\s*(\d{2}))?)(?![\p{L}\d])/iu

/** The first time that a message names, read in a time zone; null without one. */
export function timeIn(
  message: string,
  {
    language,
    country,
    timezone,
    now,
  }: { language: string; country: string | null; timezone: string; now: Date },
): NamedTime | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone)
  // Chrono reads some words ("the day after tomorrow") on the clock of this machine, whatever zone it is given. So we
  // set that clock to what the reader's clock shows.
  const reference = new Date(local.year, local.month - 1, local.day, local.hour, local.minute, local.second)
  const [found] = parserOf(language, country).parse(message, reference, { forwardDate: true })
  const hour = clock.exec(message)
  const read = hour && plainTime(Number(hour[1]), Number(hour[2] ?? hour[3] ?? 0))
  if (!found) return read ? { day: null, time: read, ambiguous: false, at: null } : null
  const { start } = found
  if (start.isCertain('timezoneOffset') && start.isCertain('hour')) {
    // "In two hours" counts from the reader's clock; "3 pm EST" is a moment by itself.
    const counted = start.tags().has('result/relativeDateAndTime')
    const at = start.date().getTime() - (counted ? reference.getTime() - now.getTime() : 0)
    return { day: null, time: null, ambiguous: false, at }
  }
  const named = start.isCertain('day') || start.isCertain('weekday')
  const day = named ? dayOf(start, local.toPlainDate()) : null
  const certain = start.isCertain('hour')
  const time = certain ? plainTime(start.get('hour')!, start.get('minute') ?? 0) : read
  if (!day && !time) return null
  const ambiguous =
    certain && !start.isCertain('meridiem') && time !== null && time.hour >= 1 && time.hour < 12
  return { day, time, ambiguous, at: null }
}

/** The day found; when its year is missing or wrong, the next such day. */
function dayOf(start: chrono.ParsedComponents, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const [year, month, day] = [start.get('year')!, start.get('month')!, start.get('day')!]
  for (const candidate of [year, today.year, today.year + 1]) {
    const date = plainDate(candidate, month, day)
    if (date && Temporal.PlainDate.compare(date, today) >= 0) return date
  }
  return null
}

function plainDate(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

const plainTime = (hour: number, minute: number): Temporal.PlainTime | null =>
  hour < 24 && minute < 60 ? new Temporal.PlainTime(hour, minute) : null
