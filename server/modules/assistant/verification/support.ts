import type { Evidence, Statement } from './evidence.ts'
import { withoutValues } from './evidence.ts'
import type { ReadText, Value } from './values.ts'
import { weekdaysIn, withoutWeekdays } from './weekdays.ts'
import { emptyWords, isAmong, stemsOf } from './words.ts'

/** How a value of a sentence stands to the evidence. `said`: only the visitor said it. */
export type Standing = 'supported' | 'said' | 'unsupported'

/** Values that are mixed up with each other, but with no others. */
const groupOf = ({ kind }: Value): string =>
  kind === 'money' ? 'money' : kind === 'time' || kind === 'number' || kind === 'percent' ? 'number' : kind

/** Whether a statement holds this value, however it is written there. */
export function holds({ values }: Pick<Statement, 'values'>, value: Value): boolean {
  return values.some(each => isSame(each, value))
}

function isSame(given: Value, value: Value): boolean {
  const { kind, key } = value
  if (given.kind === kind) {
    if (kind === 'money')
      return given.key === key && (!given.currency || !value.currency || given.currency === value.currency)
    if (kind === 'time')
      return given.key === key || Boolean((given.open || value.open) && isHalfDay(given.key, key))
    if (kind === 'phone') return endsAlike(given.key, key)
    if (kind === 'link') return given.key === key || (!key.includes('/') && given.key.startsWith(`${key}/`))
    if (kind === 'date') return isSameDate(given.key, key)
    return given.key === key
  }
  // A table may name the currency, the percent sign or "o'clock" in its head only, and a reply may leave it out.
  if (kind === 'number' || given.kind === 'number') {
    const [plain, other] = kind === 'number' ? [value, given] : [given, value]
    if (other.kind === 'money' || other.kind === 'percent') return plain.key === other.key
    if (other.kind === 'time') {
      const [hour, minute] = [Math.floor(Number(other.key) / 60), Number(other.key) % 60]
      return (
        minute === 0 &&
        (Number(plain.key) === hour || (Number(plain.key) <= 12 && Number(plain.key) === hour % 12))
      )
    }
    if (other.kind === 'date') return kind === 'number' && other.key.split('-').includes(plain.key)
  }
  return false
}

/** A year counts where both have one. */
const isSameDate = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)

const isHalfDay = (one: string, other: string): boolean => Math.abs(Number(one) - Number(other)) === 720

/** The same number with and without its country: the last seven digits, or all of the shorter. */
const endsAlike = (one: string, other: string): boolean => {
  const [a, b] = [one.replace(/^0+/, ''), other.replace(/^0+/, '')]
  return Math.min(a.length, b.length) >= 7 && (a.endsWith(b) || b.endsWith(a))
}

/**
 * The parts of the sentence that may speak of this value: all of it when it is the only one of its group. A part without
 * a subject has that of the part before ("from 9 to 5"). Of a number the noun after it counts too, with the subject of
 * the whole ("the room has 34 m² and 4 beds").
 */
function partsFor(
  value: Value,
  { plain, values }: ReadText,
  isSubject: (text: string) => boolean,
  namesDay: (text: string) => boolean,
): string[] {
  const group = values.filter(each => groupOf(each) === groupOf(value))
  const bare = withoutValues(plain, values)
  if (group.length < 2) return [bare]
  const at = group.indexOf(value)
  const subject = bare.slice(0, group[0]!.at)
  const after = bare.slice(value.end, group[at + 1]?.at)
  if (!isSubject(subject)) {
    for (let i = at; i < group.length; i++) {
      const part = bare.slice(group[i]!.end, group[i + 1]?.at)
      if (isSubject(part)) return [part]
    }
    return [bare]
  }
  const clause = clauseBeforeDay(value, bare, group, namesDay)
  if (clause) return [clause]
  const noun = value.kind === 'number' ? (/^\s*[\p{L}-]+/u.exec(after)?.[0] ?? '') : ''
  const counted = noun && isSubject(noun) ? [`${subject} ${noun}`] : []
  for (let i = at; i > 0; i--) {
    const part = bare.slice(group[i - 1]!.end, group[i]!.at)
    if (!isSubject(part)) continue
    const day = namesDay(part) ? null : dayBefore(group[i - 1]!.at, bare, group, namesDay)
    // "On Thursday we open at 9 and close at 7": closing is Thursday's too.
    return [`${part} ${noun}`, ...(day ? [`${day} ${part} ${noun}`] : []), ...counted]
  }
  return [`${subject} ${noun}`]
}

