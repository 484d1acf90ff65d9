import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
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

/**
 * The same condition as `has`, for a list that is read in its order: the ids are read once, at most so many, and each record
 * is looked for among them in memory. `is true` keeps the planner from a join, after which it would sort all of the list.
 */
export const isAmong = ({ ids }: RecordSet, id: RawBuilder<unknown>, most: number): RawBuilder<SqlBool> =>
  sql<boolean>`(${id} in (select record_id from (${ids}) ids limit ${most})) is true`

/** The ids that all of these sets have, each once. */
export const inAll = (sets: RecordSet[]): RawBuilder<unknown> =>
  sets.length === 1
    ? sql`select distinct record_id from (${sets[0]!.ids}) ids`
    : sql.join(
        sets.map(({ ids }) => sql`(${ids})`),
        sql` intersect `,
      )

/** Records of a condition that few have are named; those that more have are held in memory; if many have it, each is asked. */
export interface SetBounds {
  few: number
  held: number
  /** So many records of one common set are tried for the others. */
  tried: number
}
const usual: SetBounds = { few: 2_000, held: 10_000, tried: 300 }
/** If this share of them is in the others, a page of records is soon full. */
const share = 0.2

/**
 * The condition that a record is in each of these sets; undefined for none of them, and nothing matches null. `column` is the
 * record's id in the statement that the condition stands in.
 */
export async function matchingSets(
  db: Tx,
  column: string,
  sets: RecordSet[] | null,
  { few, held, tried }: SetBounds = usual,
): Promise<RawBuilder<SqlBool> | undefined> {
  const id = sql.ref(column)
  if (!sets) return sql<boolean>`false`
  if (!sets.length) return undefined
  const [rarest, ...others] = await byRarity(db, sets, held + 1)
  const isCommon = rarest!.count > held
  if (rarest!.count <= few || (isCommon && (await areSeldomTogether(db, rarest!, others, tried)))) {
    const ids = await selectFew(db, isCommon ? inAll(sets) : having(rarest!, others), few)
    if (ids) return sql<boolean>`${id} = any(${ids}::uuid[])`
  }
  return allOf([rarest!, ...others].map(set => (set.count > held ? set.has(id) : isAmong(set, id, 2 * held))))
}

/** Of the first of a common set, whether few are in the others as well. */
async function areSeldomTogether(
  db: Tx,
  { ids }: RecordSet,
  others: RecordSet[],
  tried: number,
): Promise<boolean> {
  if (!others.length) return false
  const first = { ids: sql`select record_id from (${ids}) ids limit ${tried}` }
  const { rows } = await sql<{ both: number }>`
    select count(*)::integer as both from (${having(first, others)}) found`.execute(db)
  return rows[0]!.both < tried * share
}

/** The records of a set that the others have too: each of them is asked. */
const having = ({ ids }: Pick<RecordSet, 'ids'>, others: RecordSet[]): RawBuilder<unknown> =>
  sql`select record_id from (select distinct record_id from (${ids}) ids offset 0) found
    where ${allOf(others.map(({ has }) => has(sql`found.record_id`)))}`

/** Null when they are more than a few. */
async function selectFew(db: Tx, ids: RawBuilder<unknown>, few: number): Promise<string[] | null> {
  const { rows } = await sql<{ record_id: string }>`
    select record_id from (${ids}) matching limit ${few + 1}`.execute(db)
  return rows.length > few ? null : rows.map(row => row.record_id)
}

/** The condition that all of these hold. */
export const allOf = (conditions: Expression<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
