import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { MailUnavailable } from '#server/providers/mail/port.ts'
import { calendarFile } from '../calendar-file.ts'
import { visitorEntry } from '../entry.ts'
import { type BookingRow, selectBooking } from '../queries.ts'
import { letter } from './letters.ts'
import { claimMail, type MailKey, type MailKind, mailSent, releaseMail } from './queries.ts'

/** Longer than a mail server may take for all its answers (see providers/mail/smtp.ts). */
const claimMs = 3 * 60_000
/** How long before a booking its reminder goes out. */
export const reminderMs = 24 * 60 * 60_000

/** A mail to be sent: of what kind, about which state of which booking. */
interface MailOrder {
  booking_id: string
  kind: MailKind
  sequence: number
}

/**
 * Mails the state that a booking has: to whoever booked, with an entry for their calendar. Each mail goes out once,
 * however often the job runs; one whose process died in the middle of handing it over is handed over again, under the
 * same Message-ID. A state that has passed is not told any more: the mail about the newer one says it all.
 */
export const mailBooking: Job<MailOrder> = job<MailOrder>({
  name: 'bookings.mail',
  concurrency: 4,
  async run(ctx, { booking_id, kind, sequence }) {
    const key = { bookingId: booking_id, kind, sequence }
    const row = await ctx.tx(db => selectBooking(db, booking_id))
    if (!row?.email || row.sequence !== sequence || !stillTrue(ctx, row, kind)) return
    const now = ctx.now()
    const until = new Date(now.getTime() + claimMs)
    const claim = await ctx.tx(db => claimMail(db, key, { now, until }))
    if (claim === 'sent') return
    if (claim !== 'claimed') {
      // Whoever has it in hand may have died: looked after again when their time is over.
      return ctx.enqueue(mailBooking, { booking_id, kind, sequence }, { startAfter: claim.busy })
    }
    await handOver(ctx, row, key, row.email)
  },
})

async function handOver(ctx: Ctx, row: BookingRow, key: MailKey, to: string): Promise<void> {
  const desk = await business(ctx)
  const { subject, text } = letter(ctx, { row, desk, kind: key.kind })
  const method = row.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const entry = visitorEntry(ctx, row, desk)
  try {
    const sent = await ctx.mail.send({
      ...{ to, subject, text },
      toName: row.name,
      fromName: desk.name,
      replyTo: desk.email,
      calendar: { method, text: calendarFile([entry], { method }) },
      key: `${row.id}.${key.kind}.${key.sequence}`,
    })
    await ctx.tx(db => mailSent(db, key, { at: ctx.now(), messageId: sent.id }))
    if (sent.path)
      ctx.log.info({ path: sent.path, subject }, 'mail written to a file: no mail server is configured')
  } catch (error) {
    await ctx.tx(db => releaseMail(db, key, ctx.now()))
    // An address that takes no mail takes none later either; the booking stands all the same.
    if (error instanceof MailUnavailable && !error.temporary) {
      ctx.log.warn({ err: error, booking: row.id }, 'a mail about a booking was refused')
      return
    }
    throw error
  }
}

/** Whether there is still something to tell: a reminder of what has begun or was called off reminds of nothing. */
function stillTrue(ctx: Ctx, row: BookingRow, kind: MailKind): boolean {
  if (kind === 'cancellation') return row.status === 'cancelled'
  return row.status === 'confirmed' && row.starts_at > ctx.now()
}
