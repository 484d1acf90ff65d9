import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import { lockSeats, selectTaken } from '../queries.ts'
import { lockServiceKey } from '../services/queries.ts'
import type { ServiceRow } from '../services/services.ts'
import { slotsOf } from './availability.ts'
import { endOf, heldBy } from './held.ts'
import { acknowledged, obstaclesOf } from './obstacles.ts'

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

/**
 * The seat of a booking that a member makes although something is in the way. Where all seats are taken, there is one more.
 * `override` names what the member accepts. Throws 409 for anything else that is in the way.
 */
export async function seatDespite(
  ctx: Ctx,
  asked: { desk: Business; service: ServiceRow; startsAt: Date; override: readonly string[] },
) {
  const { desk, service, startsAt, override } = asked
  return ctx.tx(async db => {
    const overrode = acknowledged(await obstaclesOf(ctx, db, { desk, service, startsAt }), override)
    const from = startsAt.getTime()
    const { seats, ...time } = await around(db, service, { from, to: endOf(service, from), except: null })
    return { seat: firstFree(seats), ...time, overrode }
  })
}

/** The seat of a booking: its time and the first seat that is free throughout. Throws 409 when there is none. */
export async function seatFor(
  ctx: Ctx,
  asked: {
    desk: Business
    service: ServiceRow
    startsAt: Date
    except?: string
    minutes?: number | undefined
  },
) {
  const { desk, service, startsAt, except = null, minutes } = asked
  if (desk.booking.paused && except === null) throw new Problem(409, 'Bookings are paused at the moment.')
  const from = startsAt.getTime()
  const [slot] = await slotsOf(ctx, service, { from, to: from + 1 }, { own: desk, except, minutes })
  if (!slot) throw notFree()
  return seatWithin(ctx, service, { from, to: slot.to, except })
}

/**
 * The seat of a booking that keeps its start and lasts so many minutes. How late it may end is for the business to say, which
 * alone can ask for this; but nobody else's time is taken. Throws 409.
 */
export const seatForLength = (
  ctx: Ctx,
  {
    service,
    startsAt,
    minutes,
    except,
  }: { service: ServiceRow; startsAt: Date; minutes: number; except: string },
) => seatWithin(ctx, service, { from: startsAt.getTime(), to: startsAt.getTime() + minutes * minute, except })

async function seatWithin(ctx: Ctx, service: ServiceRow, asked: Asked) {
  const { seats, ...time } = await ctx.tx(db => around(db, service, asked))
  // Bookings over the capacity count as well, so a time may be full although one of its seats is free again.
  if (seats.size >= service.capacity || seats.has(null)) throw notFree()
  return { seat: firstFree(seats), ...time }
}

/** A time in ms, and the booking that would move there. */
interface Asked {
  from: number
  to: number
  except: string | null
}

/** The time of a booking, with what it holds, and the seats that are taken then; null: what has no seats is busy. */
async function around(db: Tx, service: ServiceRow, { from, to, except }: Asked) {
  const { id: serviceId, resource } = service
  const held = heldBy(service, { from, to })
  const taken = await selectTaken(db, { serviceId, resource, from: held.held_from, to: held.held_to, except })
  return {
    seats: new Set(taken.map(({ seat }) => seat)),
    starts_at: new Date(from),
    ends_at: new Date(to),
    ...held,
  }
}

function firstFree(seats: ReadonlySet<number | null>): number {
  let seat = 1
  while (seats.has(seat)) seat++
  return seat
}

const notFree = () => new Problem(409, 'This time can’t be booked (any more). Choose another one.')
