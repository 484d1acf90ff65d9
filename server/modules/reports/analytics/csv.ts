import type { Analytics, AnalyticsQuery } from '#contract/reports/analytics.ts'
import type { Ctx } from '#server/core/context.ts'
import type { CsvRow } from '#server/http/csv.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { dayAt } from '../zone.ts'
import { analytics } from './analytics.ts'

/**
 * The same figures as a table for spreadsheets (RFC 4180). Without `by` a line for each interval; with it a line for each key:
 * its total, the total before, and its intervals side by side. Days are those of the business.
 */
export async function tableOf(ctx: Ctx, query: AnalyticsQuery): Promise<Table> {
  const found = await analytics(ctx, query)
  const { timezone } = await business(ctx)
  const dayOf = (at: string) => dayAt(new Date(at), timezone).toString()
  return query.by ? byKey(found, query.by, dayOf) : byInterval(found, dayOf)
}

type Table = [head: CsvRow, ...rows: CsvRow[]]

const byInterval = ({ metric, series }: Analytics, dayOf: (at: string) => string): Table => [
  ['from', metric],
  ...(series[0]?.points ?? []).map(({ at, value }) => [dayOf(at), value]),
]

const byKey = ({ series }: Analytics, by: string, dayOf: (at: string) => string): Table => [
  [by, 'name', 'total', 'before', ...(series[0]?.points ?? []).map(({ at }) => dayOf(at))],
  ...series.map(({ key, name, total, before, points }) => [
    key,
    name,
    total,
    before,
    ...points.map(({ value }) => value),
  ]),
]
