import { textsOf } from '#locales/load.ts'
import { say } from '#server/language/phrases.ts'
import { type TimeFormat, timeFormat } from '../facts/wording.ts'
import {
  closuresAhead,
  hasHours,
  localTime,
  nextOpening,
  type OpeningHours,
  openUntil,
  regularSpans,
  spansOn,
} from '../opening-hours/opening-hours.ts'
import type { Turn } from '../turn/turn.ts'

interface FactLine {
  text: string
  /** Other words for what it is about. */
  heading: string
  /** The weekdays that it holds for; none: always. */
  days: ReadonlySet<number>
  /** Whether it is true of this moment or of some dates only, and says nothing of the week. */
  passing: boolean
}

interface Facts {
  lines: FactLine[]
  now: Temporal.PlainDate
  /** 0 is Monday. */
  today: number
  /** When it is open; null when the settings have no hours. */
  opening: Opening | null
}

export interface Opening {
  /** The weekdays with regular hours. */
  days: ReadonlySet<number>
  /** Whether it is open at this moment, and at some time of today and of tomorrow: closures count. */
  now: boolean
  today: boolean
  tomorrow: boolean
}

const always: ReadonlySet<number> = new Set()
const allDays = [0, 1, 2, 3, 4, 5, 6]

/** The facts of the settings as sentences, in English, as the model reads them, and in the language of the reply. */
export function factLines(turn: Turn, actions: string[]): Facts {
  const { business, ctx, language, locale } = turn
  const at = localTime(business, ctx.now())
  const today = at.dayOfWeek - 1
  const lines: FactLine[] = []
  const add: Add = (text, { heading = '', days = always, passing = false } = {}) =>
    lines.push({ text, heading, days, passing })
  add(business.name)
  for (const tag of new Set([language, 'en'])) {
    const format = timeFormat(tag, business.country)
    add(`${format.date(at.toPlainDate())} ${at.year}, ${format.time(at.hour * 60 + at.minute)}`, {
      days: new Set([today]),
      passing: true,
    })
    if (hasHours(business)) hoursLines(turn, tag, format, add)
    for (const fact of ['address', 'phone', 'email', 'website'] as const) {
      const value = business[fact]
      if (value) add(`${textsOf(tag).chat.contact}, ${say(tag, fact, { [fact]: value })}`)
    }
  }
  for (const text of wordsOfActions(locale, actions)) add(text)
  // Why the business calls, in its own words.
  if (turn.spoken?.brief) add(turn.spoken.brief)
  return { lines, now: at.toPlainDate(), today, opening: hasHours(business) ? openingOf(business, at) : null }
}

function openingOf(business: OpeningHours, at: Temporal.PlainDateTime): Opening {
  const isOpenOn = (ahead: number) => spansOn(business, at.toPlainDate().add({ days: ahead })).length > 0
  return {
    days: new Set(allDays.filter(day => regularSpans(business, day).length)),
    now: openUntil(business, at) !== null,
    today: isOpenOn(0),
    tomorrow: isOpenOn(1),
  }
}

type Add = (text: string, when?: Partial<Omit<FactLine, 'text'>>) => void

function hoursLines({ business, ctx }: Turn, tag: string, format: TimeFormat, add: Add): void {
  const at = localTime(business, ctx.now())
  const { closed, our_hours } = textsOf(tag).assistant
  // "We close at 5" is said of the same hours as "we are open until 5".
  const heading = textsOf(tag).understanding.themes.hours.replaceAll('|', ' ')
  for (const day of allDays) {
    const spans = regularSpans(business, day)
    const name = format.weekday(day)
    const hours = spans.length
      ? say(tag, 'open_on', { day: name, hours: format.spans(spans) })
      : say(tag, 'closed_on', { day: name })
    add(`${our_hours} ${hours}${spans.length ? '' : ` ${closed}`}`, { heading, days: new Set([day]) })
  }
  const addPassing = (text: string, date: Temporal.PlainDate) =>
    add(text, { days: new Set([date.dayOfWeek - 1]), passing: true })
  const until = openUntil(business, at)
  const next = nextOpening(business, at)
  if (until !== null) addPassing(say(tag, 'open_now', { time: format.time(until) }), at.toPlainDate())
  else {
    addPassing(say(tag, 'closed_now'), at.toPlainDate())
    if (next) {
      const when = `${format.date(next.date)}, ${format.time(next.span.open)}`
      addPassing(say(tag, 'opens_next', { when }), next.date)
    }
  }
  for (const closure of closuresAhead(business, at.toPlainDate(), 60))
    add(`${closed}: ${format.period(closure)} ${closure.reason ?? ''}`, { passing: true })
}

/** Texts of our own that become true once the assistant has done something. */
const wordsOfActions = (language: string, actions: string[]): string[] => {
  const { booking, bookingTalk, bookingMail, leadTalk, phoneCall } = textsOf(language)
  const is = (name: string) => actions.some(action => action.startsWith(name))
  return [
    ...(is('booking_')
      ? [booking.booked, booking.confirmation_to, booking.keep_link, bookingTalk.manage]
      : []),
    ...(is('booking_') ? [bookingMail.confirmation, bookingMail.change, bookingMail.cancellation] : []),
    ...(is('booking_updated') ? [booking.moved] : []),
    ...(is('booking_cancelled') ? [booking.cancelled] : []),
    ...(is('passed_on') || is('handed_over') || is('lead_captured')
      ? [
          leadTalk.noted,
          phoneCall.noted,
          phoneCall.taken_over,
          say(language, 'passed_on_unsigned'),
          say(language, 'passed_on_unsigned_noted'),
          say(language, 'handed_over_noted'),
        ]
      : []),
    ...(is('calls_stopped') ? [phoneCall.removed] : []),
  ].map(text => text.replace(/\{\w+\}/g, ' '))
}
