import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ReportDimension, ReportMetric } from '#contract/reports/metrics.ts'
import { api } from '../api/api.ts'
import type { Days, Interval } from './range.ts'
import type { RecordsSearch } from './search.ts'

/** Figures of the past need not be read again with every message; those of today are, while one looks at them. */
const freshMs = 60_000

export const overviewQuery = (days: Days) =>
  queryOptions({
    queryKey: ['analytics', 'overview', days],
    queryFn: ({ signal }) => api.get('/api/v1/analytics/overview', { query: { ...days }, signal }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  })

export interface Asked {
  metric: ReportMetric
  days: Days
  interval: Interval
  by?: ReportDimension
}

const asQuery = ({ metric, days, interval, by }: Asked) => ({ metric, ...days, interval, ...(by && { by }) })

export const seriesQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['analytics', 'series', asQuery(asked)],
    queryFn: ({ signal }) => api.get('/api/v1/analytics', { query: asQuery(asked), signal }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  })

/** The same figures as a table for spreadsheets. */
export const csvAddress = (asked: Asked): string =>
  `/api/v1/analytics.csv?${new URLSearchParams(asQuery(asked))}`

export const recordsQuery = (search: RecordsSearch) =>
  infiniteQueryOptions({
    queryKey: ['analytics', 'records', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/analytics/records', { query: { ...search, cursor, limit: 50 }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: freshMs,
  })
