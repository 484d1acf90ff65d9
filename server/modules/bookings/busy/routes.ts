import { BusyQuery, BusyTimes } from '#contract/bookings/busy.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { busyTimes } from './busy.ts'

export const busyEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/bookings/busy',
    summary: 'When nothing can be booked: closed hours, closures, and events of connected calendars',
    access: 'agent',
    query: BusyQuery,
    answers: { 200: BusyTimes },
    handle: async (ctx, { query }) => ({ times: await busyTimes(ctx, query) }),
  }),
]