const clauseEnd = /[,;、،](?=\s|\p{L})|(?<=\s)(?:and|und|et|y|e|en|i|ve|oraz)(?=\s)/gu

/** The clause of a value whose weekday stands after it: "until 5 on Monday, until 7 on Thursday". */
function clauseBeforeDay(
  value: Value,
  bare: string,
  group: Value[],
  namesDay: (text: string) => boolean,
): string | null {
  const ends = [...bare.matchAll(clauseEnd)].map(({ index, 0: mark }) => ({
    index,
    next: index + mark.length,
  }))
  const from = ends.findLast(({ next }) => next <= value.at)?.next ?? 0
  const to = ends.find(({ index }) => index >= value.end)?.index ?? bare.length
  const inside = group.filter(({ at, end }) => at >= from && end <= to)
  const isAfter = !namesDay(bare.slice(from, inside[0]!.at)) && namesDay(bare.slice(inside.at(-1)!.end, to))
  return isAfter ? bare.slice(from, to) : null
}

/** The stretch before this place that named a weekday last. */
function dayBefore(
  place: number,
  bare: string,
  group: Value[],
  namesDay: (text: string) => boolean,
): string | null {
  const ends = group.map(({ end }) => end)
  const stretches = [0, ...ends].map((from, i) => bare.slice(from, group[i]?.at)).slice(0, ends.length)
  return stretches.filter((_, i) => group[i]!.at <= place).findLast(namesDay) ?? null
}

/** Whether the evidence supports a value of the sentence, and of the thing that the sentence tells it of. */
export function standingOf(
  value: Value,
  sentence: ReadText,
  evidence: Evidence,
  cited: readonly number[],
): Standing {
  const { statements, visitor, language, today } = evidence
  if (value.kind === 'link' && evidence.settings.includes(value.key)) return 'supported'
  const holders = statements.filter(statement => holds(statement, value))
  const group = groupOf(value)
  const rivals = statements.filter(
    statement => statement.values.some(each => groupOf(each) === group) && !holds(statement, value),
  )
  const all = [...holders, ...rivals]
  const namedIn = (text: string, among: Statement[]) =>
    telling(withoutWeekdays(text, language), language).filter(stem =>
      among.some(({ own, context }) => isAmong(stem, own) || isAmong(stem, context)),
    )
  const namesDay = (text: string) => weekdaysIn(text, language, today).size > 0
  const isSubject = (text: string) =>
    namesDay(text) || telling(text, language).some(stem => all.some(({ own }) => isAmong(stem, own)))
  const isSaid = visitor.values.some(each => isSame(each, value))
  const asked = [...visitor.question].filter(stem => isTelling(stem, language))
  const parts = partsFor(value, sentence, isSubject, namesDay).map(text => {
    const days = weekdaysIn(text, language, today)
    const named = namedIn(
      text,
      all.filter(statement => mayRival(statement, days)),
    )
    // "It costs £450.": the thing stands in the question.
    return { days, named, wanted: named.length || days.size ? named : asked }
  })
  const contradicts = ({ values, own }: Statement) =>
    values.some(({ kind }) => kind === value.kind) &&
    parts.some(({ wanted }) => wanted.some(stem => isAmong(stem, own)))
  const otherwise = isSaid && !rivals.some(contradicts) ? 'said' : 'unsupported'

  if (!holders.length && value.kind === 'date' && isCalendar(value, sentence, evidence)) return 'supported'
  if (!holders.length) return otherwise
  if (['phone', 'email', 'link', 'account'].includes(value.kind)) return 'supported'
  // Nothing else could be meant: there is no other value of its kind.
  const alone = !rivals.length && holders.some(({ passage }) => passage !== null && cited.includes(passage))
  return parts.some(part => isOf(part, holders, rivals, alone)) ? 'supported' : otherwise
}

