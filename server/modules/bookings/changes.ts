import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { writesBookings } from './calendars/calendars.ts'
import { writeBookingJob } from './calendars/jobs.ts'
import { mailBooking, reminderAt } from './mails/jobs.ts'
import type { MailKind } from './mails/queries.ts'
import type { BookingRow } from './queries.ts'
import { offerJob } from './waitlist/jobs.ts'
import { showBooking } from './wire.ts'

/** What happened to a booking. After `moved` the visitor's calendar must change. */
type BookingChange = 'created' | 'changed' | 'moved' | 'cancelled'

/** A time that a booking gives up. */
interface Freed {
  starts_at: Date
  ends_at: Date
}

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

/**
 * Publishes a change, writes it to calendars and mails it, in the transaction that makes it. `freed`: the time that the booking
 * gives up, which is offered to those who wait.
 */
export const announce = (ctx: Ctx, row: BookingRow, change: BookingChange, freed?: Freed): Promise<void> =>
  ctx.tx(async () => {
    await ctx.publish(events[change], showBooking(ctx, row))
    if (await writesBookings(ctx)) await ctx.enqueue(writeBookingJob, { booking_id: row.id })
    const kind = mails[change]
    if (row.email && kind) await mail(ctx, row, kind)
    if (freed && freed.starts_at > ctx.now()) await offer(ctx, row, change, freed)
  })

/** A member may take a move back at once: then the time was never free. */
const secondThoughtsMs = 15_000

function offer(ctx: Ctx, row: BookingRow, change: BookingChange, freed: Freed): Promise<void> {
  const time = {
    by: `${row.id} ${row.sequence}`,
    service_id: row.service_id,
    starts_at: freed.starts_at.toISOString(),
    ends_at: freed.ends_at.toISOString(),
  }
  const wait = change === 'moved' ? secondThoughtsMs : 0
  return ctx.enqueue(offerJob, time, { startAfter: new Date(ctx.now().getTime() + wait) })
}

async function mail(ctx: Ctx, row: BookingRow, kind: MailKind): Promise<void> {
  const order = { booking_id: row.id, sequence: row.sequence }
  // A booking that is over (a business may cancel late) needs no mail.
  if (row.ends_at <= ctx.now()) return
  await ctx.enqueue(mailBooking, { ...order, kind })
  const remindAt = reminderAt(await business(ctx), row.starts_at)
  // A booking made within the reminder time gets no reminder.
  if (kind === 'cancellation' || !remindAt || remindAt <= ctx.now()) return
  await ctx.enqueue(mailBooking, { ...order, kind: 'reminder' }, { startAfter: remindAt })
}
