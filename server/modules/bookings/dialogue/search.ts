import { business } from '#server/modules/accounts/accounts.ts'
import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import type { ServiceRow } from '../services/services.ts'
import { bookableWindow, slotsOf } from '../slots/availability.ts'
import { startOf } from '../slots/openings.ts'
import { dayRefusal, openOn, type Refusal, refusalOf } from '../slots/refusals.ts'
import type { Slot } from '../slots/slots.ts'
import type { Days, Wanted, WantedClock } from './understanding/wanted.ts'

const minute = 60_000
const dayMs = 24 * 60 * minute
/** "Around 3". */
const aroundMinutes = 60

/** Why the time asked for can't be had. `day`: of the whole day; `then`: nothing is free in what was asked. */
export interface Reason {
  kind: Refusal | 'closed_day' | 'nothing_then'
  /** The moment, or the start of the day. */
  at: number
  wholeDay: boolean
  /** When the business is open on that day. */
  open: { from: number; to: number }[]
}

export type Found =
  /** The time asked for, free. */
  | { slot: Slot }
  /** Free times within what was asked, in order; or, with a reason, others. */
  | { slots: Slot[]; reason: Reason | null; exact: number | null }

/** Looks for the time that a visitor wants. `zone`: of the dialogue. `after`/`before`: only times beyond this moment. */
export async function findTime(
  turn: Turn,
  service: ServiceRow,
  asked: { wanted: Wanted; zone: string; except: string | null; notAt: string | null },
): Promise<Found> {
  const { ctx } = turn
  const desk = await business(ctx)
  const now = ctx.now().getTime()
  const { from, to } = bookableWindow(desk, now)
  const { wanted, except } = asked
  const zone = wanted.zone ?? asked.zone
  const near = Math.min(to, reachOf(wanted, zone, now))
  const slotsUntil = async (end: number) =>
    (await slotsOf(ctx, service, { from, to: end }, { except, own: desk })).filter(
      slot => asked.notAt === null || slot.from !== Date.parse(asked.notAt),
    )
  const close = await slotsUntil(near)
  const all = close.length || near === to ? close : await slotsUntil(to)
  const local = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const read = all.map(slot => {
    const start = local(slot.from)
    return { slot, day: start.toPlainDate().toString(), minutes: start.hour * 60 + start.minute }
  })
  const allowed = read.filter(({ day }) => !isExcluded(day, wanted))
  const inDays = (spans: Days[]) =>
    allowed.filter(({ day }) => spans.some(span => span.from <= day && day <= span.to))
  const readings = Math.max(1, ...wanted.clocks.map(({ minutes }) => minutes.length))
  const today = local(now).toPlainDate()
  const spansAsked: Days[][] = wanted.days.length
    ? wanted.days.map(span => [span])
    : [[{ from: today.toString(), to: local(to).toPlainDate().toString() }]]
  if (!wanted.past) {
    // The exact time, on the likeliest day.
    for (const spans of spansAsked) {
      const [span] = spans
      for (let reading = 0; reading < readings; reading++) {
        const exact = inDays(spans).filter(one => isExactly(one, wanted, reading))
        const isNear = wanted.days.length ? span!.from === span!.to : exact[0] && soon(exact[0].day, today)
        if (exact[0] && isNear) return { slot: exact[0].slot }
      }
    }
    for (let reading = 0; reading < readings; reading++) {
      const found = inDays(spansAsked.flat()).filter(one => fits(one, wanted, reading))
      const answers = wanted.days.length ? found : ofFirstDays(found)
      if (!answers.length) continue
      const exactly = exactMoment(wanted, spansAsked, zone, reading)
      return {
        slots: answers.map(({ slot }) => slot),
        reason: null,
        exact: wanted.clocks[0]?.side === 'around' ? exactly : null,
      }
    }
  }
  const reason = reasonFor({ desk, service, wanted, spans: spansAsked.flat(), zone, now, readings })
  const target = reason?.at ?? now
  const targetDay = local(target).toPlainDate().toString()
  const sameDay = allowed.filter(({ day }) => day === targetDay)
  const later = allowed.filter(
    ({ day }) => day > targetDay && (!wanted.days.length || day > wanted.days[0]!.from),
  )
  const alike = later.filter(one => fits(one, { ...wanted, clocks: around(wanted.clocks) }, 0))
  const pool = [sameDay, alike, later, allowed].find(list => list.length) ?? []
  const firstDay = pool[0]?.day
  const exact = exactMoment(wanted, [[{ from: firstDay ?? targetDay, to: firstDay ?? targetDay }]], zone, 0)
  return { slots: pool.filter(({ day }) => day === firstDay).map(({ slot }) => slot), reason, exact }
}

/** Days after those asked for in which other times are looked for, before the whole calendar is. */
const daysBeyond = 14

/** The end of the time in which an answer most likely lies: a year of slots need not be read for it. */
function reachOf({ days }: Wanted, zone: string, now: number): number {
  const last = days.map(({ to }) => startOf(Temporal.PlainDate.from(to), zone))
  return Math.max(now, ...last) + (daysBeyond + 1) * dayMs
}

interface Read {
  slot: Slot
  day: string
  minutes: number
}

const soon = (day: string, today: Temporal.PlainDate): boolean => day <= today.add({ days: 1 }).toString()

const isExcluded = (day: string, { not, notWeekdays }: Wanted): boolean =>
  notWeekdays.includes(Temporal.PlainDate.from(day).dayOfWeek) ||
  not.some(({ from, to }) => from <= day && day <= to)

