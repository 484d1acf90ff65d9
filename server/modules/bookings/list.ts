import type { Static } from 'typebox'
import type { BookingList } from '#contract/bookings/bookings.ts'
import type { Ctx } from '#server/core/context.ts'
import { matchingTerms } from '#server/db/search-terms.ts'
import { type PageRequest, readPage } from '#server/http/request/cursors.ts'
import * as rows from './queries.ts'
import { findService } from './services/services.ts'
import { showBooking } from './wire.ts'

interface BookingListing extends rows.BookingQuery, PageRequest {
  q?: string | undefined
  sort?: rows.BookingSort | undefined
}

/** Bookings that match, the latest time first unless asked otherwise; `q` looks for beginnings of words. */
export async function listBookings(
  ctx: Ctx,
  { q, sort = 'latest', limit, offset, cursor, ...filter }: BookingListing,
): Promise<Static<typeof BookingList>> {
  if (filter.serviceId !== undefined) await findService(ctx, filter.serviceId)
  return ctx.tx(async db => {
    const words = await matchingTerms(db, 'booking', 'booking.id', { q })
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'bookings',
        sort,
        filter: { ...filter, q },
        select: window => rows.selectBookings(db, filter, words, sort, window),
        keyOf: ({ starts_at, id }) => [starts_at.toISOString(), id],
        count: most => rows.countBookings(db, filter, words, most),
      },
      { limit, offset, cursor },
    )
    return { bookings: found.map(row => showBooking(ctx, row)), ...end }
  })
}
