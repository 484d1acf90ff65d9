import { Type } from 'typebox'
import { BookingPage } from '#contract/bookings/booking-page.ts'
import * as shape from '#contract/bookings/bookings.ts'
import { ObstacleList, ObstacleQuery, OverridingBooking } from '#contract/bookings/obstacles.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { momentOf, readMoment } from '#server/http/moment.ts'
import { availability, book, bookDespite, cancel, changeBooking, conclude, getBooking } from './bookings.ts'
import { busyEndpoints } from './busy/routes.ts'
import { calendarCron } from './calendars/cron.ts'
import { readCalendarJob, writeBookingJob } from './calendars/jobs.ts'
import { calendarEndpoints } from './calendars/routes.ts'
import { feedEndpoints, feedFile } from './feed/routes.ts'
import { holidayEndpoints } from './holidays/routes.ts'
import { listBookings } from './list.ts'
import { mailBooking } from './mails/jobs.ts'
import { bookingPage } from './pages/booking-page.ts'
import { bookingPageEndpoints, bookingPages } from './pages/routes.ts'
import { bookingPersonalData } from './people/personal-data.ts'
import { serviceEndpoints } from './services/routes.ts'
import { obstacles } from './slots/obstacles.ts'
import { mailOffer, offerJob } from './waitlist/jobs.ts'
import { waitlistEndpoints } from './waitlist/routes.ts'

export const bookings: Module = {
  name: 'bookings',
  about: 'Services, free times, appointments, and the calendars that they share.',
  personalData: bookingPersonalData,
  jobs: [mailBooking, readCalendarJob, writeBookingJob, offerJob, mailOffer],
  cron: [calendarCron],
  pages: config => [...bookingPages(config), feedFile('root')],
  endpoints: [
    ...serviceEndpoints,
    ...feedEndpoints,
    ...calendarEndpoints,
    ...busyEndpoints,
    ...holidayEndpoints,
    ...waitlistEndpoints,
    ...bookingPageEndpoints,
    endpoint({
      method: 'GET',
      path: '/bookings/availability',
      summary: 'The times at which a service can be booked',
      access: 'standard',
      query: shape.DeskAvailabilityQuery,
      answers: { 200: shape.Availability },
      errors: [404],
      handle: (ctx, { query: { service_id, booking_id, duration_minutes, ...query } }) =>
        availability(ctx, {
          ...query,
          serviceId: service_id,
          except: booking_id,
          minutes: duration_minutes,
        }),
    }),
    endpoint({
      method: 'POST',
      path: '/bookings',
      summary: 'Book a time for somebody',
      access: 'standard',
      body: shape.NewBooking,
      answers: { 201: shape.Booking },
      errors: [404, 409],
      handle: (ctx, { body: { service_id, starts_at, ...person } }) =>
        book(ctx, { ...person, serviceId: service_id, startsAt: readMoment(starts_at)!, source: 'api' }),
    }),
    endpoint({
      method: 'GET',
      path: '/bookings/obstacles',
      summary: 'What is in the way of a service at a moment',
      access: 'standard',
      query: ObstacleQuery,
      answers: { 200: ObstacleList },
      errors: [404],
      handle: async (ctx, { query: { service_id, starts_at } }) => ({
        obstacles: await obstacles(ctx, { serviceId: service_id, startsAt: readMoment(starts_at)! }),
      }),
    }),
    endpoint({
      method: 'POST',
      path: '/bookings/override',
      summary: 'Book a time for somebody over what is in the way, knowingly',
      access: 'member',
      body: OverridingBooking,
      answers: { 201: shape.Booking },
      errors: [404, 409],
      handle: (ctx, { body: { service_id, starts_at, override, ...person } }) =>
        bookDespite(
          ctx,
          { ...person, serviceId: service_id, startsAt: readMoment(starts_at)!, source: 'api' },
          override,
        ),
    }),
    endpoint({
      method: 'GET',
      path: '/bookings',
      summary: 'Bookings, the latest time first',
      access: 'standard',
      query: shape.BookingFilter,
      answers: { 200: shape.BookingList },
      handle: (ctx, { query: { service_id, lead_id, from, to, ...query } }) =>
        listBookings(ctx, {
          ...query,
          serviceId: service_id,
          leadId: lead_id,
          from: momentOf(from),
          to: momentOf(to),
        }),
    }),
    endpoint({
      method: 'GET',
      path: '/bookings/page',
      summary: 'The page on which visitors book, and whether they can',
      access: 'standard',
      answers: { 200: BookingPage },
      handle: bookingPage,
    }),
    endpoint({
      method: 'GET',
      path: '/bookings/:id',
      summary: 'One booking',
      access: 'standard',
      params: shape.BookingParams,
      answers: { 200: shape.Booking },
      handle: (ctx, { params }) => getBooking(ctx, params.id),
    }),
    endpoint({
      method: 'PATCH',
      path: '/bookings/:id',
      summary: 'Change the fields that are sent; a new starts_at moves the booking',
      access: 'standard',
      params: shape.BookingParams,
      body: shape.BookingChanges,
      answers: { 200: shape.Booking },
      errors: [409],
      handle: (ctx, { params, body }) => changeBooking(ctx, params.id, body),
    }),
    endpoint({
      method: 'POST',
      path: '/bookings/:id/cancel',
      summary: 'Cancel a booking; its time is free again',
      access: 'standard',
      params: shape.BookingParams,
      body: Type.Optional(shape.BookingCancellation),
      answers: { 200: shape.Booking },
      errors: [409],
      handle: (ctx, { params, body }) => cancel(ctx, params.id, { by: 'business', reason: body?.reason }),
    }),
    endpoint({
      method: 'POST',
      path: '/bookings/:id/complete',
      summary: 'Say that a booking took place',
      access: 'standard',
      params: shape.BookingParams,
      answers: { 200: shape.Booking },
      errors: [409],
      handle: (ctx, { params }) => conclude(ctx, params.id, 'completed'),
    }),
    endpoint({
      method: 'POST',
      path: '/bookings/:id/no-show',
      summary: 'Say that nobody came',
      access: 'standard',
      params: shape.BookingParams,
      answers: { 200: shape.Booking },
      errors: [409],
      handle: (ctx, { params }) => conclude(ctx, params.id, 'no_show'),
    }),
  ],
}
