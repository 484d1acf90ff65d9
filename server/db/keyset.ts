import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from './tenant.ts'

/** The values that place a record in a sorted list; the last one is unique. */
export type Key = (string | number)[]

/** A part of a list: what comes after a key, or after `offset` records. */
export interface Window {
  after: Key | null
  limit: number
  offset: number
}

/** How a list is sorted: by these expressions, all in one direction, so that one index serves it. The last is unique. */
export interface Order {
  by: readonly { value: RawBuilder<unknown>; type: 'timestamptz' | 'uuid' | 'text' | 'bigint' }[]
  direction: 'asc' | 'desc'
}

/** Sorts a query and cuts the window out of it. */
export function within<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { after, limit, offset }: Window,
): SelectQueryBuilder<DB, TB, O> {
  let sorted = after ? query.where(isAfter(order, after)) : query
  for (const { value } of order.by) sorted = sorted.orderBy(value, order.direction)
  return sorted.limit(limit).$if(offset > 0, page => page.offset(offset)) as typeof sorted
}

/** The condition that a record comes after a key in this order. */
export function isAfter({ by, direction }: Order, key: Key): RawBuilder<boolean> {
  const values = sql.join(by.map(({ value }) => value))
  const bounds = sql.join(by.map(({ type }, place) => sql`${key[place]}::${sql.raw(type)}`))
  return sql<boolean>`(${values}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${bounds})`
}

/** `order by` of this order, for a statement written out. */
export const sortedBy = ({ by, direction }: Order): RawBuilder<unknown> =>
  sql.join(by.map(({ value }) => sql`${value} ${sql.raw(direction)}`))

/** How many rows a query has; counted no further than `most`, if given. */
export async function countUpTo(
  db: Tx,
  rows: RawBuilder<unknown> | Expression<unknown>,
  most: number | null,
): Promise<number> {
  const limit = most === null ? sql`` : sql`limit ${most}`
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from (select 1 from (${rows}) matching ${limit}) counted`.execute(db)
  return counted.rows[0]!.total
}
