import type { ReminderPreview } from '#contract/reminders/reminders.ts'
import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx } from '#server/core/context.ts'
import { sampleTold, type ToldBooking } from '#server/modules/bookings/told/told.ts'
import {
  render,
  renderContextOf,
  textSizeOf,
} from '#server/modules/messaging/templates/rendering/rendering.ts'

/** A reminder as a text message, in the words of the business or in ours. */
export const textOf = (
  { language, values }: Pick<ToldBooking, 'language' | 'values'>,
  words: string | null,
): string => phrase(words ?? textsOf(language).bookingMail.text_reminder, values)

/** The reminder as somebody with a common name would get it tomorrow, and its size. */
export async function previewReminder(ctx: Ctx, words: string | null): Promise<ReminderPreview> {
  const booking = await sampleTold(ctx)
  const wording = {
    channel: 'sms' as const,
    subject: null,
    body: textOf(booking, words?.trim() || null),
    variable_sources: {},
    provider_positions: null,
  }
  const nobody = { name: null, email: null, phone: null, country: null, timezone: null, external_id: null }
  const said = render(wording, { ...nobody, attributes: {} }, await renderContextOf(ctx, {}))
  return { text: said.body, ...textSizeOf(said) }
}
