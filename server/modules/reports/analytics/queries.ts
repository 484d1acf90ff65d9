import { type RawBuilder, sql } from 'kysely'
import type { AnalyticsQuery } from '#contract/reports/analytics.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { Stretch } from './buckets.ts'

type Metric = AnalyticsQuery['metric']
export type Dimension = NonNullable<AnalyticsQuery['by']>

/** What a metric measures: a row for each fact, when it was (`at`), its `value`, and what it is grouped by. */
interface Facts {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** Brings what the dimensions read, where they are asked for. */
  join?: RawBuilder<unknown>
  at: RawBuilder<unknown>
  value: RawBuilder<unknown>
  /** How values become one. */
  sum: RawBuilder<unknown>
  /** The expression of each dimension; tags are an array. */
  by: Record<Dimension, RawBuilder<unknown>>
}

const count = sql`count(*)::float8`
const ofConversation = { channel: sql`c.channel`, link: sql`c.link_id::text`, tag: sql`c.tags` }
const itsConversation = (table: string) => {
  const of = sql.table(table)
  return sql`left join conversation c on c.tenant_id = ${of}.tenant_id and c.id = ${of}.conversation_id`
}

const facts: Record<Metric, Facts> = {
  conversations: {
    from: sql`conversation c`,
    where: sql`true`,
    at: sql`c.started_at`,
    value: sql`1`,
    sum: count,
    by: ofConversation,
  },
  // What was no question, or was left to a person, has no answer to judge.
  answered: {
    from: sql`message m`,
    where: sql`m.answered is not null`,
    join: itsConversation('m'),
    at: sql`m.created_at`,
    value: sql`m.answered::int`,
    sum: sql`avg(value)::float8`,
    by: ofConversation,
  },
  first_answer: {
    from: sql`conversation c`,
    where: sql`c.first_answered_at is not null`,
    at: sql`c.started_at`,
    value: sql`extract(epoch from c.first_answered_at - c.first_asked_at)`,
    sum: sql`percentile_cont(0.5) within group (order by value)`,
    by: ofConversation,
  },
  bookings: {
    from: sql`booking b`,
    where: sql`b.status <> 'cancelled'`,
    join: itsConversation('b'),
    at: sql`b.starts_at`,
    value: sql`1`,
    sum: count,
    by: { ...ofConversation, channel: sql`b.source` },
  },
  leads: {
    from: sql`lead l`,
    where: sql`l.merged_into is null`,
    join: itsConversation('l'),
    at: sql`l.created_at`,
    value: sql`1`,
    sum: count,
    by: { ...ofConversation, channel: sql`l.source`, tag: sql`l.tags` },
  },
  calls: {
    from: sql`call k`,
    where: sql`true`,
    join: itsConversation('k'),
    at: sql`k.created_at`,
    value: sql`1`,
    sum: count,
    by: { ...ofConversation, channel: sql`k.medium`, link: sql`k.link_id::text` },
  },
}

/** The values of a stretch by key and bucket, whose beginnings are given; empty buckets are left out. */
export async function selectSeries(
  db: Tx,
  metric: Metric,
  { starts, to, by }: { starts: Date[]; to: Date; by: Dimension | null },
): Promise<{ key: string | null; bucket: number; value: number }[]> {
  const { from, where, join, at, value, sum, by: dimensions } = facts[metric]
  const key = !by ? sql`null::text` : by === 'tag' ? sql`tag` : dimensions[by]
  const tags = by === 'tag' ? sql`left join lateral unnest(of_tags) tag on true` : sql``
  const { rows } = await sql<{ key: string | null; bucket: number; value: number }>`
    select key, width_bucket(at, ${starts}::timestamptz[]) - 1 as bucket, ${sum} as value
    from (
      select at, value, ${by === 'tag' ? sql`tag` : sql`key`} as key
      from (
        select ${at} as at, ${value} as value, ${by === 'tag' ? dimensions.tag : sql`null::text[]`} as of_tags,
          ${by === 'tag' ? sql`null::text` : key} as key
        from ${from} ${(by && join) ?? sql``} where ${where} and ${at} >= ${starts[0]} and ${at} < ${to}
      ) fact ${tags}
    ) fact
    group by 1, 2`.execute(db)
  return rows
}

/** The value of a whole stretch; null when there is nothing to measure. */
export async function selectTotal(db: Tx, metric: Metric, { from, to }: Stretch): Promise<number | null> {
  const { from: table, where, at, value, sum } = facts[metric]
  const { rows } = await sql<{ value: number | null }>`
    select ${sum} as value from (
      select ${value} as value from ${table} where ${where} and ${at} >= ${from} and ${at} < ${to}) fact`.execute(
    db,
  )
  return rows[0]!.value
}
