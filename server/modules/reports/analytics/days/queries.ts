import { type RawBuilder, sql } from 'kysely'
import type { ReportDimension, ReportMetric } from '#contract/reports/metrics.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { Facts } from '../facts.ts'
import type { Stretch } from '../stretch.ts'
import { dimensionOf, eachFact, isWithin } from '../sums.ts'

/** Businesses that have days to count: ended ones that changed, or all because they were counted by something else. */
export async function selectBusinessesToCount(
  db: Tx,
  { definitions, now, limit }: { definitions: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tenant t left join report_basis b on b.tenant_id = t.id
    where b.basis is distinct from ${definitions} || ' ' || t.timezone or exists (
      select from report_touch x where x.tenant_id = t.id and x.at < date_trunc('day', ${now}::timestamptz, t.timezone))
    order by t.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function selectBasis(db: Tx): Promise<string | null> {
  const row = await db.selectFrom('report_basis').select('basis').executeTakeFirst()
  return row?.basis ?? null
}

/** Locks it, so that days are counted by one at a time. */
export async function lockBasis(db: Tx): Promise<string | null> {
  const row = await db.selectFrom('report_basis').select('basis').forUpdate().executeTakeFirst()
  return row?.basis ?? null
}

/**
 * Forgets every day, and has each counted that has facts. What is not committed yet has noted itself, so that it counts later.
 */
export async function startOver(db: Tx, basis: string): Promise<void> {
  await sql`
    insert into report_basis (basis) values (${basis})
    on conflict (tenant_id) do update set basis = excluded.basis`.execute(db)
  await db.deleteFrom('report_day').execute()
  await db.deleteFrom('report_touch').execute()
  await sql`
    insert into report_touch (at)
    select quarter_hour(started_at) from conversation
    union select quarter_hour(created_at) from message where answered is not null
    union select quarter_hour(created_at) from call where heard_ms is not null`.execute(db)
}

/** When facts were that their days lack, the earliest first. */
export async function selectTouched(
  db: Tx,
  { from, to, limit }: { from?: Date; to: Date; limit?: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('report_touch')
    .select('at')
    .distinct()
    .where('at', '<', to)
    .$if(from !== undefined, query => query.where('at', '>=', from!))
    .orderBy('at')
    .$if(limit !== undefined, query => query.limit(limit!))
    .execute()
  return rows.map(({ at }) => at)
}

export async function deleteTouches(db: Tx, stretches: Stretch[]): Promise<void> {
  await sql`delete from report_touch where ${isWithin(sql`at`, stretches)}`.execute(db)
}

/** Counts a metric by one dimension anew on days, each a stretch. */
export async function replaceDays(
  db: Tx,
  {
    metric,
    facts,
    by,
    days,
  }: { metric: ReportMetric; facts: Facts; by: ReportDimension | null; days: Stretch[] },
): Promise<void> {
  const starts = sql`${days.map(({ from }) => from)}::timestamptz[]`
  await sql`
    delete from report_day
    where metric = ${metric} and dimension = ${dimensionOf(by)} and day = any(${starts})`.execute(db)
  await sql`
    insert into report_day (metric, dimension, day, keys, totals, facts)
    select ${metric}, ${dimensionOf(by)}, (${starts})[bucket], array_agg(key order by key, value),
      array_agg(value order by key, value), array_agg(facts order by key, value)
    from (${summedByDay(eachFact(facts, by, days), starts, facts.single)}) sum
    group by bucket`.execute(db)
}

function summedByDay(
  each: RawBuilder<unknown>,
  starts: RawBuilder<unknown>,
  single?: true,
): RawBuilder<unknown> {
  const bucket = sql`width_bucket(at, ${starts}) as bucket`
  if (single) return sql`select ${bucket}, key, value, facts from (${each}) fact`
  return sql`select ${bucket}, key, sum(value) as value, sum(facts)::integer as facts from (${each}) fact group by 1, 2`
}
