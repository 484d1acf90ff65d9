import { hears, otherWords, say, spoken, type Theme } from '#server/language/phrases.ts'
import {
  closureOn,
  closuresAhead,
  hasHours,
  localTime,
  nextOpening,
  type OpeningHours,
  openUntil,
  regularSpans,
  spansOn,
} from '../opening-hours/opening-hours.ts'
import { datesIn, withoutDates } from './dates.ts'
import { type TimeFormat, timeFormat, weekLines } from './wording.ts'

/** Which part of the hours the visitor asks about. */
type Asked =
  | { about: 'dates'; dates: Temporal.PlainDate[] }
  | { about: 'weekdays'; weekdays: number[] }
  | { about: 'now' }
  | { about: 'week' }

interface HoursQuestion {
  business: OpeningHours & { name: string; country: string | null }
  language: string
  message: string
  now: Date
  /** The visitor's last question was about hours too: "and on Sundays?" is enough. */
  goesOn: boolean
}

/** A question of these themes alone is about hours and nothing else. */
const ownThemes: Theme[] = ['hours', 'now', 'today', 'tomorrow', 'weekend', 'days']
const besides: Theme[] = ['place', 'onward', 'pointing', 'greeting', 'thanks', 'courtesy']

/**
 * Answers a question about opening hours from the business's settings. Null when the message asks something else ("when
 * does the pool open?" may be answered by the knowledge), or when the settings have no hours.
 */
export function hoursReply({ business, language, message, now, goesOn }: HoursQuestion): string | null {
  if (!hasHours(business)) return null
  const at = localTime(business, now)
  const text = withoutDates(message, language)
  const named = ownThemes.some(theme => hears(language, theme, message)) || text !== message
  if (!(goesOn ? named : hears(language, 'hours', message))) return null
  if (otherWords(language, text, [...ownThemes, ...besides], [business.name]).length) return null
  const words = timeFormat(language, business.country)
  const asked = askedAbout(language, message, at, business.country)
  switch (asked.about) {
    case 'dates':
      return (
        asked.dates.map(date => onDate(business, language, words, date)).join('\n') +
        again(asked.dates.at(-1)!)
      )
    case 'weekdays':
      return asked.weekdays.map(weekday => onWeekday(business, language, words, weekday, at)).join('\n')
    case 'now':
      return rightNow(business, language, words, at)
    case 'week':
      return wholeWeek(business, language, words, at)
  }

  /** When the business is closed that day, the next thing a visitor wants to know is when it opens. */
  function again(date: Temporal.PlainDate): string {
    if (spansOn(business, date).length) return ''
    return opensNext(business, language, words, date.toPlainDateTime('23:59'))
  }
}

function askedAbout(
  language: string,
  message: string,
  at: Temporal.PlainDateTime,
  country: string | null,
): Asked {
  const today = at.toPlainDate()
  const dates = datesIn(message, language, { today, country })
  // "Guten Morgen" does not mean tomorrow.
  const text = spoken(message).replace(/\b(guten|good)\s+(morgen|morning|evening|afternoon)\b/g, ' ')
  if (hears(language, 'today', text)) dates.push(today)
  if (hears(language, 'tomorrow', text)) dates.push(today.add({ days: 1 }))
  if (dates.length) return { about: 'dates', dates }
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter(day => hears(language, `day${day}` as Theme, text))
  if (hears(language, 'weekend', text)) weekdays.push(...[5, 6].filter(day => !weekdays.includes(day)))
  if (weekdays.length) return { about: 'weekdays', weekdays }
  if (hears(language, 'now', text) || isYesNo(language, text)) return { about: 'now' }
  return { about: 'week' }
}

/** "Are you open?" asks about this moment; "opening hours" and "when do you open?" about the week. */
const isYesNo = (language: string, text: string): boolean =>
  hears(language, 'is_open', text) && !hears(language, 'when', text)

function onDate(
  business: OpeningHours,
  language: string,
  words: TimeFormat,
  date: Temporal.PlainDate,
): string {
  const day = words.date(date)
  const closure = closureOn(business, date)
  if (closure?.reason) return say(language, 'closed_because', { day, reason: closure.reason })
  const hours = words.spans(spansOn(business, date))
  return hours ? say(language, 'open_on', { day, hours }) : say(language, 'closed_on', { day })
}

function onWeekday(
  business: OpeningHours,
  language: string,
  words: TimeFormat,
  weekday: number,
  at: Temporal.PlainDateTime,
): string {
  const hours = words.spans(regularSpans(business, weekday))
  const day = words.weekday(weekday)
  const regular = hours ? say(language, 'open_on', { day, hours }) : say(language, 'closed_on', { day })
  const next = at.toPlainDate().add({ days: (weekday + 1 - at.dayOfWeek + 7) % 7 })
  // The coming one may be a holiday.
  return hours && closureOn(business, next)
    ? `${regular} ${onDate(business, language, words, next)}`
    : regular
}

function rightNow(
  business: OpeningHours,
  language: string,
  words: TimeFormat,
  at: Temporal.PlainDateTime,
): string {
  const until = openUntil(business, at)
  if (until !== null) return say(language, 'open_now', { time: words.time(until) })
  const closure = closureOn(business, at.toPlainDate())
  const today = closure?.reason ? ` ${onDate(business, language, words, at.toPlainDate())}` : ''
  return say(language, 'closed_now') + today + opensNext(business, language, words, at)
}

function opensNext(
  business: OpeningHours,
  language: string,
  words: TimeFormat,
  at: Temporal.PlainDateTime,
): string {
  const next = nextOpening(business, at)
  if (!next) return ''
  const when = `${words.date(next.date)}, ${words.time(next.span.open)}`
  return ` ${say(language, 'opens_next', { when })}`
}

function wholeWeek(
  business: OpeningHours,
  language: string,
  words: TimeFormat,
  at: Temporal.PlainDateTime,
): string {
  const lines = weekLines(business, words, say(language, 'closed'))
  const exceptions = closuresAhead(business, at.toPlainDate(), 30).map(closure => {
    const day = words.period(closure)
    return closure.reason
      ? say(language, 'closed_because', { day, reason: closure.reason })
      : say(language, 'closed_on', { day })
  })
  const week = [say(language, 'our_hours'), ...lines.map(line => `- ${line}`)].join('\n')
  return [week, ...exceptions].join('\n\n')
}
