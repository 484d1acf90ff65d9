import type { Ctx } from '#server/core/context.ts'
import { type Job, job, type Listener } from '#server/core/job.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { type ToldBooking, toldBooking } from '#server/modules/bookings/told/told.ts'
import { sendNotice } from '#server/modules/campaigns/notices/notices.ts'
import { readPhone } from '#server/modules/contacts/address/address.ts'
import { isSuppressed } from '#server/modules/contacts/suppressions/suppressions.ts'
import { senderOf, senderStatus } from '#server/modules/messaging/senders/senders.ts'
import { type Template, templatesById } from '#server/modules/messaging/templates/templates.ts'
import { lateTextAt, textAt } from './hours.ts'
import { insertReminder } from './queries.ts'
import { textOf } from './wording.ts'

/** Plans the text message about a booking that was made or moved. It looks at the settings again when it is due. */
export const planReminders: Listener = {
  name: 'reminders.plan',
  types: ['booking.created', 'booking.updated'],
  inTransaction: true,
  async handle(ctx, { data }) {
    if (data.status !== 'confirmed' || !data.phone) return
    const booking = await toldBooking(ctx, data.id as string)
    if (!booking?.remindAt || booking.remindAt <= ctx.now()) return
    await ctx.enqueue(
      remindJob,
      { booking: booking.id, starts_at: booking.startsAt.toISOString() },
      { startAfter: sendAt(booking, booking.remindAt) },
    )
  },
}

const sendAt = ({ startsAt, timezone }: ToldBooking, due: Date) => textAt({ due, startsAt, timezone })

/**
 * Reminds somebody of their booking by text message, once for each time that it had. It does nothing for a booking that was
 * moved or cancelled meanwhile; the new time has its own reminder.
 */
export const remindJob: Job<{ booking: string; starts_at: string }> = job({
  name: 'reminders.text',
  concurrency: 2,
  async run(ctx, asked) {
    const desk = await business(ctx)
    const booking = await toldBooking(ctx, asked.booking)
    if (booking?.status !== 'confirmed' || booking.startsAt.toISOString() !== asked.starts_at) return
    if (!desk.booking.reminder_texts || !desk.communication_enabled || !booking.remindAt) return
    const now = ctx.now()
    // The business may have chosen another time since.
    const due = sendAt(booking, booking.remindAt)
    const at = due > now ? due : lateTextAt(booking, now)
    if (!at) return
    if (at > now) return ctx.enqueue(remindJob, asked, { startAfter: at })
    await remind(ctx, desk, booking)
  },
})

async function remind(ctx: Ctx, desk: Business, booking: ToldBooking): Promise<void> {
  const number = readPhone(booking.phone ?? '', desk.country)
  if ('reason' in number) return
  const approved = await approvedTemplate(ctx, desk.booking.reminder_template_id, number.phone)
  const template = approved?.variables.every(variable => fills(booking, variable)) ? approved : null
  const { name, service, business: whose } = booking.values
  const id = ctx.id()
  await ctx.tx(async db => {
    const noted = {
      booking_id: booking.id,
      starts_at: booking.startsAt,
      broadcast_id: id,
      reminded_at: ctx.now(),
    }
    if (!(await insertReminder(db, noted))) return
    await sendNotice(ctx, {
      id,
      title: `${service}: ${name}`,
      name,
      phone: number.phone,
      consentSource: `Booked ${service} with ${whose}`.slice(0, 200),
      ...(template
        ? { channel: 'whatsapp', template: { id: template.id, values: booking.values } }
        : { channel: 'sms', text: textOf(booking, desk.booking.reminder_text_words) }),
    })
  })
}

/** Whether a placeholder of a template gets a value from the booking; one that does not would keep the message back. */
const fills = ({ values }: ToldBooking, placeholder: string): boolean =>
  Object.hasOwn(values, placeholder) ||
  ['contact.name', 'contact.phone', 'business.name'].includes(placeholder)

/** The template for reminders, where WhatsApp has approved it and can reach this number; else the reminder is an SMS. */
async function approvedTemplate(ctx: Ctx, id: string | null, phone: string): Promise<Template | null> {
  if (id === null) return null
  const template = (await templatesById(ctx, [id])).get(id)
  if (!template?.is_active || template.channel !== 'whatsapp' || template.provider_status !== 'approved')
    return null
  if (!senderStatus(await senderOf(ctx, 'whatsapp')).ready) return null
  return (await isSuppressed(ctx, phone, 'whatsapp')) ? null : template
}
