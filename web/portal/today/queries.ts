import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import type { Day } from './day.ts'

/** Rows of a card. */
const [mostNeeds, mostBookings, mostGaps] = [4, 6, 3]

/** Figures of the past need not be read again with every message. */
const figuresStaleMs = 60_000

export const needsQuery = queryOptions({
  queryKey: ['needs-you', 'today'],
  queryFn: ({ signal }) =>
    api.get('/api/v1/needs-you', { query: { status: 'open', limit: mostNeeds }, signal }),
})

export const bookingsQuery = ({ from, to }: Day) =>
  queryOptions({
    queryKey: ['bookings', 'today', from.toISOString()],
    queryFn: ({ signal }) =>
      api.get('/api/v1/bookings', {
        query: {
          from: from.toISOString(),
          to: new Date(to.getTime() - 1).toISOString(),
          sort: 'earliest',
          limit: 50,
        },
        signal,
      }),
    select: ({ bookings }) => {
      const held = bookings.filter(({ status }) => status !== 'cancelled')
      return { shown: held.slice(0, mostBookings), more: Math.max(0, held.length - mostBookings) }
    },
  })

/** The share of questions that the assistant answered, day by day, of 28 days. */
export const answeredQuery = queryOptions({
  queryKey: ['analytics', 'answered'],
  queryFn: ({ signal }) => api.get('/api/v1/analytics', { query: { metric: 'answered' }, signal }),
  staleTime: figuresStaleMs,
})

/** Every figure of some days, in one request: each more costs a phone as much as drawing what comes. */
export const weekQuery = ({ from, to }: Day) =>
  queryOptions({
    queryKey: ['analytics', 'week', to.toISOString()],
    queryFn: ({ signal }) =>
      api.get('/api/v1/analytics/overview', {
        query: { from: from.toISOString(), to: to.toISOString() },
        signal,
      }),
    staleTime: figuresStaleMs,
  })

export const gapsQuery = queryOptions({
  queryKey: ['gaps', 'today'],
  queryFn: ({ signal }) =>
    api.get('/api/v1/knowledge/gaps', {
      query: { status: 'open', sort: 'asked', cursor: '', limit: mostGaps },
      signal,
    }),
})

export const stepsQuery = queryOptions({
  queryKey: ['onboarding', 'steps'],
  queryFn: ({ signal }) => api.get('/api/v1/onboarding', { signal }),
})
