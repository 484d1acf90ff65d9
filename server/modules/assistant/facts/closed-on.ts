import { textsOf } from '#locales/load.ts'
import { tellsOfPast } from '#server/language/past.ts'
import { hears, hearsAny, say, spoken } from '#server/language/phrases.ts'
import { type AnswerType, answerType } from '../extract/answer-types.ts'
import {
  closureOn,
  hasHours,
  localTime,
  type OpeningHours,
  regularSpans,
  spansOn,
} from '../opening-hours/opening-hours.ts'
import { onDate, opensNext, type Saying } from './hours-sentences.ts'
import { namedTimes } from './named-times.ts'
import { timeFormat } from './wording.ts'

/** A question is shorter. */
const mostCharacters = 600
/** More days than these are no definite day. */
const mostDays = 2

/** What a closed day answers: whether something can be done then, and when. */
const answered: ReadonlySet<AnswerType> = new Set(['yes or no', 'time', 'day', 'when', 'other'])

/**
 * That the business is closed on the day that a message names, and when it opens next: for a message that the knowledge
 * does not answer ("can I collect the keys on 28 December?"). Null when the business is open on one of the days; when
 * none is named, or more than two; when the message tells of the past, or asks when something else opens or closes.
 */
export function closedOn(
  business: OpeningHours & { name: string; country: string | null },
  language: string,
  message: string,
  now: Date,
): string | null {
  if (!hasHours(business) || message.length > mostCharacters) return null
  const type = answerType(message, language)
  if (!answered.has(type) || tellsOfPast(language, message) || asksOfAnother(language, message)) return null
  const at = localTime(business, now)
  const today = at.toPlainDate()
  const named = namedTimes(message, language, { ...business, now })
  if (named.anyDay || (named.holiday && !isOnHoliday(language, message))) return null
  // "How is the weather at the weekend?" is about something else.
  if (type === 'other' && !/\p{N}/u.test(message)) return null
  const dates = named.periods.flatMap(({ from, to }) => datesOf(from, to))
  const count = dates.length + named.weekdays.length
  if (!count || count > mostDays) return null
  if (dates.some(date => Temporal.PlainDate.compare(date, today) < 0 || spansOn(business, date).length)) {
    return null
  }
  const saying: Saying = { business, language, words: timeFormat(language, business.country), at }
  const yesNo = type === 'yes or no' && count === 1 && !hears(language, 'closed', message)
  const sentences = [
    ...dates.map(date => ({ date, text: yesNo ? noOn(saying, date) : onDate(saying, date) })),
    ...named.weekdays.map(weekday => closedWeekday(saying, weekday, yesNo)),
  ]
  const [last] = sentences.map(one => one?.date).toSorted((a, b) => (a && b ? order(b, a) : 0))
  if (!last || sentences.includes(null)) return null
  return (
    sentences.map(one => one!.text).join('\n') +
    opensNext(saying, last.toPlainDateTime({ hour: 23, minute: 59 }))
  )
}

const order = (a: Temporal.PlainDate, b: Temporal.PlainDate) => Temporal.PlainDate.compare(a, b)

/** The days of a period; one more than are answered stand for all of a long one. */
function datesOf(from: Temporal.PlainDate, to: Temporal.PlainDate): Temporal.PlainDate[] {
  const days = Math.min(from.until(to).days, mostDays)
  return Array.from({ length: days + 1 }, (_, i) => from.add({ days: i }))
}

function noOn({ business, language, words }: Saying, date: Temporal.PlainDate): string {
  const day = words.date(date, 'within')
  const reason = closureOn(business, date)?.reason
  return reason ? say(language, 'no_closed_because', { day, reason }) : say(language, 'no_closed_on', { day })
}

/** A weekday without a date: closed in every week, or in the coming one. Null when it is open. */
function closedWeekday(
  saying: Saying,
  weekday: number,
  yesNo: boolean,
): { date: Temporal.PlainDate; text: string } | null {
  const { business, language, words, at } = saying
  const date = at.toPlainDate().add({ days: (weekday + 1 - at.dayOfWeek + 7) % 7 })
  if (spansOn(business, date).length) return null
  if (closureOn(business, date) || regularSpans(business, weekday).length) {
    return { date, text: onDate(saying, date) }
  }
  const day = words.weekday(weekday, yesNo ? 'within' : 'start')
  return { date, text: say(language, yesNo ? 'no_closed_on' : 'closed_on', { day }) }
}

