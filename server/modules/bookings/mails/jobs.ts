import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { MailUnavailable } from '#server/providers/mail/port.ts'
import { calendarFile } from '../calendar-file/calendar-file.ts'
import { visitorEntry } from '../calendar-file/entries.ts'
import { type BookingRow, selectBooking } from '../queries.ts'
import { bookingMail } from './outgoing-mail.ts'
import { claimMail, type MailKey, type MailKind, markMailSent, releaseMail } from './queries.ts'

/** Longer than a mail server's slowest answers (see providers/mail/smtp.ts). */
export const claimMs = 3 * 60_000
/** When the visitor is reminded of a booking; null: never. */
export const reminderAt = (desk: Business, startsAt: Date): Date | null =>
  desk.booking.reminder_minutes === null
    ? null
    : new Date(startsAt.getTime() - desk.booking.reminder_minutes * 60_000)

/** A mail to send: its kind, and the state of the booking that it is about. */
interface BookingMail {
  booking_id: string
  kind: MailKind
  sequence: number
}

/**
 * Mails the state of a booking to the visitor, with a calendar entry. Each mail is sent once, however often the job
 * runs; when a process dies while sending, the mail is sent again under the same Message-ID. An outdated state is not
 * mailed, because the newer state has its own mail.
 */
export const mailBooking: Job<BookingMail> = job<BookingMail>({
  name: 'bookings.mail',
  concurrency: 4,
  async run(ctx, { booking_id, kind, sequence }) {
    const key = { bookingId: booking_id, kind, sequence }
    const row = await ctx.tx(db => selectBooking(db, booking_id))
    if (!row?.email || row.sequence !== sequence || !isStillTrue(ctx, row, kind)) return
    const now = ctx.now()
    if (kind === 'reminder') {
      // The business may have set another time since, or wants no reminders any more.
      const due = reminderAt(await business(ctx), row.starts_at)
      if (!due) return
      if (due > now) return ctx.enqueue(mailBooking, { booking_id, kind, sequence }, { startAfter: due })
    }
    const until = new Date(now.getTime() + claimMs)
    const claim = await ctx.tx(db => claimMail(db, key, { now, until }))
    if (claim === 'sent') return
    if (claim !== 'claimed') {
      // The process that claimed it may have died: look again when its claim ends.
      return ctx.enqueue(mailBooking, { booking_id, kind, sequence }, { startAfter: claim.busy })
    }
    await sendMail(ctx, row, key, row.email)
  },
})

async function sendMail(ctx: Ctx, row: BookingRow, key: MailKey, to: string): Promise<void> {
  const desk = await business(ctx)
  const { subject, text } = bookingMail(ctx, { row, desk, kind: key.kind })
  const method = row.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const entry = visitorEntry(ctx, row, desk)
  try {
    const sent = await ctx.mail.send({
      to,
      subject,
      text,
      toName: row.name,
      fromName: desk.name,
      replyTo: desk.email,
      calendar: { method, text: calendarFile([entry], { method }) },
      key: `${row.id}.${key.kind}.${key.sequence}`,
    })
    await ctx.tx(db => markMailSent(db, key, { at: ctx.now(), messageId: sent.id }))
    if (sent.path)
      ctx.log.info({ path: sent.path, subject }, 'mail written to a file: no mail server is configured')
  } catch (error) {
    await ctx.tx(db => releaseMail(db, key, ctx.now()))
    // A refused address stays refused; the booking stays valid.
    if (error instanceof MailUnavailable && !error.temporary) {
      ctx.log.warn({ err: error, booking: row.id }, 'a mail about a booking was refused')
      return
    }
    throw error
  }
}

/** Whether the mail is still true: no reminder of a booking that has begun or was cancelled. */
function isStillTrue(ctx: Ctx, row: BookingRow, kind: MailKind): boolean {
  if (kind === 'cancellation') return row.status === 'cancelled'
  return row.status === 'confirmed' && row.starts_at > ctx.now()
}
