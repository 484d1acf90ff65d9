import { Analytics, AnalyticsQuery } from '#contract/reports/analytics.ts'
import { Counts } from '#contract/reports/counts.ts'
import { Usage } from '#contract/reports/usage.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { analytics } from './analytics/analytics.ts'
import { counts } from './counts/counts.ts'
import { usage } from './usage/usage.ts'

export const reports: Module = {
  name: 'reports',
  about: 'Figures: what waits now, and how the days went.',
  endpoints: [
    endpoint({
      method: 'GET',
      path: '/counts',
      summary: 'What waits for the caller and their colleagues',
      access: 'agent',
      answers: { 200: Counts },
      handle: counts,
    }),
    endpoint({
      method: 'GET',
      path: '/analytics',
      summary:
        'A figure over time. Bookings count on the day for which they are, a first answer on the day its conversation began',
      access: 'agent',
      limit: 'analytics',
      query: AnalyticsQuery,
      answers: { 200: Analytics },
      handle: (ctx, { query }) => analytics(ctx, query),
    }),
    endpoint({
      method: 'GET',
      path: '/usage',
      summary: 'What is used of what the business may, and what this month took and cost',
      access: 'owner',
      limit: 'analytics',
      answers: { 200: Usage },
      handle: usage,
    }),
  ],
}
