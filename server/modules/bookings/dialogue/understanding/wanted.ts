import type { NamedClock, NamedDay, TimeSide, Times } from '#server/language/times/times.ts'

/** From a day to another, both included: `2026-03-01`. */
export interface Days {
  from: string
  to: string
}

/** A time of day in minutes after midnight. */
export interface WantedClock {
  side: TimeSide
  /** What may be meant, the likelier first. */
  minutes: number[]
  /** The end of a stretch, one for each of `minutes`. */
  to: number[] | null
  /** The days that it was named with; null: any. */
  on: Days | null
}

/** When a visitor wants to come, as far as they have said. What is empty does not matter to them. */
export interface Wanted {
  /** Any of these, the likelier first. */
  days: Days[]
  /** The days are those of a weekday's name alone. */
  byWeekday: boolean
  not: Days[]
  notWeekdays: number[]
  clocks: WantedClock[]
  parts: { open: number; close: number }[]
  order: 'earliest' | 'latest' | null
  /** The zone in which days and times are meant, when the visitor named one. */
  zone: string | null
  /** The day asked for is over. */
  past: boolean
}

export const anyTime = (): Wanted => ({
  days: [],
  byWeekday: false,
  not: [],
  notWeekdays: [],
  clocks: [],
  parts: [],
  order: null,
  zone: null,
  past: false,
})

/** What a message says of the time wanted; null when nothing. `today`: on the reader's calendar. */
export function wantedIn(times: Times, today: Temporal.PlainDate): Wanted | null {
  const { days, excluded, clocks, parts, wants, zone, anyDay } = times
  if (!days.length && !excluded.length && !clocks.length && !parts.length && !wants && !anyDay) return null
  const spans = days.map(day => daysOf(day, today))
  return {
    days: spans.flatMap(({ found }) => found),
    byWeekday: days.length > 0 && days.every(({ as }) => as === 'weekday'),
    not: excluded.filter(day => day.weekday === null).flatMap(day => day.periods.map(plain)),
    notWeekdays: excluded.flatMap(({ weekday }) => (weekday === null ? [] : [weekday])),
    clocks: clocks.map(clock => clockOf(clock, days.length > 1 ? (spans[clock.day ?? -1]?.found ?? []) : [])),
    parts: parts.map(({ open, close }) => ({ open, close })),
    order: wants,
    zone,
    past: days.length > 0 && spans.every(({ past }) => past),
  }
}

const plain = ({ from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate }): Days => ({
  from: from.toString(),
  to: to.toString(),
})

/** "On 3 March" may be next year's; what is over with its year, or by its name ("yesterday"), stays over. */
function daysOf(day: NamedDay, today: Temporal.PlainDate): { found: Days[]; past: boolean } {
  const periods = day.periods.map(plain)
  const coming = periods.filter(({ to }) => to >= today.toString())
  if (day.past && !coming.length) return { found: periods.slice(0, 1), past: true }
  if (day.as === 'weekday' && coming[0]?.from === today.toString()) {
    const week = today.add({ days: 7 }).toString()
    return { found: [...coming, { from: week, to: week }], past: false }
  }
  return { found: coming.length ? coming : periods, past: false }
}

const clockOf = ({ side, minutes, to, moment }: NamedClock, days: Days[]): WantedClock => ({
  side: moment === null ? side : 'around',
  minutes: [...minutes],
  to,
  on: days[0] ?? null,
})

/** The wish after another message: a new day keeps the time, a new time keeps the day. */
export function corrected(before: Wanted, said: Wanted): Wanted {
  const namesDay = said.days.length > 0
  const namesTime = said.clocks.length > 0 || said.parts.length > 0
  const excludes = said.not.length > 0 || said.notWeekdays.length > 0
  const days = namesDay ? pick(said, 'days', 'byWeekday', 'past') : pick(before, 'days', 'byWeekday', 'past')
  const dropped = excludes && !namesDay && days.days.length === 1 && isExcluded(days.days[0]!, said)
  return {
    ...(dropped ? { days: [daysAfter(days.days[0]!)], byWeekday: false, past: false } : days),
    not: excludes ? said.not : namesDay ? [] : before.not,
    notWeekdays: excludes ? said.notWeekdays : namesDay ? [] : before.notWeekdays,
    clocks: namesTime ? said.clocks : said.order ? [] : before.clocks.map(clock => ({ ...clock, on: null })),
    parts: namesTime ? said.parts : before.parts,
    order: said.order,
    zone: said.zone ?? (namesTime ? null : before.zone),
  }
}

/** "Not on Friday": the week after it, rather than today. */
function daysAfter({ to }: Days): Days {
  const last = Temporal.PlainDate.from(to)
  return { from: last.add({ days: 1 }).toString(), to: last.add({ days: 7 }).toString() }
}

const pick = <K extends keyof Wanted>(wanted: Wanted, ...keys: K[]): Pick<Wanted, K> =>
  Object.fromEntries(keys.map(key => [key, wanted[key]])) as Pick<Wanted, K>

const isExcluded = ({ from, to }: Days, { not, notWeekdays }: Wanted): boolean =>
  from === to &&
  (notWeekdays.includes(Temporal.PlainDate.from(from).dayOfWeek) ||
    not.some(span => span.from <= from && from <= span.to))

/** Exactly this moment, on the clock of a zone. */
export function exactly(at: string, zone: string): Wanted {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const day = local.toPlainDate().toString()
  const clock: WantedClock = {
    side: 'at',
    minutes: [local.hour * 60 + local.minute],
    to: null,
    on: null,
  }
  return { ...anyTime(), days: [{ from: day, to: day }], clocks: [clock] }
}

/** Whether a wish says this moment, in whole or in part: "yes, Thursday at 3". */
export function names(
  { days, clocks, parts, order, not, notWeekdays, zone: other }: Wanted,
  at: string,
  zone: string,
) {
  if (parts.length || order || not.length || notWeekdays.length || other) return false
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const [day, minute] = [local.toPlainDate().toString(), local.hour * 60 + local.minute]
  const onDay = !days.length || days.some(({ from, to }) => from === day && to === day)
  const atTime =
    !clocks.length || clocks.some(({ side, minutes }) => side === 'at' && minutes.includes(minute))
  return onDay && atTime
}

/** The wish for another hour than the one read back, where it names both: "at eleven, not at ten". */
export function without(wanted: Wanted, at: string, zone: string): Wanted {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const isRead = ({ minutes }: WantedClock) => minutes.includes(local.hour * 60 + local.minute)
  const others = wanted.clocks.filter(clock => !isRead(clock))
  const isExact = wanted.clocks.every(({ side, to }) => side === 'at' && to === null)
  return isExact && others.length ? { ...wanted, clocks: others } : wanted
}
