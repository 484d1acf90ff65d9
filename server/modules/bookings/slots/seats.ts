import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import { lockSeats, selectTaken } from '../queries.ts'
import { lockServiceKey } from '../services/queries.ts'
import type { ServiceRow } from '../services/services.ts'
import { slotsOf } from './availability.ts'

const minute = 60_000

/** Runs a transaction that reserves a seat. Meanwhile nobody else reserves one of this service. */
export async function reserving<T>(ctx: Ctx, service: ServiceRow, work: (db: Tx) => Promise<T>): Promise<T> {
  try {
    return await ctx.tx(async db => {
      await lockSeats(db, service.resource ?? service.id)
      if (!(await lockServiceKey(db, service.id))) throw notFound('Service')
      return work(db)
    })
  } catch (error) {
    // The constraint refused it: a process of another version took the seat.
    if ((error as { code?: string }).code === '23P01') throw notFree()
    throw error
  }
}

/** The seat of a booking: its time and the first seat that is free throughout. Throws 409 when there is none. */
export async function seatFor(
  ctx: Ctx,
  asked: { desk: Business; service: ServiceRow; startsAt: Date; except?: string },
) {
  const { desk, service, startsAt, except = null } = asked
  if (desk.booking.paused && except === null) throw new Problem(409, 'Bookings are paused at the moment.')
  const from = startsAt.getTime()
  const [slot] = await slotsOf(ctx, service, { from, to: from + 1 }, { own: desk, except })
  if (!slot) throw notFree()
  const held = {
    held_from: new Date(from - service.buffer_before * minute),
    held_to: new Date(slot.to + service.buffer_after * minute),
  }
  const { id: serviceId, resource } = service
  const around = { serviceId, resource, from: held.held_from, to: held.held_to, except }
  const seats = new Set((await ctx.tx(db => selectTaken(db, around))).map(({ seat }) => seat))
  let seat = 1
  while (seats.has(seat)) seat++
  return { seat, starts_at: startsAt, ends_at: new Date(slot.to), ...held }
}

const notFree = () => new Problem(409, 'This time can’t be booked (any more). Choose another one.')
