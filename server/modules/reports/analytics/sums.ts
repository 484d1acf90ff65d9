import { type RawBuilder, sql } from 'kysely'
import type { ReportDimension, ReportMetric } from '#contract/reports/metrics.ts'
import type { Facts } from './facts.ts'
import type { Stretch } from './stretch.ts'

type Sql = RawBuilder<unknown>

/** What is summed up. Of a day outside of the `uncounted` stretches the sums are kept (`days/`). */
export interface Summed {
  metric: ReportMetric
  facts: Facts
  by: ReportDimension | null
  stretch: Stretch
  uncounted: Stretch[]
}

/** When facts were (`at`), how many (`facts`), the sum of their values (`value`), and the `key` that they have in common. */
export function sumsOf({ metric, facts, by, stretch, uncounted }: Summed): Sql {
  const counted = eachFact(facts, by, uncounted)
  if (uncounted.some(({ from, to }) => from <= stretch.from && to >= stretch.to)) return counted
  return sql`${counted} union all
    select d.day, kept.value, kept.key, kept.facts
    from report_day d, unnest(d.keys, d.totals, d.facts) kept (key, value, facts)
    where d.metric = ${metric} and d.dimension = ${dimensionOf(by)} and ${isWithin(sql`d.day`, [stretch])}
      and not ${isWithin(sql`d.day`, uncounted)}`
}

/** Each fact of these stretches as a sum of one, for each of its keys. */
export function eachFact(
  { from, where, join, at, value, by: dimensions }: Facts,
  by: ReportDimension | null,
  stretches: Stretch[],
): Sql {
  const isTag = by === 'tag'
  const key = isTag ? sql`tag` : by ? dimensions[by]! : sql`null::text`
  return sql`select ${at} as at, ${value}::float8 as value, ${key} as key, 1 as facts
    from ${from} ${(by && join) ?? sql``}
    ${isTag ? sql`left join lateral unnest(${dimensions.tag!}) tag on true` : sql``}
    where ${where} and ${isWithin(at, stretches)}`
}

/** How a dimension is called where sums are kept. */
export const dimensionOf = (by: ReportDimension | null): string => by ?? ''

export function isWithin(at: Sql, stretches: Stretch[]): Sql {
  if (!stretches.length) return sql`false`
  const each = stretches.map(({ from, to }) => sql`${at} >= ${from} and ${at} < ${to}`)
  return sql`(${sql.join(each, sql` or `)})`
}
