import type { Booking } from '#contract/bookings/bookings.ts'
import type { Waiting } from '#contract/bookings/waitlist.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { book } from '../bookings.ts'
import { getService } from '../services/services.ts'
import { endOf } from '../slots/held.ts'
import { noteWaitlist } from './changed.ts'
import { offerJob } from './jobs.ts'
import * as rows from './queries.ts'
import { showWaiting } from './waitlist.ts'

/**
 * Books the time that somebody was offered, as they told the business; they leave the list. 404; 409 when nothing is offered
 * to them, or the time is not free any more.
 */
export const acceptOffer = (ctx: Ctx, id: string): Promise<Booking> =>
  ctx.tx(async db => {
    const { entry, time } = await offered(db, id)
    const { service_id: serviceId, name, email, phone, notes, language } = entry
    const person = { name, email, phone, notes, language }
    const made = await book(ctx, { ...person, serviceId, startsAt: time, source: 'api' })
    // Booking takes off the list who has an address or a number; others by their name alone.
    await rows.deleteEntry(db, id)
    await noteWaitlist(ctx, db)
    return made
  })

/** Passes somebody over who does not want the time: it is offered to the next, and they stay on the list. 404, 409. */
export const skipOffer = (ctx: Ctx, id: string): Promise<Waiting> =>
  ctx.tx(async db => {
    const { entry, time } = await offered(db, id)
    const service = await getService(ctx, entry.service_id)
    const row = (await rows.updateEntry(db, id, { offered_time: null, claimed_until: null }))!
    const passed = await rows.selectPassed(db, rootOf(entry.freed_by!))
    await ctx.enqueue(offerJob, {
      by: `${rootOf(entry.freed_by!)} not ${id}`,
      service_id: service.id,
      starts_at: time.toISOString(),
      ends_at: new Date(endOf(service, time.getTime())).toISOString(),
      not: [...new Set([...passed, id])],
    })
    await noteWaitlist(ctx, db)
    return showWaiting(row, service.name)
  })

/** Names the booking that gave up the time, and its state, without those who were passed over since. */
const rootOf = (freedBy: string): string => freedBy.split(' not ')[0]!

async function offered(db: Tx, id: string): Promise<{ entry: rows.WaitingRow; time: Date }> {
  const entry = await rows.lockEntry(db, id)
  if (!entry) throw notFound('Waiting person')
  if (!entry.offered_time || !entry.freed_by)
    throw new Problem(409, 'Nothing is offered to this person at the moment.')
  return { entry, time: entry.offered_time }
}
