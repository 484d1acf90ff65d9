import type { Static } from 'typebox'
import type {
  Analytics,
  AnalyticsQuery,
  RecordsQuery,
  ReportOverview,
  ReportRecord,
  ReportRecordList,
} from '#contract/reports/analytics.ts'
import {
  dimensionsOf,
  metricNames,
  metrics,
  type ReportDimension,
  type ReportMetric,
  type ReportUnit,
} from '#contract/reports/metrics.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { readPage } from '#server/http/request/cursors.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { uncounted } from './days/days.ts'
import { type Facts, factsOf } from './facts.ts'
import * as rows from './queries.ts'
import { before, bucketsOf, mostPoints, stretchOf } from './stretch.ts'
import type { Summed } from './sums.ts'

/** Series of the largest keys; nobody can tell more apart. */
const mostSeries = 20

/**
 * A figure over time, counted from rows in the time zone of the business. 422 for a stretch that ends before it begins or
 * has more than 400 points, and for what the metric is not grouped by.
 */
export const analytics = (ctx: Ctx, query: AnalyticsQuery): Promise<Analytics> =>
  ctx.tx(async db => {
    await rows.planForYears(db)
    const { metric, interval = 'day' } = query
    const by: ReportDimension | null = query.by ?? null
    const facts = measured(ctx, metric, by)
    const { timezone } = await business(ctx)
    const stretch = stretchOf(query, ctx.now(), timezone)
    const starts = bucketsOf(stretch, interval, timezone)
    if (!starts) {
      throw new Problem(
        422,
        `This is more than ${mostPoints} points. Ask for a longer interval or less time.`,
      )
    }
    const earlier = before(stretch, timezone)
    const rest = await uncounted(ctx, db, stretch, timezone)
    const restBefore = await uncounted(ctx, db, earlier, timezone)
    const now: Summed = { metric, facts, by, stretch, uncounted: rest(metric) }
    const then: Summed = { metric, facts, by, stretch: earlier, uncounted: restBefore(metric) }
    const series = await rows.selectSeries(db, now, starts)
    const seriesBefore = await rows.selectSeries(db, then, [earlier.from])
    const show = shownBy(ctx, metric)
    const none: rows.Sum = { value: null, facts: 0 }
    const whole = async (found: rows.KeyedSum[], of: Summed) =>
      by ? rows.selectTotal(db, { ...of, by: null }) : (found.find(({ bucket }) => bucket === null) ?? none)
    const total = await whole(series, now)
    return {
      metric,
      unit: metrics[metric].unit,
      currency: currencyOf(ctx, metric),
      series: await named(db, metric, by, seriesOf(series, seriesBefore, { starts, by, show })),
      total: show(total.value),
      before: show((await whole(seriesBefore, then)).value),
      records: total.facts,
    }
  })

/** Every figure of a stretch of time, and of the one before. 422. */
export const overview = (ctx: Ctx, query: { from?: string; to?: string }): Promise<ReportOverview> =>
  ctx.tx(async db => {
    await rows.planForYears(db)
    const { timezone } = await business(ctx)
    const stretch = stretchOf(query, ctx.now(), timezone)
    const earlier = before(stretch, timezone)
    const rest = await uncounted(ctx, db, stretch, timezone)
    const restBefore = await uncounted(ctx, db, earlier, timezone)
    const figures: ReportOverview['figures'] = []
    for (const metric of metricNames) {
      const facts = measured(ctx, metric, null)
      const show = shownBy(ctx, metric)
      const of = { metric, facts, by: null }
      const total = await rows.selectTotal(db, { ...of, stretch, uncounted: rest(metric) })
      const then = await rows.selectTotal(db, { ...of, stretch: earlier, uncounted: restBefore(metric) })
      const { unit } = metrics[metric]
      figures.push({
        metric,
        unit,
        total: show(total.value),
        before: show(then.value),
        records: total.facts,
      })
    }
    const { from, to } = stretch
    const { currency } = ctx.config
    return { from: from.toISOString(), to: to.toISOString(), currency, figures }
  })

