import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from './tenant.ts'

/** The records of a kind that have something which another table knows of: a word, an open question. */
export interface RecordSet {
  /** Selects their ids as `record_id`; an id may come twice. */
  ids: RawBuilder<unknown>
  /** The condition that a record is one of them. */
  has(id: RawBuilder<unknown>): RawBuilder<SqlBool>
}

export interface Counted extends RecordSet {
  /** Ids, with those that come twice; counted no further than was asked. */
  count: number
}

/** The sets, that with the fewest ids first; counted no further than `most`. */
export async function byRarity(db: Tx, sets: RecordSet[], most: number): Promise<Counted[]> {
  if (!sets.length) return []
  const counts = sets.map(
    ({ ids }) => sql`(select count(*)::integer from (select from (${ids}) ids limit ${most}) counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return sets
    .map((set, place) => ({ ...set, count: rows[0]!.counts[place]! }))
    .sort((one, other) => one.count - other.count)
}

/** The ids that all of these sets have, each once. */
export const inAll = (sets: RecordSet[]): RawBuilder<unknown> =>
  sets.length === 1
    ? sql`select distinct record_id from (${sets[0]!.ids}) ids`
    : sql.join(
        sets.map(({ ids }) => sql`(${ids})`),
        sql` intersect `,
      )
