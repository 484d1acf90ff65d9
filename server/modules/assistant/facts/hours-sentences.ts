import { say } from '#server/language/phrases.ts'
import type { Period } from '#server/language/times/named-days.ts'
import {
  closureOn,
  closuresAhead,
  closuresBetween,
  nextOpening,
  type OpeningHours,
  openUntil,
  regularSpans,
  spansOn,
} from '../opening-hours/opening-hours.ts'
import { type TimeFormat, weekLines } from './wording.ts'

/** What the sentences of a reply are made from. */
export interface Saying {
  business: OpeningHours
  language: string
  words: TimeFormat
  at: Temporal.PlainDateTime
}

/** The hours of one date. */
export function onDate({ business, language, words }: Saying, date: Temporal.PlainDate): string {
  return hoursOf({ business, language, words }, date, words.date(date))
}

function hoursOf(
  { business, language, words }: Omit<Saying, 'at'>,
  date: Temporal.PlainDate,
  day: string,
): string {
  const closure = closureOn(business, date)
  if (closure?.reason) return say(language, 'closed_because', { day, reason: closure.reason })
  const hours = words.spans(spansOn(business, date))
  return hours ? say(language, 'open_on', { day, hours }) : say(language, 'closed_on', { day })
}

/** The regular hours of a weekday, and of its coming date if that is an exception. */
export function onWeekday(saying: Saying, weekday: number): string {
  const { business, language, words, at } = saying
  const hours = words.spans(regularSpans(business, weekday))
  const day = words.weekday(weekday)
  const regular = hours ? say(language, 'open_on', { day, hours }) : say(language, 'closed_on', { day })
  const next = at.toPlainDate().add({ days: (weekday + 1 - at.dayOfWeek + 7) % 7 })
  // The coming one may be a holiday.
  return hours && closureOn(business, next) ? `${regular} ${onDate(saying, next)}` : regular
}

/** The days of periods, equal ones in a row together, and after a closed end the next opening. */
export function periodLines(saying: Saying, periods: Period[]): string {
  const { business, words } = saying
  const groups: { from: Temporal.PlainDate; to: Temporal.PlainDate; key: string }[] = []
  for (const { from, to } of periods) {
    for (let date = from; Temporal.PlainDate.compare(date, to) <= 0; date = date.add({ days: 1 })) {
      const closure = closureOn(business, date)
      const key = closure ? `${closure.from} ${closure.reason}` : words.spans(spansOn(business, date))
      const before = groups.at(-1)
      if (before?.key === key && before.to.add({ days: 1 }).equals(date)) before.to = date
      else groups.push({ from: date, to: date, key })
    }
  }
  const lines = groups.map(({ from, to }) =>
    hoursOf(saying, from, from.equals(to) ? words.date(from) : words.dates(from, to)),
  )
  const last = groups.at(-1)!.to
  const next = spansOn(business, last).length ? '' : opensNext(saying, last.toPlainDateTime('23:59'))
  return lines.join('\n') + next
}

/** Whether it is open at this moment. `yesNo`: the answer begins with yes or no. */
export function rightNow(saying: Saying, { yesNo }: { yesNo: boolean }): string {
  const { business, language, words, at } = saying
  const until = openUntil(business, at)
  if (until !== null) return say(language, yesNo ? 'open_now' : 'is_open_now', { time: words.time(until) })
  const closure = closureOn(business, at.toPlainDate())
  const today = closure?.reason ? ` ${onDate(saying, at.toPlainDate())}` : ''
  return say(language, yesNo ? 'no_closed_now' : 'closed_now') + today + opensNext(saying, at)
}

/** ` We open again: …`; empty when nobody knows when. */
export function opensNext({ business, language, words }: Saying, at: Temporal.PlainDateTime): string {
  const next = nextOpening(business, at)
  if (!next) return ''
  const when = `${words.date(next.date)}, ${words.time(next.span.open)}`
  return ` ${say(language, 'opens_next', { when })}`
}

/** The regular week, and the closures of a period or, without one, of the coming month. */
export function wholeWeek({ business, language, words, at }: Saying, period?: Period): string {
  const lines = weekLines(business, words, say(language, 'closed'))
  const closures = period
    ? closuresBetween(business, period.from, period.to)
    : closuresAhead(business, at.toPlainDate(), 30)
  const exceptions = closures.map(closure => {
    const day = words.period(closure)
    return closure.reason
      ? say(language, 'closed_because', { day, reason: closure.reason })
      : say(language, 'closed_on', { day })
  })
  const week = [say(language, 'our_hours'), ...lines.map(line => `- ${line}`)].join('\n')
  return [week, ...exceptions].join('\n\n')
}
