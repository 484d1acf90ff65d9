import { metricNames, type ReportDimension, type ReportMetric } from '#contract/reports/metrics.ts'
import { type Interval, type Range, ranges } from './range.ts'

// The address of a report says what it shows: `/reports?range=own&from=2026-10-01&to=2026-10-31&metric=booked`.

export interface ReportSearch {
  range?: Range
  /** days of the business, both included */
  from?: string
  to?: string
  interval?: Interval
  metric?: ReportMetric
}

export interface RecordsSearch {
  metric: ReportMetric
  from?: string
  to?: string
  by?: ReportDimension
  /** with `by`: of this key; empty: of those without one */
  key?: string
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
const day = (value: unknown) => (isDay(value) ? value : undefined)

const intervals = ['day', 'week', 'month'] as const
const dimensions = ['channel', 'source', 'link', 'tag', 'outcome'] as const

const given = <T extends object>(found: T): T =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as T

/** Reads an address; what is no filter of ours is left out. */
export const readSearch = (search: Record<string, unknown>): ReportSearch =>
  given({
    range: ranges.find(range => range === String(search.range)),
    from: day(search.from),
    to: day(search.to),
    interval: intervals.find(interval => interval === search.interval),
    metric: metricNames.find(metric => metric === search.metric),
  } as ReportSearch)

export const readRecordsSearch = (search: Record<string, unknown>): RecordsSearch =>
  given({
    metric: metricNames.find(metric => metric === search.metric) ?? 'conversations',
    from: day(search.from),
    to: day(search.to),
    by: dimensions.find(by => by === search.by),
    key:
      typeof search.key === 'string' || typeof search.key === 'number'
        ? String(search.key).slice(0, 200)
        : undefined,
  } as RecordsSearch)