/** The records that a figure was counted from, the newest first. 422. */
export const records = (
  ctx: Ctx,
  { metric, from, to, by: dimension, key, limit, offset, cursor }: RecordsQuery,
): Promise<Static<typeof ReportRecordList>> =>
  ctx.tx(async db => {
    const by: ReportDimension | null = dimension ?? null
    const facts = measured(ctx, metric, by)
    const { timezone } = await business(ctx)
    const stretch = stretchOf({ ...(from && { from }), ...(to && { to }) }, ctx.now(), timezone)
    const chosen = { ...stretch, by: key === undefined ? null : by, key: key || null }
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: `records of ${metric}`,
        sort: 'newest',
        filter: { from: from ?? null, to: to ?? null, by: chosen.by, key: chosen.key },
        select: window => rows.selectRecords(db, facts, chosen, window),
        keyOf: rows.keyOf,
        count: most => rows.countRecords(db, facts, chosen, most),
      },
      { limit, offset, cursor },
    )
    const show = ({ at, ...row }: rows.RecordRow) => ({ ...row, at: at.toISOString() }) as ReportRecord
    return { records: found.map(show), ...end }
  })

/** What the metric counts. 422 when it can't be grouped so. */
function measured({ config }: Ctx, metric: ReportMetric, by: ReportDimension | null): Facts {
  const known = dimensionsOf(metric)
  if (by && !known.includes(by))
    throw invalid(['query', 'by'], `Of ${metric}, \`by\` should be one of: ${known.join(', ')}`)
  return factsOf(metric, config.callPrices)
}

type Show = (value: number | null) => number | null

/** No rows are zero things, but no share and no time. A share has four digits, the others three; small costs need six. */
function shownBy({ config }: Ctx, metric: ReportMetric): Show {
  const unit: ReportUnit = metrics[metric].unit
  if (unit === 'money' && !config.currency) return () => null
  const isSum = unit !== 'share' && unit !== 'seconds'
  const digits = { count: 0, share: 4, seconds: 3, minutes: 3, money: 6 }[unit]
  return value => (value === null ? (isSum ? 0 : null) : Number(value.toFixed(digits)))
}

const currencyOf = ({ config }: Ctx, metric: ReportMetric): string | null =>
  metrics[metric].unit === 'money' ? config.currency : null

function seriesOf(
  now: rows.KeyedSum[],
  then: rows.KeyedSum[],
  { starts, by, show }: { starts: Date[]; by: ReportDimension | null; show: Show },
): Omit<Analytics['series'][number], 'name'>[] {
  const keys = Map.groupBy(now, ({ key }) => key)
  if (!by && !keys.size) keys.set(null, [])
  const earlier = new Map(then.filter(({ bucket }) => bucket === null).map(({ key, value }) => [key, value]))
  const whole = (sums: rows.KeyedSum[]) => sums.find(({ bucket }) => bucket === null)
  return [...keys]
    .map(([key, sums]) => {
      const at = new Map(sums.map(({ bucket, value }) => [bucket, value]))
      return {
        key,
        points: starts.map((start, i) => ({ at: start.toISOString(), value: show(at.get(i) ?? null) })),
        total: show(whole(sums)?.value ?? null),
        before: show(earlier.get(key) ?? null),
        records: whole(sums)?.facts ?? 0,
      }
    })
    .sort((a, b) => b.records - a.records || ((a.key ?? '') < (b.key ?? '') ? -1 : 1))
    .slice(0, mostSeries)
}

/** The series with what their keys are called. */
async function named(
  db: Tx,
  metric: ReportMetric,
  by: ReportDimension | null,
  series: Omit<Analytics['series'][number], 'name'>[],
): Promise<Analytics['series']> {
  const table = by === 'link' ? 'chat_link' : by === 'source' ? tableOfSource[metric] : undefined
  const ids = series.flatMap(({ key }) => (table && key && isRecordId(key) ? [key] : []))
  const names = table && ids.length ? await rows.selectNames(db, table, ids) : new Map<string, string>()
  return series.map(each => ({ ...each, name: names.get(each.key ?? '') ?? null }))
}

const tableOfSource: Partial<Record<ReportMetric, 'broadcast' | 'questionnaire'>> = {
  messages_sent: 'broadcast',
  replies: 'broadcast',
  questionnaires: 'questionnaire',
  questionnaires_completed: 'questionnaire',
}
