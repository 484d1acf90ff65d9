import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { listServices, type ServiceRow } from '../services/services.ts'
import { slotsOf } from '../slots/availability.ts'
import { noteWaitlist } from './changed.ts'
import * as rows from './queries.ts'

/** A time that a booking gave up. `by` names the booking and its state, so that the time is offered once. */
export interface FreedTime {
  by: string
  service_id: string
  starts_at: string
  ends_at: string
  /** Who was offered it and passed over. */
  not?: string[]
}

/** Whom a time was offered to. */
export interface Offer {
  entry_id: string
  /** where it begins */
  time: string
}

/**
 * Offers a time to the first on the list whom it suits: those who were offered nothing yet before the others, each in the order
 * in which they came. Nobody is promised anything: whoever books first has it. Null when it suits nobody, has been offered, or
 * is no longer free.
 */
export async function offerTime(ctx: Ctx, freed: FreedTime): Promise<Offer | null> {
  const desk = await business(ctx)
  const services = await servicesLike(ctx, freed.service_id)
  if (!services.size) return null
  const window = { from: Date.parse(freed.starts_at), to: Date.parse(freed.ends_at) }
  return ctx.tx(async db => {
    await rows.lockOffers(db)
    if (await rows.wasOffered(db, freed.by)) return null
    const waiting = await rows.selectEntries(db, [...services.keys()])
    const inTurn = waiting.toSorted(
      (one, two) => Number(one.offered_at !== null) - Number(two.offered_at !== null),
    )
    for (const entry of inTurn) {
      if (freed.not?.includes(entry.id)) continue
      const within = {
        from: Math.max(window.from, entry.earliest?.getTime() ?? window.from),
        to: Math.min(window.to, entry.latest ? entry.latest.getTime() + 1 : window.to),
      }
      if (within.from >= within.to) continue
      const [slot] = await slotsOf(ctx, services.get(entry.service_id)!, within, { own: desk })
      if (!slot) continue
      await rows.updateEntry(db, entry.id, {
        freed_by: freed.by,
        offered_at: ctx.now(),
        offered_time: new Date(slot.from),
        claimed_until: null,
        mailed_at: null,
        refused_at: null,
      })
      await noteWaitlist(ctx, db)
      return { entry_id: entry.id, time: new Date(slot.from).toISOString() }
    }
    return null
  })
}

/** The service of the time, and those that share its person, room or machine, as far as they can be booked. */
async function servicesLike(ctx: Ctx, id: string): Promise<Map<string, ServiceRow>> {
  const all = await listServices(ctx, { active: true })
  const own = all.find(service => service.id === id)
  const like = all.filter(
    service => service.id === id || (service.resource !== null && service.resource === own?.resource),
  )
  return new Map(like.map(service => [service.id, service]))
}
