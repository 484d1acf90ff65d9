import type { BusyTime } from '#contract/bookings/busy.ts'
import type { Ctx } from '#server/core/context.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid } from '#server/http/problem.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { longestWindowDays } from '../slots/availability.ts'
import { dayOf, openings, startOf } from '../slots/openings.ts'
import { selectBusy } from './queries.ts'

const dayMs = 24 * 3_600_000

/** A time within a window. Milliseconds since 1970. */
interface Stretch {
  from: number
  to: number
}

/**
 * The times within [from, to) at which the business can't be booked: closed hours, closures, and events of its connected
 * calendars, in order of their beginnings. Services with hours of their own are not asked. 422 for more than 62 days.
 */
export async function busyTimes(ctx: Ctx, asked: { from: string; to: string }): Promise<BusyTime[]> {
  const [from, to] = [readMoment(asked.from)!.getTime(), readMoment(asked.to)!.getTime()]
  if (to - from > longestWindowDays * dayMs)
    throw invalid(['query', 'to'], `The time asked for may span at most ${longestWindowDays} days`)
  if (to <= from) return []
  const desk = await business(ctx)
  const events = await ctx.tx(db => selectBusy(db, new Date(from), new Date(to)))
  const times: BusyTime[] = [
    ...closedTimes(desk, { from, to }),
    ...events.map(({ starts_at, ends_at, name }) => ({
      kind: 'calendar' as const,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      name,
    })),
  ]
  return times.sort((one, two) => one.starts_at.localeCompare(two.starts_at))
}

/** What lies between the openings: closures day by day, for they say why, and closed hours. */
function closedTimes(desk: Business, window: Stretch): BusyTime[] {
  const [first, last] = [dayOf(window.from, desk.timezone), dayOf(window.to - 1, desk.timezone)]
  const open = openings(desk, first.subtract({ days: 1 }), last)
  const found: BusyTime[] = []
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const text = day.toString()
    const closure = desk.closures.find(each => each.from <= text && text <= each.to)
    const whole = {
      from: Math.max(startOf(day, desk.timezone), window.from),
      to: Math.min(startOf(day.add({ days: 1 }), desk.timezone), window.to),
    }
    const kind = closure ? 'closure' : 'closed'
    for (const { from, to } of without(whole, open)) {
      const times = { starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() }
      found.push({ kind, ...times, name: closure?.reason ?? null })
    }
  }
  return found
}

/** What is left of a time without those that lie over it, which are in order. */
function without(whole: Stretch, over: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = []
  let at = whole.from
  for (const { from, to } of over) {
    if (to <= at || from >= whole.to) continue
    if (from > at) left.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  if (at < whole.to) left.push({ from: at, to: whole.to })
  return left
}
