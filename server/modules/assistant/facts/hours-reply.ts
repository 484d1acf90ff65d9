import { hears, otherWords, say, type Theme, without } from '#server/language/phrases.ts'
import type { Period } from '#server/language/times/named-days.ts'
import {
  closureOn,
  hasHours,
  localTime,
  type OpeningHours,
  openUntil,
  regularSpans,
  type Span,
  spansOn,
} from '../opening-hours/opening-hours.ts'
import {
  onDate,
  onWeekday,
  opensNext,
  periodLines,
  rightNow,
  type Saying,
  wholeWeek,
} from './hours-sentences.ts'
import { likelyMinute, type Moment, momentOf, openAt } from './moment.ts'
import { type NamedTimes, namedTimes } from './named-times.ts'
import { timeFormat } from './wording.ts'

interface HoursQuestion {
  business: OpeningHours & { name: string; country: string | null }
  language: string
  message: string
  now: Date
  /** The visitor's last question was about hours too: "and on Sundays?" is enough. */
  goesOn: boolean
  /**
   * The last reply was about something else of the business, to which a pronoun may point: after "where is the sauna?",
   * "is it open on Sundays?" is not about the business's hours.
   */
  pointsElsewhere?: boolean
}

/** A question of these themes alone is about hours and nothing else. */
const ownThemes: Theme[] = ['hours', 'is_open', 'closed', 'visits', 'asks_time', 'now']
const besides: Theme[] = [
  'place',
  'onward',
  'pointing',
  'greeting',
  'thanks',
  'goodbye',
  'framing',
  'courtesy',
]

/** A question about hours is shorter. */
const mostCharacters = 600

/** A longer stretch is told as the regular week with its closures. */
const mostListedDays = 10

/**
 * Answers a question about opening hours from the business's settings. Null when the message asks something else ("when
 * does the pool open?" may be answered by the knowledge), or when the settings have no hours.
 */
export function hoursReply(question: HoursQuestion): string | null {
  const { business, language, message, now, goesOn, pointsElsewhere } = question
  if (!hasHours(business) || message.length > mostCharacters) return null
  const mayAsk = goesOn || (['hours', 'visits'] as const).some(theme => hears(language, theme, message))
  if (!mayAsk) return null
  // "What time do we have to be there on New Year's Eve?" asks about something that begins then.
  if (hears(language, 'due', message) && hears(language, 'asks_time', message)) return null
  const at = localTime(business, now)
  const named = namedTimes(message, language, { ...business, now })
  // What was is no question about hours.
  if (named.past) return null
  if (!asksForHours(language, message, named, goesOn)) return null
  const pointing = without(language, named.left, ['points_at_nothing'])
  if (pointsElsewhere && hears(language, 'pointing', pointing)) return null
  if (otherWords(language, named.left, [...ownThemes, ...besides], [business.name]).length) return null
  const words = timeFormat(language, business.country)
  return replyTo({ business, language, words, at }, named)
}

function asksForHours(language: string, message: string, named: NamedTimes, goesOn: boolean): boolean {
  const when =
    named.periods.length + named.weekdays.length + named.clocks.length + named.parts.length > 0 ||
    named.anyDay ||
    hears(language, 'now', message)
  if (goesOn && when) return true
  if (hears(language, 'hours', message)) return true
  return hears(language, 'visits', message) && (when || hears(language, 'asks_time', message))
}

