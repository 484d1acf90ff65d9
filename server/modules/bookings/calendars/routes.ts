import * as shape from '#contract/bookings/calendars.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { connectCalendar, listCalendars, refreshCalendar, removeCalendar } from './calendars.ts'

export const calendarEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/bookings/calendars',
    summary: 'Connect a calendar whose busy times can’t be booked',
    access: 'owner',
    body: shape.NewCalendar,
    answers: { 201: shape.Calendar },
    errors: [400],
    handle: (ctx, { body }) => connectCalendar(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/bookings/calendars',
    summary: 'The calendars that are connected, oldest first',
    access: 'owner',
    answers: { 200: shape.CalendarList },
    handle: async ctx => ({ calendars: await listCalendars(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/bookings/calendars/:id/refresh',
    summary: 'Read a calendar now, and write what it lacks; it happens by itself every five minutes',
    access: 'owner',
    params: shape.CalendarParams,
    answers: { 200: shape.Calendar },
    handle: (ctx, { params }) => refreshCalendar(ctx, params.id),
  }),
  endpoint({
    method: 'DELETE',
    path: '/bookings/calendars/:id',
    summary: 'Forget a calendar and its busy times',
    access: 'owner',
    params: shape.CalendarParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeCalendar(ctx, params.id),
  }),
]
