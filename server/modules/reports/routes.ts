import * as shape from '#contract/reports/analytics.ts'
import { Counts } from '#contract/reports/counts.ts'
import { Usage } from '#contract/reports/usage.ts'
import type { Module } from '#server/core/module.ts'
import { csvFile } from '#server/http/csv.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { analytics, overview, records } from './analytics/analytics.ts'
import { tableOf } from './analytics/csv.ts'
import { countEndedDays } from './analytics/days/cron.ts'
import { counts } from './counts/counts.ts'
import { usage } from './usage/usage.ts'

export const reports: Module = {
  name: 'reports',
  about: 'Figures: what waits now, and how the days went.',
  cron: [countEndedDays],
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
        'A figure over time. Bookings count on the day for which they are (`booked`: on which they were made), how a conversation went on the day it began',
      access: 'agent',
      limit: 'analytics',
      query: shape.AnalyticsQuery,
      answers: { 200: shape.Analytics },
      handle: (ctx, { query }) => analytics(ctx, query),
    }),
    endpoint({
      method: 'GET',
      path: '/analytics.csv',
      summary: 'The same as a table for spreadsheets: a line for each interval, or with `by` for each key',
      access: 'agent',
      limit: 'analytics',
      query: shape.AnalyticsQuery,
      answers: { 200: 'text/csv' },
      handle: async (ctx, { query, reply }) => {
        const [head, ...rows] = await tableOf(ctx, query)
        return csvFile(reply, `${query.metric}.csv`, head, [rows])
      },
    }),
    endpoint({
      method: 'GET',
      path: '/analytics/overview',
      summary: 'Every figure of a stretch of time, and of the one before',
      access: 'agent',
      limit: 'analytics',
      query: shape.OverviewQuery,
      answers: { 200: shape.ReportOverview },
      handle: (ctx, { query }) => overview(ctx, query),
    }),
    endpoint({
      method: 'GET',
      path: '/analytics/records',
      summary: 'The records that a figure was counted from, the newest first',
      access: 'agent',
      limit: 'analytics',
      query: shape.RecordsQuery,
      answers: { 200: shape.ReportRecordList },
      handle: (ctx, { query }) => records(ctx, query),
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
