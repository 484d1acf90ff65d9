import * as shape from '#contract/bookings/services.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import type { ServiceRow } from './services.ts'
import { changeService, createService, getService, listServices, removeService } from './services.ts'

export const serviceEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/services',
    summary: 'Add something that can be booked',
    access: 'standard-or-owner',
    body: shape.NewService,
    answers: { 201: shape.Service },
    handle: async (ctx, { body }) => showService(await createService(ctx, body)),
  }),
  endpoint({
    method: 'GET',
    path: '/services',
    summary: 'Everything that can be booked, oldest first',
    access: 'standard',
    answers: { 200: shape.ServiceList },
    handle: async ctx => ({ services: (await listServices(ctx)).map(showService) }),
  }),
  endpoint({
    method: 'GET',
    path: '/services/:id',
    summary: 'One service',
    access: 'standard',
    params: shape.ServiceParams,
    answers: { 200: shape.Service },
    handle: async (ctx, { params }) => showService(await getService(ctx, params.id)),
  }),
  endpoint({
    method: 'PATCH',
    path: '/services/:id',
    summary: 'Change the fields that are sent',
    access: 'standard-or-owner',
    params: shape.ServiceParams,
    body: shape.ServiceChanges,
    answers: { 200: shape.Service },
    handle: async (ctx, { params, body }) => showService(await changeService(ctx, params.id, body)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/services/:id',
    summary: 'Forget a service that was never booked',
    access: 'standard-or-owner',
    params: shape.ServiceParams,
    answers: { 204: null },
    errors: [409],
    handle: (ctx, { params }) => removeService(ctx, params.id),
  }),
]

const showService = ({ price_hundredths, ...row }: ServiceRow): shape.Service => ({
  ...row,
  hours: row.hours as shape.Service['hours'],
  price: price_hundredths === null ? null : price_hundredths / 100,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
