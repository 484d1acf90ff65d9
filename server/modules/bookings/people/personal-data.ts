import type { Ctx } from '#server/core/context.ts'
import type { Person, PersonalDataStore } from '#server/core/personal-data.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { forgetEventsOf } from '#server/jobs/events.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import * as rows from './queries.ts'

/** The personal data in bookings and on the waitlist. Erasing a future booking frees its time. */
export const bookingPersonalData: PersonalDataStore = {
  exportPerson: async (ctx, person) => ({
    bookings: (await bookingsOf(ctx, person)).map(({ tenant_id, token_hash, ...booking }) => booking),
    waitlist: (await waitingOf(ctx, person)).map(({ tenant_id, token_hash, ...entry }) => entry),
  }),
  erasePerson: (ctx, person) =>
    ctx.tx(async db => {
      const ids = (await bookingsOf(ctx, person)).map(({ id }) => id)
      const elsewhere = await rows.countEntries(db, ids)
      await forget(ctx, ids)
      const waiting = (await waitingOf(ctx, person)).map(({ id }) => id)
      await rows.deleteWaiting(db, waiting)
      return {
        erased: { bookings: ids.length, waitlist: waiting.length },
        kept: [
          {
            what: 'calendar entries',
            count: elsewhere,
            why: 'They were written to a calendar of yours elsewhere, where they can be deleted.',
          },
        ],
      }
    }),
  retained: [
    {
      setting: 'booking_days',
      forgetBefore: (ctx, before, limit) =>
        ctx.tx(async db => {
          const ids = await rows.selectBefore(db, before, limit)
          await forget(ctx, ids)
          return ids.length
        }),
    },
    {
      setting: 'booking_days',
      forgetBefore: (ctx, before, limit) =>
        ctx.tx(async db => {
          const ids = await rows.selectWaitingBefore(db, before, limit)
          await rows.deleteWaiting(db, ids)
          return ids.length
        }),
    },
  ],
}

async function bookingsOf(ctx: Ctx, person: Person) {
  const { country } = await business(ctx)
  return ctx.tx(db => rows.selectOf(db, person, country))
}

async function waitingOf(ctx: Ctx, person: Person) {
  const { country } = await business(ctx)
  return ctx.tx(db => rows.selectWaiting(db, person, country))
}

const forget = (ctx: Ctx, ids: string[]): Promise<void> =>
  ctx.tx(async db => {
    await forgetEventsOf(db, ids)
    await rows.deleteBookings(db, ids)
    await noteChanges(
      ctx,
      db,
      ids.map(id => ({ topic: 'booking' as const, id, kind: 'deleted' })),
    )
  })
