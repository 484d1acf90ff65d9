import type { FastifyRequest } from 'fastify'
import type { VisitorBooking } from '#contract/bookings/booking-page.ts'
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
import { takesBookings } from '../bookings.ts'
import { type BookingRow, findByToken, selectBooking } from '../queries.ts'
import { listServices } from '../services/services.ts'
import { manageToken } from '../token.ts'
import { showShared } from '../wire.ts'

/** A business at which strangers may book, and the context of one of them. */
export interface Desk {
  ctx: Ctx
  business: Business
  /** The foreign page that may read the answer; null where none need be told. */
  allowedOrigin: string | null
}

/** The business of a booking page, by slug or id, whether or not it takes bookings now; 404 when it never does. */
export async function deskAt(ctx: OpenCtx, slugOrId: string): Promise<{ ctx: Ctx; business: Business }> {
  const isId = isRecordId(slugOrId)
  const found = isId ? await businessById(ctx, slugOrId.toLowerCase()) : await businessBySlug(ctx, slugOrId)
  if (!found?.channels.book) throw notFound('Booking page')
  return { ctx: ctx.as(found.id, { kind: 'visitor' }), business: found }
}

/**
 * The same, for a page that asks: our own, a program without a page, or a website that the business allows (interface,
 * "Chat and conversations"). 403, 404.
 */
export async function enterDesk(ctx: OpenCtx, slugOrId: string, request: FastifyRequest): Promise<Desk> {
  const desk = await deskAt(ctx, slugOrId)
  const { origin } = request.headers
  if (!origin || ownOrigins(ctx, request).includes(origin)) return { ...desk, allowedOrigin: null }
  if (!allowsOrigin(desk.business, origin)) throw new Problem(403, 'This website may not take bookings here.')
  return { ...desk, allowedOrigin: origin }
}

/** The booking that a token opens, and the context of whoever holds it; 404. */
export async function bookingAt(ctx: OpenCtx, token: string): Promise<{ ctx: Ctx; row: BookingRow }> {
  const found = await findByToken(ctx, tokenHash(token))
  if (!found) throw notFound('Booking')
  const own = ctx.as(found.tenant_id, { kind: 'visitor' })
  const row = await own.tx(db => selectBooking(db, found.id))
  if (!row) throw notFound('Booking')
  return { ctx: own, row }
}

export const showVisitor = (ctx: OpenCtx, row: BookingRow): VisitorBooking => ({
  ...showShared(ctx, row),
  can_change: row.status === 'confirmed' && row.starts_at > ctx.now(),
})

/** What can be booked at a desk. */
export async function offeredServices(ctx: Ctx) {
  const services = await listServices(ctx, { active: true })
  return services.map(
    ({ id, name, description, duration_minutes, capacity, price_hundredths, currency }) => ({
      ...{ id, name, description, duration_minutes, capacity, currency },
      price: price_hundredths === null ? null : price_hundredths / 100,
    }),
  )
}

/** The page on which strangers book. 404. */
export async function bookPage(ctx: OpenCtx, slug: string): Promise<BookingPageData> {
  const desk = await deskAt(ctx, slug)
  const open = takesBookings(desk.business)
  return { ...pageOf(desk.business), services: open ? await offeredServices(desk.ctx) : [], booking: null }
}

/** The page on which one booking is moved or cancelled. 404. */
export async function managePage(ctx: OpenCtx, token: string): Promise<BookingPageData> {
  const { ctx: own, row } = await bookingAt(ctx, token)
  const desk = await business(own)
  const booking = { ...showVisitor(ctx, row), token: manageToken(ctx, row.id) }
  return { ...pageOf(desk), services: [], booking }
}

const pageOf = (desk: Business): Omit<BookingPageData, 'services' | 'booking'> => ({
  business: desk.name,
  slug: desk.slug,
  primary_color: desk.primary_color,
  language: desk.language,
  country: desk.country,
  timezone: desk.timezone,
  horizon_days: desk.booking.horizon_days,
  takes_bookings: takesBookings(desk),
  api: apiBase,
  address: desk.address,
  contact: { email: desk.email, phone: desk.phone, website: desk.website },
})
