import { HolidayList, HolidayQuery } from '#contract/bookings/holidays.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { businessHolidays } from './holidays.ts'

export const holidayEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/bookings/holidays',
    summary:
      'The public holidays of the whole country of the business, in order; those of regions are not among them',
    access: 'agent',
    query: HolidayQuery,
    answers: { 200: HolidayList },
    handle: (ctx, { query }) => businessHolidays(ctx, query.year),
  }),
]
