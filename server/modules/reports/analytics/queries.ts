import { type RawBuilder, sql } from 'kysely'
import type { ReportDimension } from '#contract/reports/metrics.ts'
import { countUpTo, isAfter, type Key, type Order, sortedBy, type Window } from '#server/db/keyset.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { Facts } from './facts.ts'
import type { Stretch } from './stretch.ts'
import { type Summed, sumsOf } from './sums.ts'

/** What the facts of a stretch of time come to. */
export interface Sum {
  /** Null when there is nothing to measure. */
  value: number | null
  /** How many facts there are. */
  facts: number
}
/** `bucket`: from 0; null: of the whole stretch. */
export interface KeyedSum extends Sum {
  key: string | null
  bucket: number | null
}

/**
 * Until the transaction ends sums may take more memory, because those of a year would go over the disk otherwise, and indexes
 * count as what they are, pages in memory: the planner would read whole tables instead.
 */
export const planForYears = (db: Tx) =>
  sql`select set_config('work_mem', '64MB', true), set_config('random_page_cost', '1.1', true)`.execute(db)

/** The sums by key, and by key and bucket, whose beginnings are given; empty buckets are left out. */
export async function selectSeries(db: Tx, summed: Summed, starts: Date[]): Promise<KeyedSum[]> {
  const { rows } = await sql<KeyedSum>`
    select key, bucket, ${summed.facts.sum} as value, sum(facts)::float8 as facts
    from (
      select width_bucket(at, ${starts}::timestamptz[]) - 1 as bucket, value, key, facts from (${sumsOf(summed)}) fact
    ) fact
    group by grouping sets ((key, bucket), (key))`.execute(db)
  return rows
}

/** The sum of the whole. */
export async function selectTotal(db: Tx, summed: Summed): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select ${summed.facts.sum} as value, coalesce(sum(facts), 0)::float8 as facts from (${sumsOf(summed)}) fact`.execute(
    db,
  )
  return rows[0]!
}

/** What of a stretch is listed: all of it, or what a dimension has as its key; null: what has none. */
export interface Chosen extends Stretch {
  by: ReportDimension | null
  key: string | null
}

export interface RecordRow {
  id: string
  kind: string
  open_id: string | null
  title: string | null
  detail: string | null
  at: Date
  value: number | null
}

const order: Order = {
  by: [
    { value: sql.ref('at'), type: 'timestamptz' },
    { value: sql.ref('id'), type: 'uuid' },
  ],
  direction: 'desc',
}

export const keyOf = ({ at, id }: RecordRow): Key => [at.toISOString(), id]

/** The records behind a figure, the newest first. */
export async function selectRecords(
  db: Tx,
  facts: Facts,
  chosen: Chosen,
  { after, limit, offset }: Window,
): Promise<RecordRow[]> {
  const { id, kind, open, title, detail } = facts.record
  const columns = sql`${id} as id, ${kind} as kind, ${open} as open_id, left(${title}, 300) as title,
    left(${detail}, 200) as detail, ${facts.at} as at, ${facts.value}::float8 as value`
  const { rows } = await sql<RecordRow>`
    select * from (${matching(facts, chosen, columns)}) fact
    where ${after ? isAfter(order, after) : sql`true`}
    order by ${sortedBy(order)} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const countRecords = (db: Tx, facts: Facts, chosen: Chosen, most: number | null): Promise<number> =>
  countUpTo(db, matching(facts, chosen, sql`1`), most)

function matching(
  { from, where, join = sql``, at, by: dimensions }: Facts,
  { from: first, to, by, key }: Chosen,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select ${columns} from ${from} ${join}
    where ${where} and ${at} >= ${first} and ${at} < ${to} and ${by ? isOf(dimensions[by]!, by, key) : sql`true`}`
}

function isOf(dimension: RawBuilder<unknown>, by: ReportDimension, key: string | null): RawBuilder<unknown> {
  if (by !== 'tag') return key === null ? sql`${dimension} is null` : sql`${dimension} = ${key}`
  return key === null ? sql`coalesce(${dimension}, '{}') = '{}'` : sql`${key} = any(${dimension})`
}

/** What keys that are ids are called. */
export async function selectNames(
  db: Tx,
  table: 'chat_link' | 'broadcast' | 'questionnaire',
  ids: string[],
): Promise<Map<string, string>> {
  const column = { chat_link: 'label', broadcast: 'name', questionnaire: 'title' }[table]
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
