import type { Ctx } from '#server/core/context.ts'
import { writesBookings } from './calendars/calendars.ts'
import { writeBookingJob } from './calendars/jobs.ts'
import { mailBooking, reminderMs } from './mails/jobs.ts'
import type { MailKind } from './mails/queries.ts'
import type { BookingRow } from './queries.ts'
import { showBooking } from './wire.ts'

/** What happened to a booking. After `moved` the visitor's calendar must change. */
type BookingChange = 'created' | 'changed' | 'moved' | 'cancelled'

const events: Record<BookingChange, string> = {
  created: 'booking.created',
  changed: 'booking.updated',
  moved: 'booking.updated',
  cancelled: 'booking.cancelled',
}

const mails: Record<BookingChange, MailKind | null> = {
  created: 'confirmation',
  changed: null,
  moved: 'change',
  cancelled: 'cancellation',
}

/** Publishes a change, writes it to calendars and mails it, in the transaction that makes it. */
export const announce = (ctx: Ctx, row: BookingRow, change: BookingChange): Promise<void> =>
  ctx.tx(async () => {
    await ctx.publish(events[change], showBooking(ctx, row))
    if (await writesBookings(ctx)) await ctx.enqueue(writeBookingJob, { booking_id: row.id })
    const kind = mails[change]
    if (row.email && kind) await mail(ctx, row, kind)
  })

async function mail(ctx: Ctx, row: BookingRow, kind: MailKind): Promise<void> {
  const order = { booking_id: row.id, sequence: row.sequence }
  // A booking that is over (a business may cancel late) needs no mail.
  if (row.ends_at <= ctx.now()) return
  await ctx.enqueue(mailBooking, { ...order, kind })
  const remindAt = new Date(row.starts_at.getTime() - reminderMs)
  // A booking made within the reminder time gets no reminder.
  if (kind === 'cancellation' || remindAt <= ctx.now()) return
  await ctx.enqueue(mailBooking, { ...order, kind: 'reminder' }, { startAfter: remindAt })
}
