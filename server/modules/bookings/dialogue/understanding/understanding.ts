import { textsOf } from '#locales/load.ts'
import { contactIn, withoutContact } from '#server/language/contact-details.ts'
import { withDigits } from '#server/language/numbers/number-words.ts'
import { hearsAny, otherWords, phrasePattern, spoken } from '#server/language/phrases.ts'
import { type Times, type TimesOptions, timesIn } from '#server/language/times/times.ts'
import { isAsked } from '#server/modules/assistant/inquiry/inquiry.ts'
import type { ServiceRow } from '../../services/services.ts'
import type { Asked } from '../plan.ts'
import { type Anchored, anchoredIn } from './anchors.ts'
import { agrees, declines, givesUp } from './answers.ts'
import { isShortName, personIn, withoutInterjections } from './people.ts'
import { pickIn } from './picks.ts'
import { type NamedServices, servicesIn } from './services.ts'
import { type Shift, shiftIn } from './shifts.ts'
import { respelt } from './spelling.ts'
import { names, type Wanted, wantedIn } from './wanted.ts'
import { type Wish, wishIn } from './wish.ts'

/** What the dialogue knows when a message comes in. */
export interface Situation {
  language: string
  /** The language in which the business names its services. */
  own: string
  country: string | null
  timezone: string
  now: Date
  services: Pick<ServiceRow, 'id' | 'name'>[]
  /** The last question; null when nothing was asked. */
  asked: Asked | null
  /** Services asked about last, by id. */
  among: string[]
  /** Times offered last (ISO 8601), with what their buttons say. */
  offered: { at: string; said: string }[]
  /** The name in the plan, which a message may spell. */
  name: string | null
  /** A time was booked just before, so that a short message may move it: "is 5 possible?" */
  hasBooked: boolean
}

/** What one message says towards a booking. */
export interface Said {
  wish: Wish | null
  /** Ids: several when the message names what they share. */
  services: string[]
  /** How much of a service's name was said, 0 to 1. */
  share: number
  wanted: Wanted | null
  /** "An hour later": from the time in the plan. */
  shift: Shift | null
  /** "The same day", "right after": from the time before. */
  anchored: Anchored | null
  /** One of the times offered. */
  picked: string | null
  name: string | null
  email: string | null
  phone: string | null
  /** "For my son". */
  forAnother: boolean
  agrees: boolean
  declines: boolean
  stops: boolean
  /** Other times than those offered: later ones, or earlier ones. */
  more: 'later' | 'earlier' | null
  asks: boolean
  /** The message without times and contact details. */
  left: string
}

/** Reads a message. Nothing but the message and the situation decides. */
export function understand(message: string, situation: Situation): Said {
  const { language, timezone, now, services, asked, among, offered } = situation
  const { booking } = textsOf(language).understanding
  const contact = contactIn(message)
  const around = withoutContact(message)
  const whole = namedWhole(withoutWishedDay(around, language), services)
  const corrects = asked === 'confirm' || asked === 'change' || hearsAny(language, booking.moves, message)
  const isInstead = situation.hasBooked && saysInstead(language, around)
  const timed = asked === 'time' || isInstead || (corrects && asked !== 'name' && asked !== 'contact')
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
  const reader = { language, now, timezone, country: situation.country }
  const read = timesOf(whole.left, reader, timed)
  // "A table for two tonight": the number belongs to the name.
  const numbered =
    whole.id || !read.clocks.some(({ bare }) => bare) ? null : numberedIn(whole.left, read.left, situation)
  const times = numbered ? { ...read, clocks: [] } : read
  // "Mo" is Monday, and somebody's name when a name was asked for.
  const isName = asked === 'name' && isShortName(around) && !times.clocks.length
  const left = isName ? around : times.left
  const hears = (list: string) => hearsAny(language, list, message)
  const more = hears(booking.earlier) ? 'earlier' : hears(booking.more) ? 'later' : null
  const anchored = anchoredIn(language, around)
  // "An hour later on Thursday" names a day of its own.
  const { today: thisDay, tomorrow } = textsOf(language).understanding.themes
  const counted = isName ? null : shiftIn(language, around)
  // "Dos horas más tarde": what is two o'clock elsewhere is the length itself.
  const isLength = ({ minutes }: Times['clocks'][number]) => minutes.includes(Math.abs(counted!.minutes))
  const isCounted =
    counted !== null &&
    times.clocks.every(clock => clock.moment !== null || clock.bare || isLength(clock)) &&
    times.days.every(({ as }) => as === 'relative') &&
    !hears(thisDay) &&
    !hears(tomorrow)
  const shift = isCounted ? counted : null
  const wanted = isName || (shift && (asked || situation.hasBooked)) ? null : wantedIn(times, today)
  const named = whole.id
    ? { ids: [whole.id], share: 1, words: [] }
    : (numbered ?? servicesIn(left, services, language, situation.own))
  const button = offered.find(({ said }) => spoken(said) === spoken(message).trim())
  const isTimed =
    times.clocks.some(({ bare }) => !bare) || (times.days.length > 0 && !isOrdinal(times, offered, timezone))
  const pick = button || isTimed ? null : pickIn(language, around, offered.length, asked === 'time')
  const ofServices = asked === 'service' ? pickIn(language, around, among.length, true) : null
  const chosen = ofServices === null ? named.ids : [among[ofServices]!]
  // Who is asked for an address has given a name already.
  const beside = asked !== 'contact' && (contact.email !== undefined || contact.phone !== undefined)
  const spelt =
    asked && asked !== 'name' && asked !== 'service' ? respelt(language, left, situation.name) : null
  const introduced = shift
    ? null
    : personIn({
        language,
        left: withoutInterjections(language, left),
        beside,
        asked: asked === 'name' ? 'name' : asked && !chosen.length ? 'other' : null,
        services: services.map(one => one.name),
      })
  return {
    wish: wishIn(language, message, { wanted, share: named.share, left, anchored: anchored !== null }),
    services: chosen,
    share: ofServices === null ? named.share : 1,
    wanted: button ? null : wanted,
    shift,
    anchored,
    picked: button?.at ?? picked(pick, wanted, situation),
    name: spelt ?? introduced,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
    forAnother: hears(booking.others),
    agrees: agrees(language, around),
    declines: declines(language, around),
    stops: givesUp(language, message) && !wanted && !shift && !(more && asked === 'time'),
    more,
    asks: isAsked(language, message),
    left,
  }
}

