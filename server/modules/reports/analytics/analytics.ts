import type { Analytics, AnalyticsQuery } from '#contract/reports/analytics.ts'
import type { Ctx } from '#server/core/context.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { dayAt, startOf } from '../zone.ts'
import { before, bucketsOf, mostPoints, type Stretch } from './buckets.ts'
import * as rows from './queries.ts'

const units: Record<AnalyticsQuery['metric'], Analytics['unit']> = {
  conversations: 'count',
  answered: 'share',
  first_answer: 'seconds',
  bookings: 'count',
  leads: 'count',
  calls: 'count',
}

/** Days shown when no stretch of time is named. */
const usualDays = 28
/** Series of the largest keys; nobody can tell more apart. */
const mostSeries = 20

/**
 * A figure over time, counted from rows in the time zone of the business. 422 for a stretch that ends before it begins, or
 * has more than 400 points.
 */
export const analytics = (ctx: Ctx, query: AnalyticsQuery): Promise<Analytics> =>
  ctx.tx(async db => {
    const { metric, interval = 'day', by = null } = query
    const { timezone } = await business(ctx)
    const stretch = stretchOf(ctx, query, timezone)
    const starts = bucketsOf(stretch, interval, timezone)
    if (!starts) {
      throw new Problem(
        422,
        `This is more than ${mostPoints} points. Ask for a longer interval or less time.`,
      )
    }
    const found = await rows.selectSeries(db, metric, { starts, to: stretch.to, by })
    const unit = units[metric]
    return {
      metric,
      unit,
      series: seriesOf(found, starts, { unit, by }),
      total: shown(unit, await rows.selectTotal(db, metric, stretch)),
      before: shown(unit, await rows.selectTotal(db, metric, before(stretch, timezone))),
    }
  })

/** A day is meant from its beginning to its end. */
function stretchOf(ctx: Ctx, query: AnalyticsQuery, timezone: string): Stretch {
  const last = query.to ?? dayAt(ctx.now(), timezone).toString()
  const to = isDay(last) ? startOf(dayOf(last).add({ days: 1 }), timezone) : readMoment(last)!
  const lastDay = isDay(last) ? dayOf(last) : dayAt(new Date(to.getTime() - 1), timezone)
  const first = query.from ?? lastDay.subtract({ days: usualDays - 1 }).toString()
  const from = isDay(first) ? startOf(dayOf(first), timezone) : readMoment(first)!
  if (from >= to) throw invalid(['query', 'from'], 'The stretch of time should begin before it ends')
  return { from, to }
}

const isDay = (text: string): boolean => /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text)
const dayOf = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text.trim())

function seriesOf(
  found: { key: string | null; bucket: number; value: number }[],
  starts: Date[],
  { unit, by }: { unit: Analytics['unit']; by: string | null },
): Analytics['series'] {
  const keys = Map.groupBy(found, ({ key }) => key)
  if (!by && !keys.size) keys.set(null, [])
  const size = (values: { value: number }[]) =>
    unit === 'count' ? values.reduce((sum, { value }) => sum + value, 0) : values.length
  return [...keys]
    .sort(([a, ofA], [b, ofB]) => size(ofB) - size(ofA) || ((a ?? '') < (b ?? '') ? -1 : 1))
    .slice(0, mostSeries)
    .map(([key, values]) => {
      const at = new Map(values.map(({ bucket, value }) => [bucket, value]))
      const points = starts.map((start, i) => ({
        at: start.toISOString(),
        value: shown(unit, at.get(i) ?? null),
      }))
      return { key, points }
    })
}

/** No rows are zero things, but no share and no time. A share has four digits, a time three. */
function shown(unit: Analytics['unit'], value: number | null): number | null {
  if (unit === 'count') return value ?? 0
  const digits = unit === 'share' ? 4 : 3
  return value === null ? null : Number(value.toFixed(digits))
}
