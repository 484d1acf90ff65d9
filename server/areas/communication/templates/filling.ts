import type { Ctx } from '../../../context.ts'
import { business } from '../../accounts/account.ts'
import { chatUrlOf } from '../../chat-links/chat-links.ts'
import type { Filling } from './values.ts'

/** What this business's templates are filled from now, with what was given for one send. */
export async function fillingOf(ctx: Ctx, typed: Record<string, string>): Promise<Filling> {
  const { name, email, phone, website, slug, channels, booking } = await business(ctx)
  const bookable = channels.book && !booking.paused
  return {
    business: { name, email, phone, website },
    typed,
    bookingUrl: bookable ? `${chatUrlOf(ctx.config, slug)}/book` : null,
  }
}