/**
 * The times of a message. A number alone is one only when a time was asked for and nothing else names any; beside a time
 * that is plainly one ("a table for 4 at 7") it is none.
 */
function timesOf(message: string, reader: TimesOptions, timed: boolean): Times {
  const plain = timesIn(message, reader)
  const named = plain.clocks.length > 0 || plain.days.length > 0
  const asked = timed && !named ? timesIn(message, { ...reader, asked: 'time' }) : plain
  const found = timed && !named && !asked.clocks.length ? withLoneNumber(message, asked, reader) : asked
  const sure = found.clocks.filter(({ bare }) => !bare)
  return sure.length ? { ...found, clocks: sure } : found
}

/** Whether a message with a number says nothing but that this is wanted instead: "could we do 9?", "is 5 possible?" */
function saysInstead(language: string, message: string): boolean {
  const { instead, frees, likes, moves } = textsOf(language).understanding.booking
  const said = spoken(message)
  const left = [instead, frees, likes, moves].reduce(
    (rest, list) => rest.replace(phrasePattern(language, list), ' '),
    said,
  )
  const small = ['courtesy', 'pointing', 'onward', 'yes', 'no', 'framing', 'greeting'] as const
  return left !== said && otherWords(language, left.replace(/\d+/g, ' '), [...small]).length === 0
}

/** "Can it be moved to 11?": the one number of a short message about a time. */
function withLoneNumber(said: string, times: Times, reader: TimesOptions): Times {
  const figures = withDigits(said, reader.language)
  // In words a number is more often none: "sei" is six and "you are". So nothing else may be said than that it is wanted.
  const message = /\d/.test(said) || !saysInstead(reader.language, figures) ? said : figures
  const [number, ...others] = message.match(/\d+(?:[.:,]\d+)?/g) ?? []
  const alone = number !== undefined && !others.length && /^\d{1,2}$/.test(number) && Number(number) <= 24
  const counted = new RegExp(`${number}\\s?[%€$£¥\\p{L}]`, 'u').test(message) && !/\d\s/.test(message)
  if (!alone || counted || message.length > longestAboutTime) return times
  const { clocks } = timesIn(number, { ...reader, asked: 'time' })
  return { ...times, clocks, left: message.replace(number, ' ') }
}

const longestAboutTime = 50

/** "Happy Tuesday! I would like to come on Saturday at 9.": a wish for the day before a sentence with a day of its own. */
function withoutWishedDay(message: string, language: string): string {
  const [, greeting, rest] = /^([^!.?\n,]{1,40})!\s+(\S.+)$/su.exec(message) ?? []
  const days = textsOf(language).understanding.themes.days.join('|')
  const isWish = greeting !== undefined && !/\d/.test(greeting) && greeting.trim().split(/\s+/).length <= 3
  return isWish && hearsAny(language, days, greeting) && hearsAny(language, days, rest!) ? rest! : message
}

/** A service whose name has a number that was read as a time; null when the message without it names as much. */
function numberedIn(
  message: string,
  left: string,
  { services, language, own }: Situation,
): NamedServices | null {
  const named = servicesIn(message, services, language, own)
  const without = servicesIn(left, services, language, own)
  const [service] = services.filter(({ id }) => named.ids.includes(id))
  const isClear = named.ids.length === 1 && /\d/.test(service!.name)
  return isClear && named.share > without.share ? named : null
}

/** A service whose whole name stands in the message, and the message without it: "60 minute massage at 4". */
function namedWhole(message: string, services: Situation['services']): { id: string | null; left: string } {
  const said = spoken(message)
  const named = services
    .filter(({ name }) => /\d/.test(name) && said.includes(spoken(name)))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  if (!named) return { id: null, left: message }
  return { id: named.id, left: said.replace(spoken(named.name), ' ') }
}

/**
 * "Segunda" is Monday and the second one in Portuguese: the second, where no time on a Monday was offered. Nothing but
 * the name of a weekday is read so.
 */
function isOrdinal({ days, clocks }: Times, offered: Situation['offered'], timezone: string): boolean {
  const weekdays = offered.map(({ at }) => Temporal.Instant.from(at).toZonedDateTimeISO(timezone).dayOfWeek)
  return !clocks.length && days.every(({ as, weekday }) => as === 'weekday' && !weekdays.includes(weekday!))
}

/** The offered time that a message picks by its place, its hour or its day. */
function picked(pick: number | null, wanted: Wanted | null, { offered, timezone }: Situation): string | null {
  const byPlace = pick === null ? null : offered[pick]!.at
  if (!offered.length || !wanted || wanted.zone) return byPlace
  const { days, clocks } = wanted
  const matching = offered.filter(({ at }) => names(wanted, at, timezone))
  // "Thursday" picks the only one of that day; "at 2" the one at that hour, before it is the second.
  return matching.length === 1 && (clocks.length || days.length) ? matching[0]!.at : byPlace
}
