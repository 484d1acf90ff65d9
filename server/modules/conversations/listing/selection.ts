import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  allOf,
  byRarity,
  type Counted,
  inAll,
  isAmong,
  type RecordSet,
  type SetBounds,
} from '#server/db/record-sets.ts'
import type { Tx } from '#server/db/tenant.ts'

// Conversations are chosen by their own columns, whose indexes are in the order of the lists, and by what other tables know
// of them. Where few have that, they are looked up and sorted. Where more have it, the list is read in its order from an
// index: each conversation is looked for in memory among those that have it, or is asked where many have it, because a page of
// fifty is then soon full.

export type Condition = Expression<SqlBool>

/** The conversations that match, for a statement that calls them `c`. */
export interface Selection {
  /** `conversation c`, or the few that it is narrowed to, joined with it. */
  from: RawBuilder<unknown>
  conditions: Condition[]
  /** What each of those is asked besides, which costs more than to read it: only as many are asked as are needed. */
  asked: Condition[]
  /** Whether all of them are read in any case, so that to count them costs nothing. */
  narrow: boolean
  /** All conditions, for a statement that has `c` from elsewhere. */
  whole: Condition[]
  /** A row for each of them, where they are counted sooner without the list. */
  counted: RawBuilder<unknown> | null
}

const bounds: SetBounds = { few: 1_000, held: 10_000, tried: 300 }
/** When this share of the newest matches, a page is soon full. */
const share = 0.2

/** So many records of a set are held in memory while one is asked. */
const asksOfOneHeld = 10

const id = sql.ref('c.id')
const all = sql`conversation c`

/** How these are best read. Sets that all have many members are tried on the newest conversations first. */
export async function selectionOf(
  db: Tx,
  conditions: Condition[],
  sets: RecordSet[],
  { few, held, tried }: SetBounds = bounds,
): Promise<Selection> {
  const sorted = await byRarity(db, sets, held + 1)
  const asked = sorted.map(({ has }) => has(id))
  const inOrder = {
    from: all,
    conditions,
    asked,
    whole: [...conditions, ...asked],
    narrow: false,
    counted: null,
  }
  const [rarest, ...others] = sorted
  if (!rarest) return inOrder
  const isHeld = ({ count }: Counted) => count <= Math.min(held, rarest.count * asksOfOneHeld)
  const inSet = (set: Counted, of: RawBuilder<unknown>) =>
    isHeld(set) ? isAmong(set, of, 2 * held) : set.has(of)
  if (rarest.count <= few) {
    // One by one: a join might read all conversations of all businesses instead.
    const from = sql`${eachOf(rarest)} cross join lateral (
      select * from conversation c where c.id = found.record_id offset 0
    ) c`
    const inOthers = others.map(set => inSet(set, id))
    return { ...inOrder, from, conditions: [...conditions, ...inOthers], asked: [], narrow: true }
  }
  if (rarest.count <= held) {
    const [inMemory, common] = [sorted.filter(isHeld), sorted.filter(set => !isHeld(set))]
    const inOthers = others.map(set => inSet(set, sql`found.record_id`))
    return {
      ...inOrder,
      conditions: [...conditions, ...inMemory.map(set => inSet(set, id))],
      asked: common.map(set => inSet(set, id)),
      counted: conditions.length ? null : sql`select from ${eachOf(rarest)} where ${allOf(inOthers)}`,
    }
  }
  if (await areCommon(db, conditions, sorted, tried)) return inOrder
  const from = sql`(select record_id from (${inAll(sorted)}) ids offset 0) found
    join conversation c on c.id = found.record_id`
  return { ...inOrder, from, asked: [], narrow: true }
}

/** The ids of a set as `found`, each once. */
const eachOf = (set: RecordSet): RawBuilder<unknown> =>
  sql`(select record_id from (${inAll([set])}) ids offset 0) found`

/** Whether many of the conversations that meet the conditions are in all sets, or few meet them. */
async function areCommon(
  db: Tx,
  conditions: Condition[],
  sets: RecordSet[],
  tried: number,
): Promise<boolean> {
  const { rows } = await sql<{ newest: number; fitting: number }>`
    select count(*)::int as newest, count(*) filter (where ${allOf(sets.map(({ has }) => has(id)))})::int as fitting
    from (
      select c.id from conversation c where ${allOf(conditions)} order by c.last_message_at desc, c.id desc limit ${tried}
    ) c`.execute(db)
  const { newest, fitting } = rows[0]!
  return newest < tried || fitting >= tried * share
}
