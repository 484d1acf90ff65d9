import type { Ctx } from '#server/core/context.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { selectLength, selectTaken } from '../queries.ts'
import type { ServiceRow } from '../services/services.ts'
import { dayOf, openings, startOf, weekOf } from './openings.ts'
import { freeSlots, type Slot } from './slots.ts'

const minute = 60_000
const dayMs = 24 * 60 * minute

/** Days of slots computed at most for one request. */
export const longestWindowDays = 62

/**
 * The free slots of a service that begin within [from, to), in milliseconds since 1970. This is the only place that
 * decides what can be booked; booking calls it again within its transaction, so that a slot that was shown is refused
 * only when somebody else was quicker. `except` is a booking that would give up its time: it keeps its length, unless `minutes`
 * gives another.
 */
export async function slotsOf(
  ctx: Ctx,
  service: ServiceRow,
  window: { from: number; to: number },
  {
    except = null,
    minutes,
    own,
  }: { except?: string | null; minutes?: number | undefined; own?: Business } = {},
): Promise<Slot[]> {
  const desk = own ?? (await business(ctx))
  const { timezone, booking: rules } = desk
  const bounds = bookableWindow(desk, ctx.now().getTime())
  const from = Math.max(window.from, bounds.from)
  const to = Math.min(window.to, bounds.to)
  // A visitor with a booking may move it even when nobody else can book.
  const closed = except === null && (rules.paused || !service.is_active)
  if (closed || from >= to) return []
  const open = openings(weekOf(desk, service), dayOf(from, timezone), dayOf(to - 1, timezone))
  if (!open.length) return []
  const { buffer_before: before, buffer_after: after, capacity } = service
  const duration = minutes ?? (await lengthOf(ctx, except)) ?? service.duration_minutes
  const taken = await ctx.tx(db =>
    selectTaken(db, {
      serviceId: service.id,
      resource: service.resource,
      from: new Date(from - before * minute),
      to: new Date(to + (duration + after) * minute),
      except,
    }),
  )
  const measure = { duration, before, after, capacity, step: rules.slot_step_minutes }
  return freeSlots(open, measure, taken, { from, to })
}

/** How long the booking lasts that would move. */
const lengthOf = async (ctx: Ctx, booking: string | null): Promise<number | null> =>
  booking === null ? null : ctx.tx(db => selectLength(db, booking))

/**
 * The first and the last moment at which a booking may begin: after the notice period, until the end of the horizon's
 * last day.
 */
export function bookableWindow({ timezone, booking }: Business, now: number): { from: number; to: number } {
  const last = dayOf(now, timezone).add({ days: booking.horizon_days + 1 })
  return { from: now + booking.min_notice_minutes * minute, to: startOf(last, timezone) }
}

/** The next slots of a service, at most `limit`. Searches in growing steps up to the horizon. */
export async function nextSlots(
  ctx: Ctx,
  service: ServiceRow,
  { from, limit }: { from: number; limit: number },
): Promise<Slot[]> {
  const own = await business(ctx)
  const { to: horizon } = bookableWindow(own, ctx.now().getTime())
  for (let days = 3, at = from; at < horizon; days *= 4) {
    const to = Math.min(at + days * dayMs, horizon)
    const found = await slotsOf(ctx, service, { from: at, to }, { own })
    if (found.length) return found.slice(0, limit)
    at = to
  }
  return []
}