/** A short word like German "zu" is a word for closed only at the end. Letters. */
const shortWord = 3

/** Asking whether the business itself is open, for whatever purpose, folded. */
const own: Record<string, RegExp> = {
  en: /\b(?:are you|do you|will you be|you are|you're|if you|are you guys) (?:also |still )?(?:open|closed|close)\b/,
  de: /^(?:\p{L}+ )?(?:habt ihr|haben sie|seid ihr|sind sie)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:etes vous|vous etes|serez vous|ouvrez vous|vous ouvrez|fermez vous|vous fermez)(?!\p{L})/u,
  es: /(?<!\p{L})(?:abren|abris|cierran|cerrais|abre usted|(?:estan|estais|estaran|estareis) (?:abiert|cerrad)[oa]s)(?!\p{L})/u,
  it: /(?<!\p{L})(?:aprite|chiudete|(?:siete|sarete) (?:apert|chius)i)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:zijn jullie|hebben jullie|gaan jullie|bent u|is u|heeft u)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:abrem|fecham|(?:estao|estarao|vao estar) (?:abert|fechad)[oa]s)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:otwieracie|zamykacie|jestescie|bedziecie)(?!\p{L})/u,
  tr: /(?<!\p{L})(?:acik misiniz|kapali misiniz|aciyor musunuz|kapatiyor musunuz|acik olacak misiniz)(?!\p{L})/u,
  ar: /(?<!\p{L})(?:تفتحون|تغلقون|تعملون|مفتوحون|مغلقون|فاتحين)(?!\p{L})/u,
  he: /(?<!\p{L})אתם (?:פתוחים|סגורים|פותחים|סוגרים)(?!\p{L})/u,
}

/** Whether it is asked when something opens or closes that is not the business: "is the museum closed on Sunday?" */
function asksOfAnother(language: string, message: string): boolean {
  const { is_open, closed } = textsOf(language).understanding.themes
  const phrases = `${is_open}|${closed}`.split('|')
  const spaced = textsOf(language).writing.spaced
  const certain = phrases.filter(word => !spaced || word.length > shortWord)
  const text = spoken(message).trim()
  const atEnd = text.split(/[\s?？؟!.]+/).findLast(Boolean)
  const speaks =
    hearsAny(language, certain.join('|'), message) ||
    opensOrCloses[language]?.test(text) ||
    (atEnd !== undefined && phrases.map(spoken).includes(atEnd))
  return speaks === true && !own[language]?.test(text)
}

/** Forms of the verbs that those themes lack, because nobody asks a business in them about itself. */
const opensOrCloses: Record<string, RegExp> = {
  en: /\b(?:opens|opening|closing|closes|shuts)\b/,
  fr: /(?<!\p{L})(?:ouvre|ouvrent|ferme|ferment)(?!\p{L})/u,
  es: /(?<!\p{L})(?:abre|cierra)(?!\p{L})/u,
  it: /(?<!\p{L})(?:apre|aprono|chiude|chiudono)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:opent|sluit)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:abre|fecha)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:otwart\p{L}*|czynn\p{L}*|zamkniet\p{L}*|otwiera\p{L}*|zamyka\p{L}*)(?!\p{L})/u,
  tr: /(?<!\p{L})(?:acik|kapali|aciliyor|kapaniyor)(?!\p{L})/u,
}

/** What stands before a holiday that is meant as a day; without it may be a thing: "do you sell Christmas trees?" */
const beforeHoliday: Record<string, string> = {
  en: 'on|at|over|during|come',
  de: 'an|am|zu|uber|ab',
  fr: 'le|la|a|au|pendant|du',
  es: 'en|el|la|durante',
  it: 'a|il|la|di|durante',
  nl: 'op|met|tijdens',
  pt: 'no|na|em|durante',
  pl: 'w|we|na',
}

function isOnHoliday(language: string, message: string): boolean {
  const before = beforeHoliday[language]
  if (!before) return hears(language, 'visits', message)
  const text = spoken(message)
  const names = Object.values(textsOf(language).understanding.holidays)
    .flatMap(list => list.split('|'))
    .map(name => spoken(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = `(?<!\\p{L})(?:${before})\\s+(?:(?:the|den|dem|der|jour|dia|giorno) (?:of |de |di )?)?(?:${names.join('|')})(?!\\p{L})`
  return new RegExp(pattern, 'u').test(text)
}