function replyTo(saying: Saying, named: NamedTimes): string {
  const { language, at } = saying
  const moment = momentOf(named)
  // "When do you open?" asks for times, and a yes to "are you closed?" would say the opposite.
  const yesNo = !hears(language, 'asks_time', named.left) && !hears(language, 'closed', named.left)
  const asked = yesNo ? moment : null
  const listed = named.periods.filter(({ from, to }) => from.until(to).days < mostListedDays)
  if (named.periods.length > listed.length) return wholeWeek(saying, named.periods[0]!)
  if (listed.length) {
    const single = listed.length === 1 && listed[0]!.from.equals(listed[0]!.to)
    if (!single) return periodLines(saying, listed)
    return onNamedDate(saying, listed[0]!, asked, named.holiday)
  }
  const { weekdays } = named
  if (weekdays.length > (asked ? 2 : 4)) return wholeWeek(saying)
  if (weekdays.length) return weekdays.map(day => onNamedWeekday(saying, day, asked)).join('\n')
  const isNow = hears(language, 'now', named.left)
  if (asked && asked.side !== 'before' && asked.side !== 'after' && !named.anyDay)
    return onNamedDate(saying, today(at), asked, false)
  if (moment || named.anyDay) return wholeWeek(saying)
  if (isNow) return rightNow(saying, { yesNo: !hears(language, 'closed', named.left) })
  if (isYesNo(language, named.left)) return rightNow(saying, { yesNo })
  return wholeWeek(saying)
}

const today = (at: Temporal.PlainDateTime): Period => ({ from: at.toPlainDate(), to: at.toPlainDate() })

/** "Are you open?" asks about this moment; "opening hours" and "when do you open?" about the week. */
const isYesNo = (language: string, text: string): boolean =>
  hears(language, 'is_open', text) && !hears(language, 'when', text) && !hears(language, 'asks_time', text)

function onNamedDate(saying: Saying, { from: date }: Period, asked: Moment | null, holiday: boolean): string {
  const { business, language, words, at } = saying
  const spans = spansOn(business, date)
  const day = words.date(date, 'within')
  const closure = closureOn(business, date)
  const first = asked ? atMoment(saying, spans, day, asked, closure?.reason ?? null) : null
  const next = spans.length ? '' : opensNext(saying, date.toPlainDateTime('23:59'))
  const said = (first ?? onDate(saying, date)) + next
  const noted = holiday && spans.length && !closure ? `${said} ${say(language, 'no_closure')}` : said
  const over =
    date.equals(at.toPlainDate()) && spans.length > 0 && spans.at(-1)!.close <= at.hour * 60 + at.minute
  if (!over || openUntil(business, at) !== null) return noted
  return `${noted} ${say(language, 'closed_for_today')}${opensNext(saying, at)}`
}

function onNamedWeekday(saying: Saying, weekday: number, asked: Moment | null): string {
  const { business, words, at } = saying
  const coming = at.toPlainDate().add({ days: (weekday + 1 - at.dayOfWeek + 7) % 7 })
  if (!asked) return onWeekday(saying, weekday)
  // The coming one may be a holiday.
  if (closureOn(business, coming)) return onNamedDate(saying, { from: coming, to: coming }, asked, false)
  const day = words.weekday(weekday, 'within')
  return atMoment(saying, regularSpans(business, weekday), day, asked, null) ?? onWeekday(saying, weekday)
}

/** Yes or no, and the hours; null when it can be either. */
function atMoment(
  { language, words }: Saying,
  spans: Span[],
  day: string,
  asked: Moment,
  reason: string | null,
): string | null {
  if (!spans.length) {
    return reason === null
      ? say(language, 'no_closed_on', { day })
      : say(language, 'no_closed_because', { day, reason })
  }
  const open = openAt(spans, asked)
  if (open === null) return null
  const hours = words.spans(spans)
  if (open) return say(language, 'yes_open_on', { day, hours })
  const [first, last] = [spans[0]!, spans.at(-1)!]
  const minute = likelyMinute(asked)
  if (minute !== null && minute >= last.close && asked.side !== 'before') {
    return say(language, 'no_closes_at', { day, time: words.time(last.close) })
  }
  if (minute !== null && minute <= first.open) {
    return say(language, 'no_opens_at', { day, time: words.time(first.open) })
  }
  return say(language, 'no_open_on', { day, hours })
}
