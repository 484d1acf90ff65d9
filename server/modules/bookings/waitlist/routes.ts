import { Booking } from '#contract/bookings/bookings.ts'
import * as shape from '#contract/bookings/waitlist.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { acceptOffer, skipOffer } from './accepting.ts'
import { addWaiting, changeWaiting, listWaiting, removeWaiting } from './waitlist.ts'

export const waitlistEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/bookings/waitlist',
    summary: 'Note somebody who wants a time that is not free; the next that suits them is offered to them',
    access: 'standard',
    body: shape.NewWaiting,
    answers: { 201: shape.Waiting },
    errors: [400, 404],
    handle: (ctx, { body }) => addWaiting(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/bookings/waitlist',
    summary: 'Who waits for a time, the longest first',
    access: 'standard',
    answers: { 200: shape.WaitingList },
    handle: async ctx => ({ waiting: await listWaiting(ctx) }),
  }),
  endpoint({
    method: 'PATCH',
    path: '/bookings/waitlist/:id',
    summary: 'Change the fields that are sent',
    access: 'standard',
    params: shape.WaitingParams,
    body: shape.WaitingChanges,
    answers: { 200: shape.Waiting },
    handle: (ctx, { params, body }) => changeWaiting(ctx, params.id, body),
  }),
  endpoint({
    method: 'POST',
    path: '/bookings/waitlist/:id/accept',
    summary: 'Book the time that is offered to somebody, who leaves the waitlist',
    access: 'standard',
    params: shape.WaitingParams,
    answers: { 200: Booking },
    errors: [409],
    handle: (ctx, { params }) => acceptOffer(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/bookings/waitlist/:id/skip',
    summary: 'Offer the time that is offered to somebody to the next instead',
    access: 'standard',
    params: shape.WaitingParams,
    answers: { 200: shape.Waiting },
    errors: [409],
    handle: (ctx, { params }) => skipOffer(ctx, params.id),
  }),
  endpoint({
    method: 'DELETE',
    path: '/bookings/waitlist/:id',
    summary: 'Take somebody off the waitlist',
    access: 'standard',
    params: shape.WaitingParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeWaiting(ctx, params.id),
  }),
]