/** What a part of a sentence speaks of: weekdays, words that name things, and those of the question where it has none. */
interface Subject {
  days: ReadonlySet<number>
  named: string[]
  wanted: string[]
}

/** Whether some statement with the value is of this subject, and no statement with another value is more so. */
function isOf(
  { days, named, wanted }: Subject,
  holders: Statement[],
  rivals: Statement[],
  alone: boolean,
): boolean {
  if (days.size && !coversDays(holders, days)) return false
  const others = rivals.filter(rival => mayRival(rival, days))
  const fitting = holders
    .filter(holder => isOfDays(holder, days))
    .filter(
      holder =>
        !others.some(rival => rival.comparable === holder.comparable && isNearer(rival, holder, wanted)),
    )
  if (!fitting.length) return false
  if (fitting.some(holder => !holder.comparable) || (days.size && !named.length)) return true
  return (
    alone ||
    fitting.some(({ own, context }) => wanted.some(stem => isAmong(stem, own) || isAmong(stem, context)))
  )
}

const isTelling = (stem: string, language: string): boolean => {
  const { talk, costs } = emptyWords(language)
  return !talk.has(stem) && !costs.has(stem)
}

/** Stems that can name a thing. */
const telling = (text: string, language: string): string[] =>
  stemsOf(text, language).filter(stem => isTelling(stem, language))

/** Whether a statement with another value speaks of the same things, and of more of them. */
function isNearer(rival: Statement, holder: Statement, wanted: string[]): boolean {
  const covers = (theirs: string[], its: string[]) =>
    theirs.length > its.length && its.every(stem => theirs.includes(stem))
  const own = ({ own }: Statement) => wanted.filter(stem => isAmong(stem, own))
  const whole = ({ own, context }: Statement) =>
    wanted.filter(stem => isAmong(stem, own) || isAmong(stem, context))
  return covers(own(rival), own(holder)) || covers(whole(rival), whole(holder))
}

/** Whether a statement may be about one of these days; about any, where the sentence or the statement names none. */
const isOfDays = (statement: Statement, days: ReadonlySet<number>): boolean =>
  !days.size || !statement.days.size || [...days].some(day => statement.days.has(day))

/**
 * Whether a statement has a part in what is said of these days, with its values and its words: not what holds on others,
 * nor at this moment only. "Open now, until 5 pm" does not contradict "Thursday until 7 pm", nor make "until" a subject.
 */
const mayRival = (statement: Statement, days: ReadonlySet<number>): boolean =>
  isOfDays(statement, days) && !(days.size && statement.passing)

/** Whether each weekday has a statement that is about it, or one that is about no day in particular. */
const coversDays = (holders: Statement[], days: ReadonlySet<number>): boolean =>
  [...days].every(day =>
    holders.some(holder => holder.days.has(day) || (!holder.days.size && holder.passage !== null)),
  )

/** A date that follows from today's: tomorrow's, or that of a weekday that the visitor named. */
function isCalendar(value: Value, sentence: ReadText, evidence: Evidence): boolean {
  const { visitor, language, today } = evidence
  const date = nextDate(value.key, evidence)
  if (!date) return false
  const named = new Set([...visitor.days, ...weekdaysIn(sentence.plain, language, today)])
  return named.has(date.day) && date.ahead >= 0 && date.ahead <= 14
}

/** The day of this date, the coming one where it has no year: its weekday (0 is Monday), and how many days it is ahead. */
export function nextDate(key: string, { now }: Pick<Evidence, 'now'>): { day: number; ahead: number } | null {
  const [month, day, given] = key.split('-').map(Number)
  for (const year of given ? [given] : [now.year, now.year + 1]) {
    try {
      const date = Temporal.PlainDate.from({ year, month: month!, day: day! }, { overflow: 'reject' })
      if (given || Temporal.PlainDate.compare(date, now) >= 0)
        return { day: date.dayOfWeek - 1, ahead: now.until(date).days }
    } catch {
      return null
    }
  }
  return null
}
