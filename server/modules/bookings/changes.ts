import type { Ctx } from '#server/core/context.ts'
import { writesBookings } from './calendars/calendars.ts'
import { writeOne } from './calendars/jobs.ts'
import { mailBooking, reminderMs } from './mails/jobs.ts'
import type { MailKind } from './mails/queries.ts'
import type { BookingRow } from './queries.ts'
import { showBooking } from './wire.ts'

/** What happened to a booking. `moved` is a change that the visitor's calendar must take over. */
export type Change = 'created' | 'changed' | 'moved' | 'cancelled'

const events: Record<Change, string> = {
  created: 'booking.created',
  changed: 'booking.updated',
  moved: 'booking.updated',
  cancelled: 'booking.cancelled',
}

const mails: Record<Change, MailKind | null> = {
  created: 'confirmation',
  changed: null,
  moved: 'change',
  cancelled: 'cancellation',
}

/** Tells everybody who must know of a change, in the transaction that makes it. */
export const announce = (ctx: Ctx, row: BookingRow, change: Change): Promise<void> =>
  ctx.tx(async () => {
    await ctx.publish(events[change], showBooking(ctx, row))
    if (await writesBookings(ctx)) await ctx.enqueue(writeOne, { booking_id: row.id })
    const kind = mails[change]
    if (row.email && kind) await mail(ctx, row, kind)
  })

async function mail(ctx: Ctx, row: BookingRow, kind: MailKind): Promise<void> {
  const order = { booking_id: row.id, sequence: row.sequence }
  // What is over by now (a business may cancel late) needs no letter.
  if (row.ends_at <= ctx.now()) return
  await ctx.enqueue(mailBooking, { ...order, kind })
  const remindAt = new Date(row.starts_at.getTime() - reminderMs)
  // Nobody is reminded of what they have only just booked.
  if (kind === 'cancellation' || remindAt <= ctx.now()) return
  await ctx.enqueue(mailBooking, { ...order, kind: 'reminder' }, { startAfter: remindAt })
}
