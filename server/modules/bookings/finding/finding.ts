import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { matchingTerms } from '#server/db/search-terms.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { selectBookings } from '../queries.ts'

/** The bookings in which words begin like this, the latest time first. */
export const findBookings = (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  ctx.tx(async db => {
    const words = await matchingTerms(db, 'booking', 'booking.id', { q })
    const rows = await selectBookings(db, {}, words, 'latest', { after: null, limit, offset: 0 })
    if (!rows.length) return []
    const { timezone: timeZone, ...desk } = await business(ctx)
    const time = new Intl.DateTimeFormat(homeLanguage(desk), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    })
    return rows.map(({ id, name, service_name, starts_at }) => ({
      id,
      title: name,
      detail: `${service_name} · ${time.format(starts_at)}`,
    }))
  })
