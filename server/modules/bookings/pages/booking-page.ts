import type { FastifyRequest } from 'fastify'
import type { BookingPage, VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { BookingPageData } from '#contract/pages/booking.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { tokenHash } from '#server/core/secret-token.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { ownOrigins } from '#server/http/request/origins.ts'
import { apiBase } from '#server/http/serve.ts'
import {
  allowsOrigin,
  type Business,
  business,
  businessById,
  businessBySlug,
} from '#server/modules/accounts/accounts.ts'
import { offersBookings, pageUrlOf, takesBookings } from '../bookings.ts'
import { type BookingRow, findByToken, selectBooking } from '../queries.ts'
import { listServices } from '../services/services.ts'
import { manageToken } from '../token.ts'
import { showShared } from '../wire.ts'

/** A visitor's access to a business that takes bookings. */
interface BookingAccess {
  ctx: Ctx
  business: Business
  /** The origin of another website that may read the answer; null when no CORS header is needed. */
  allowedOrigin: string | null
}

/** The business of a booking page, by slug or id, even when bookings are paused; 404 when it offers none. */
async function bookableBusiness(ctx: OpenCtx, slugOrId: string): Promise<{ ctx: Ctx; business: Business }> {
  const found = isRecordId(slugOrId)
    ? await businessById(ctx, slugOrId.toLowerCase())
    : await businessBySlug(ctx, slugOrId)
  if (!found?.channels.book) throw notFound('Booking page')
  return { ctx: ctx.as(found.id, { kind: 'visitor' }), business: found }
}

/**
 * The same for a request from a page: our own, a program without a page, or a website that the business allows. 403,
 * 404.
 */
export async function authorizeBooking(
  ctx: OpenCtx,
  slugOrId: string,
  request: FastifyRequest,
): Promise<BookingAccess> {
  const desk = await bookableBusiness(ctx, slugOrId)
  const { origin } = request.headers
  if (!origin || ownOrigins(ctx, request).includes(origin)) return { ...desk, allowedOrigin: null }
  if (!allowsOrigin(desk.business, origin)) throw new Problem(403, 'This website may not take bookings here.')
  return { ...desk, allowedOrigin: origin }
}

/** The booking that a token opens, and the visitor's context; 404. */
export async function bookingByToken(ctx: OpenCtx, token: string): Promise<{ ctx: Ctx; row: BookingRow }> {
  const found = await findByToken(ctx, tokenHash(token))
  if (!found) throw notFound('Booking')
  const own = ctx.as(found.tenant_id, { kind: 'visitor' })
  const row = await own.tx(db => selectBooking(db, found.id))
  if (!row) throw notFound('Booking')
  return { ctx: own, row }
}

export const showToVisitor = (ctx: OpenCtx, row: BookingRow): VisitorBooking => ({
  ...showShared(ctx, row),
  can_change: row.status === 'confirmed' && row.starts_at > ctx.now(),
})

/** The services that a visitor can book. */
export async function offeredServices(ctx: Ctx) {
  const services = await listServices(ctx, { active: true })
  return services.map(
    ({ id, name, description, duration_minutes, capacity, price_hundredths, currency }) => ({
      id,
      name,
      description,
      duration_minutes,
      capacity,
      currency,
      price: price_hundredths === null ? null : price_hundredths / 100,
    }),
  )
}

/** Where visitors book, and whether they can. */
export async function bookingPage(ctx: Ctx): Promise<BookingPage> {
  const desk = await business(ctx)
  return { url: pageUrlOf(ctx, desk), is_open: await offersBookings(ctx, desk) }
}

/** The data of the page on which visitors book. 404. */
export async function bookingPageData(
  ctx: OpenCtx,
  slug: string,
  chosen: string | null,
): Promise<BookingPageData> {
  const desk = await bookableBusiness(ctx, slug)
  const open = takesBookings(desk.business)
  const services = open ? await offeredServices(desk.ctx) : []
  return { ...pageOf(desk.business), services, chosen, booking: null }
}

/** The data of the page on which a booking is moved or cancelled. 404. */
export async function managePageData(ctx: OpenCtx, token: string): Promise<BookingPageData> {
  const { ctx: own, row } = await bookingByToken(ctx, token)
  const desk = await business(own)
  const booking = { ...showToVisitor(ctx, row), token: manageToken(ctx, row.id) }
  return { ...pageOf(desk), services: [], chosen: null, booking }
}

const pageOf = (desk: Business): Omit<BookingPageData, 'services' | 'chosen' | 'booking'> => ({
  business: desk.name,
  slug: desk.slug,
  primary_color: desk.primary_color,
  logo_url: desk.logo_url,
  language: desk.language,
  country: desk.country,
  timezone: desk.timezone,
  horizon_days: desk.booking.horizon_days,
  takes_bookings: takesBookings(desk),
  chats: desk.channels.chat,
  api: apiBase,
  address: desk.address,
  contact: { email: desk.email, phone: desk.phone, website: desk.website },
})
