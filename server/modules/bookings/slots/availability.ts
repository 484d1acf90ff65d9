import type { Ctx } from '#server/core/context.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { selectTaken } from '../queries.ts'
import type { ServiceRow } from '../services/services.ts'
import { dayOf, openings, startOf } from './openings.ts'
import { freeSlots, type Slot } from './slots.ts'

const minute = 60_000
const dayMs = 24 * 60 * minute

/** Days of slots that are worked out at most for one question. */
export const longestWindowDays = 62

/**
 * What can be booked: the slots of a service that begin within [from, to), in milliseconds since 1970. This is the one
 * place that decides it; booking asks here again, within its transaction, so that nothing shown is refused but for
 * somebody having been quicker. `except` is a booking that would give up its time.
 */
export async function offered(
  ctx: Ctx,
  service: ServiceRow,
  window: { from: number; to: number },
  { except = null, own }: { except?: string | null; own?: Business } = {},
): Promise<Slot[]> {
  const desk = own ?? (await business(ctx))
  const { timezone, booking: rules } = desk
  const bounds = bookable(desk, ctx.now().getTime())
  const from = Math.max(window.from, bounds.from)
  const to = Math.min(window.to, bounds.to)
  // Who has booked may still move when nobody else can book.
  const closed = except === null && (rules.paused || !service.is_active)
  if (closed || from >= to) return []
  const open = openings(desk, dayOf(from, timezone), dayOf(to - 1, timezone))
  if (!open.length) return []
  const { duration_minutes: duration, buffer_before: before, buffer_after: after, capacity } = service
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

/** From when and until when a booking may begin: after the notice, and until the end of the last day of the horizon. */
export function bookable({ timezone, booking }: Business, now: number): { from: number; to: number } {
  const last = dayOf(now, timezone).add({ days: booking.horizon_days + 1 })
  return { from: now + booking.min_notice_minutes * minute, to: startOf(last, timezone) }
}

/** The next slots of a service, at most `limit`; looked for in steps that grow, up to the horizon. */
export async function nextSlots(
  ctx: Ctx,
  service: ServiceRow,
  { from, limit }: { from: number; limit: number },
): Promise<Slot[]> {
  const own = await business(ctx)
  const { to: horizon } = bookable(own, ctx.now().getTime())
  for (let days = 3, at = from; at < horizon; days *= 4) {
    const to = Math.min(at + days * dayMs, horizon)
    const found = await offered(ctx, service, { from: at, to }, { own })
    if (found.length) return found.slice(0, limit)
    at = to
  }
  return []
}
