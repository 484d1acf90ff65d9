import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import * as shape from '#contract/bookings/booking-page.ts'
import {
  Availability,
  AvailabilityQuery,
  BookingCancellation,
  NewBooking,
} from '#contract/bookings/bookings.ts'
import { NewWaiting, OwnWaiting } from '#contract/bookings/waitlist.ts'
import type { Config } from '#server/core/config.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { readMoment } from '#server/http/moment.ts'
import { pageHeaders } from '#server/http/pages/page-headers.ts'
import { loadPages } from '#server/http/pages/pages.ts'
import { Problem } from '#server/http/problem.ts'
import { allowReading } from '#server/http/request/origins.ts'
import { preflight } from '#server/http/request/preflight.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { availability, book, cancel, changeBooking, takesBookings } from '../bookings.ts'
import { calendarFile } from '../calendar-file/calendar-file.ts'
import { visitorEntry } from '../calendar-file/entries.ts'
import { selectBooking } from '../queries.ts'
import { joinWaitlist, leaveByToken } from '../waitlist/waitlist.ts'
import {
  authorizeBooking,
  bookingByToken,
  bookingPageData,
  managePageData,
  offeredServices,
  showToVisitor,
} from './booking-page.ts'

/** The endpoints of the booking page and the widget; the path names the business, or a booking's token. */
export const bookingPageEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/booking-page/:business',
    summary: 'Whose booking page it is, and what can be booked',
    access: 'public',
    limit: 'widget',
    params: shape.DeskParams,
    answers: { 200: shape.BookingDesk },
    errors: [403, 404],
    handle: async (ctx, { params, request, reply }) => {
      const desk = await enter(ctx, params.business, request, reply)
      const { name, slug, timezone } = desk.business
      const { horizon_days } = desk.business.booking
      const enabled = takesBookings(desk.business)
      return {
        name,
        slug,
        timezone,
        horizon_days,
        enabled,
        services: enabled ? await offeredServices(desk.ctx) : [],
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/booking-page/:business/availability',
    summary: 'The times at which a service can be booked',
    access: 'public',
    limit: 'widget',
    params: shape.DeskParams,
    query: AvailabilityQuery,
    answers: { 200: Availability },
    errors: [403, 404],
    handle: async (ctx, { params, query: { service_id, ...query }, request, reply }) => {
      const desk = await enter(ctx, params.business, request, reply)
      return availability(desk.ctx, { serviceId: service_id, ...query })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/booking-page/:business/bookings',
    summary: 'Book a time for oneself',
    access: 'public',
    limit: 'widget',
    params: shape.DeskParams,
    body: NewBooking,
    answers: { 201: shape.VisitorBooking },
    errors: [403, 404, 409],
    handle: async (ctx, { params, body, request, reply }) => {
      const desk = await enter(ctx, params.business, request, reply)
      const { service_id, starts_at, ...person } = body
      if (!person.email?.trim() && !person.phone?.trim()) throw new Problem(400, unreachable)
      const source = desk.allowedOrigin ? 'widget' : 'page'
      const wish = { ...person, serviceId: service_id, startsAt: readMoment(starts_at)!, source } as const
      const { id } = await book(desk.ctx, wish)
      const row = await desk.ctx.tx(db => selectBooking(db, id))
      return showToVisitor(ctx, row!)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/booking-page/:business/waitlist',
    summary: 'Put oneself on the waitlist of a service',
    access: 'public',
    limit: 'widget',
    params: shape.DeskParams,
    body: NewWaiting,
    answers: { 201: OwnWaiting },
    errors: [400, 403, 404, 409],
    handle: async (ctx, { params, body, request, reply }) => {
      const desk = await enter(ctx, params.business, request, reply)
      if (!takesBookings(desk.business)) throw new Problem(409, 'Bookings are paused at the moment.')
      return joinWaitlist(desk.ctx, body, desk.allowedOrigin ? 'widget' : 'page')
    },
  }),
  endpoint({
    method: 'POST',
    path: '/booking-page/waitlist/:token/leave',
    summary: 'Take oneself off the waitlist',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    answers: { 204: null },
    errors: [404],
    handle: (ctx, { params }) => leaveByToken(ctx, params.token),
  }),
  ...['', '/availability', '/bookings', '/waitlist'].map(path =>
    preflight(`/booking-page/:business${path}`, { methods: 'GET, POST', params: shape.DeskParams }),
  ),
  endpoint({
    method: 'GET',
    path: '/booking-page/b/:token',
    summary: 'One’s own booking',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    answers: { 200: shape.VisitorBooking },
    errors: [404],
    handle: async (ctx, { params }) => showToVisitor(ctx, (await bookingByToken(ctx, params.token)).row),
  }),
  endpoint({
    method: 'GET',
    path: '/booking-page/b/:token/availability',
    summary: 'The times to which it can be moved',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    query: shape.TokenAvailability,
    answers: { 200: Availability },
    errors: [404],
    handle: async (ctx, { params, query }) => {
      const { ctx: own, row } = await bookingByToken(ctx, params.token)
      return availability(own, { ...query, serviceId: row.service_id, except: row.id })
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/booking-page/b/:token',
    summary: 'Move one’s own booking',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    body: shape.BookingMove,
    answers: { 200: shape.VisitorBooking },
    errors: [404, 409],
    handle: async (ctx, { params, body }) => {
      const { ctx: own, row } = await bookingByToken(ctx, params.token)
      if (row.starts_at <= ctx.now()) throw new Problem(409, 'This booking has begun already.')
      await changeBooking(own, row.id, body)
      return showToVisitor(ctx, (await bookingByToken(ctx, params.token)).row)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/booking-page/b/:token/cancel',
    summary: 'Cancel one’s own booking',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    body: Type.Optional(BookingCancellation),
    answers: { 200: shape.VisitorBooking },
    errors: [404, 409],
    handle: async (ctx, { params, body }) => {
      const { ctx: own, row } = await bookingByToken(ctx, params.token)
      await cancel(own, row.id, { by: 'visitor', reason: body?.reason })
      return showToVisitor(ctx, (await bookingByToken(ctx, params.token)).row)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/booking-page/b/:token/booking.ics',
    summary: 'One’s own booking as a calendar file',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    answers: { 200: 'text/calendar' },
    errors: [404],
    handle: async (ctx, { params, reply }) => {
      const { ctx: own, row } = await bookingByToken(ctx, params.token)
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="booking.ics"',
        'cache-control': 'no-store',
      })
      return calendarFile([visitorEntry(ctx, row, await business(own))], { method: 'PUBLISH' })
    },
  }),
]

const unreachable = 'An email address or a phone number is needed, so that the business can reach you.'

const pages = loadPages()

/** The HTML pages, under the operator's `{chat_url}`. */
export function bookingPages(config: Config): Endpoint[] {
  const base = new URL(config.chatUrl).pathname.replace(/\/+$/, '')
  return [
    endpoint({
      method: 'GET',
      at: 'root',
      path: `${base}/:slug/book`,
      summary: 'The page on which strangers book',
      access: 'public',
      params: Type.Object({ slug: Type.String() }),
      answers: { 200: 'text/html' },
      handle: (ctx, { params, request, reply }) => {
        const { service } = request.query as Record<string, unknown>
        const chosen = typeof service === 'string' ? service : null
        return show(request, reply, bookingPageData(ctx, params.slug, chosen))
      },
    }),
    endpoint({
      method: 'GET',
      at: 'root',
      path: `${base}/b/:token`,
      summary: 'The page on which a booking is moved or cancelled',
      access: 'public',
      params: Type.Object({ token: Type.String() }),
      answers: { 200: 'text/html' },
      handle: (ctx, { params, request, reply }) => show(request, reply, managePageData(ctx, params.token)),
    }),
  ]
}

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReturnType<typeof bookingPageData>,
): Promise<string> {
  reply.headers(pageHeaders)
  return pages.booking(await page, request.headers['accept-language'])
}

async function enter(ctx: OpenCtx, slugOrId: string, request: FastifyRequest, reply: FastifyReply) {
  reply.header('Cache-Control', 'no-store')
  const desk = await authorizeBooking(ctx, slugOrId, request)
  allowReading(reply, desk.allowedOrigin)
  return desk
}
