import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { byRarity, inAll, type RecordSet } from '#server/db/record-sets.ts'
import type { Tx } from '#server/db/tenant.ts'

// Conversations are chosen by their own columns, whose indexes are in the order of the lists, and by what other tables know
// of them. Where few have that, they are looked up and sorted; where many have it, the list is read in its order and each
// conversation is asked, because a page of fifty is soon full.

export type Condition = Expression<SqlBool>

/** The conversations that match, for a statement that calls them `c`. */
export interface Selection {
  /** `conversation c`, or the few that it is narrowed to, joined with it. */
  from: RawBuilder<unknown>
  conditions: Condition[]
  /** Whether all of them are read in any case, so that to count them costs nothing. */
  narrow: boolean
  /** All conditions, for a statement that has `c` from elsewhere. */
  whole: Condition[]
}

/** When a selection is narrow. */
export interface Bounds {
  /** So many are looked up in less time than a long list is read. */
  few: number
  /** So many of the newest are tried. */
  tried: number
}
const bounds: Bounds = { few: 10_000, tried: 300 }
/** When this share of the newest matches, a page is soon full. */
const share = 0.2

const id = sql.ref('c.id')
const all = sql`conversation c`

/** How these are best read. Sets that all have many members are tried on the newest conversations first. */
export async function selectionOf(
  db: Tx,
  conditions: Condition[],
  sets: RecordSet[],
  { few, tried }: Bounds = bounds,
): Promise<Selection> {
  const whole = [...conditions, ...sets.map(({ has }) => has(id))]
  const inOrder = { from: all, conditions: whole, whole, narrow: false }
  const [rarest, ...others] = await byRarity(db, sets, few + 1)
  if (!rarest) return inOrder
  const among = (ids: RawBuilder<unknown>, left: RecordSet[]): Selection => ({
    from: sql`(select record_id from (${ids}) ids offset 0) found join conversation c on c.id = found.record_id`,
    conditions: [...conditions, ...left.map(({ has }) => has(id))],
    whole,
    narrow: true,
  })
  if (rarest.count <= few) return among(inAll([rarest]), others)
  return (await areCommon(db, conditions, sets, tried)) ? inOrder : among(inAll(sets), [])
}

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

export const allOf = (conditions: Condition[]): RawBuilder<SqlBool> =>
  conditions.length ? sql.join(conditions, sql` and `) : sql<boolean>`true`