/** Who names no day is offered the next ones. */
const daysOffered = 2

function ofFirstDays(found: Read[]): Read[] {
  const days = [...new Set(found.map(({ day }) => day))].slice(0, daysOffered)
  return found.filter(({ day }) => days.includes(day))
}

const applies = ({ on }: WantedClock, day: string): boolean => on === null || (on.from <= day && day <= on.to)

function isExactly({ minutes, day }: Read, { clocks }: Wanted, reading: number): boolean {
  return clocks.some(
    clock =>
      (clock.side === 'at' || clock.side === 'around') &&
      clock.to === null &&
      applies(clock, day) &&
      clock.minutes[Math.min(reading, clock.minutes.length - 1)] === minutes,
  )
}

/** Whether a time lies within the hours and the parts of the day that are wanted. */
function fits(read: Read, wanted: Wanted, reading: number): boolean {
  const { clocks, parts } = wanted
  const { minutes } = read
  const inPart = !parts.length || parts.some(({ open, close }) => within(minutes, open, close))
  if (!clocks.length) return inPart
  return clocks.some(clock => {
    if (!applies(clock, read.day)) return false
    const index = Math.min(reading, clock.minutes.length - 1)
    const [at, end] = [clock.minutes[index]!, clock.to?.[index]]
    if (end !== undefined) return within(minutes, at, end)
    switch (clock.side) {
      case 'at':
        return minutes === at
      case 'around':
        return Math.abs(minutes - at) <= aroundMinutes
      case 'before':
        return minutes < at
      case 'until':
        return minutes + (read.slot.to - read.slot.from) / minute <= at
      default:
        return minutes >= at
    }
  })
}

/** Also past midnight: from 22 to 2. */
const within = (minutes: number, open: number, close: number): boolean =>
  close > open ? minutes >= open && minutes < close : minutes >= open || minutes < close

const around = (clocks: WantedClock[]): WantedClock[] =>
  clocks.map(clock => (clock.side === 'at' ? { ...clock, side: 'around', on: null } : { ...clock, on: null }))

/** The exact moment asked for on the first day; null when no hour was named. */
function exactMoment({ clocks }: Wanted, spans: Days[][], zone: string, reading: number): number | null {
  const clock = clocks.find(({ to, side }) => to === null && (side === 'at' || side === 'around'))
  const day = spans[0]?.[0]
  if (!clock || !day) return null
  return onDay(day.from, clock.minutes[Math.min(reading, clock.minutes.length - 1)]!, zone)
}

const onDay = (day: string, minutes: number, zone: string): number =>
  Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes }).toZonedDateTime(zone).epochMilliseconds

interface Asked {
  desk: Parameters<typeof refusalOf>[0]
  service: ServiceRow
  wanted: Wanted
  spans: Days[]
  zone: string
  now: number
  readings: number
}

/** Which of several readings of an hour says why: the one that could have been had first. */
const rank: Refusal[] = ['taken', 'no_start', 'too_long', 'short_notice', 'past', 'closed', 'beyond']

/** Why nothing of what was asked is free; null when nothing in particular was asked. */
function reasonFor({ desk, service, wanted, spans, zone, now, readings }: Asked): Reason | null {
  const [span] = spans
  const single =
    wanted.days.length > 0 && span!.from === span!.to ? Temporal.PlainDate.from(span!.from) : null
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()
  const day = single ?? (wanted.days.length ? null : today)
  const openThen = day ? openOn(desk, service, day, zone) : []
  if (!day) {
    const from = Math.max(now, startOf(Temporal.PlainDate.from(span!.from), zone))
    const last = Temporal.PlainDate.from(span!.to)
    const kind = wanted.past
      ? 'past'
      : (dayRefusal(desk, service, last, zone, now) === 'past' && 'past') || 'nothing_then'
    return { kind, at: from, wholeDay: true, open: [] }
  }
  const start = startOf(day, zone)
  const refused = single || wanted.clocks.length ? dayRefusal(desk, service, day, zone, now) : null
  if (refused) {
    const kind = refused === 'closed' ? 'closed_day' : refused
    return { kind, at: start, wholeDay: true, open: [] }
  }
  const exact = exactMoment(wanted, [[{ from: day.toString(), to: day.toString() }]], zone, 0)
  if (exact === null) {
    if (!single && !wanted.clocks.length && !wanted.parts.length) return null
    const openInside = openThen.some(({ from, to }) =>
      hasInside(wanted, from, Math.min(to, start + dayMs), zone),
    )
    const kind = openInside
      ? wanted.clocks.length || wanted.parts.length
        ? 'nothing_then'
        : 'taken'
      : 'closed'
    return { kind, at: start, wholeDay: true, open: openThen }
  }
  const moments = Array.from(
    { length: readings },
    (_, reading) => exactMoment(wanted, [[{ from: day.toString(), to: day.toString() }]], zone, reading)!,
  )
  const reasons = moments.map(at => ({ kind: refusalOf(desk, service, at, now), at }))
  const best = reasons.toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))[0]!
  return { ...best, wholeDay: false, open: openThen }
}

/** Whether some start within an opening would fit the hours and parts asked for. */
function hasInside(wanted: Wanted, from: number, to: number, zone: string): boolean {
  for (let at = from; at < to; at += 15 * minute) {
    const start = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
    const read = {
      slot: { from: at, to: at, remaining: 1 },
      day: start.toPlainDate().toString(),
      minutes: start.hour * 60 + start.minute,
    }
    if (fits(read, wanted, 0)) return true
  }
  return false
}
