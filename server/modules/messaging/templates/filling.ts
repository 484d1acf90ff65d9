import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { openBookingPage } from '#server/modules/bookings/bookings.ts'
import type { Filling } from './values.ts'

/** What this business's templates are filled from now, with what was given for one send. */
export async function fillingOf(ctx: Ctx, typed: Record<string, string>): Promise<Filling> {
  const { name, email, phone, website, language } = await business(ctx)
  return {
    business: { name, email, phone, website, language },
    typed,
    bookingUrl: await openBookingPage(ctx),
  }
}
