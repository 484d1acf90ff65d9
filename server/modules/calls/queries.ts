import { type Expression, type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { CallDirection, CallEvent, CallMedium, CallStatus } from '#contract/calls/calls.ts'
import { countUpTo, type Key, type Order, type Window, within } from '#server/db/keyset.ts'
import type { Call, CallTurn } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type CallRow = Selectable<Call> & {
  direction: CallDirection
  medium: CallMedium
  status: CallStatus
  elsewhere: 'person' | 'carrier' | null
}
export type TurnRow = Pick<
  Selectable<CallTurn>,
  | 'call_id'
  | 'text'
  | 'began_ms'
  | 'ended_ms'
  | 'cut_short'
  | 'unheard'
  | 'latency_ms'
  | 'first_sound_ms'
  | 'endpoint_ms'
  | 'recognition_ms'
  | 'model_ms'
  | 'voice_ms'
> & { speaker: 'agent' | 'person' }

/** Null when a call has this message or this id of the carrier already. */
export const insertCall = async (db: Tx, row: Insertable<Call>): Promise<CallRow | null> =>
  (await db
    .insertInto('call')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .$castTo<CallRow>()
    .executeTakeFirst()) ?? null

export const selectCall = (db: Tx, id: string): Promise<CallRow | undefined> =>
  db.selectFrom('call').selectAll().where('id', '=', id).$castTo<CallRow>().executeTakeFirst()

/** The same, locked: nobody else changes it until the transaction ends. */
export const lockCall = (db: Tx, id: string): Promise<CallRow | undefined> =>
  db.selectFrom('call').selectAll().where('id', '=', id).forUpdate().$castTo<CallRow>().executeTakeFirst()

/** The call that was placed for this message, or that has this id of the carrier. */
export const selectCallBy = (
  db: Tx,
  column: 'message_id' | 'provider_id',
  value: string,
): Promise<CallRow | undefined> =>
  db.selectFrom('call').selectAll().where(column, '=', value).$castTo<CallRow>().executeTakeFirst()

export const updateCall = (db: Tx, id: string, changes: Updateable<Call>): Promise<CallRow> =>
  db
    .updateTable('call')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .$castTo<CallRow>()
    .executeTakeFirstOrThrow()

export async function addAction(db: Tx, id: string, action: string): Promise<void> {
  await sql`
    update call set actions = array_append(actions, ${action})
    where id = ${id} and not actions @> array[${action}]`.execute(db)
}

/** Adds what happened to a call behind what happened before. */
export async function appendEvent(db: Tx, id: string, event: CallEvent): Promise<void> {
  await sql`update call set events = events || ${JSON.stringify([event])}::jsonb where id = ${id}`.execute(db)
}

/** Adds a turn behind the others. The call's row must be locked, so that no two get one place. */
export async function appendTurn(db: Tx, turn: TurnRow): Promise<void> {
  const { call_id, ...rest } = turn
  const { n } = await db
    .selectFrom('call_turn')
    .select(({ fn }) => fn.coalesce(fn.max('n'), sql<number>`0`).as('n'))
    .where('call_id', '=', call_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('call_turn')
    .values({ call_id, n: n + 1, ...rest })
    .execute()
}

/** The turns of these calls, in order. */
export const selectTurns = async (db: Tx, callIds: string[]): Promise<TurnRow[]> =>
  callIds.length
    ? db
        .selectFrom('call_turn')
        .select(['call_id', 'speaker', 'text', 'began_ms', 'ended_ms', 'cut_short', 'latency_ms'])
        .select(['first_sound_ms', 'endpoint_ms', 'recognition_ms', 'model_ms', 'voice_ms', 'unheard'])
        .where('call_id', 'in', callIds)
        .orderBy('call_id')
        .orderBy('n')
        .$castTo<TurnRow>()
        .execute()
    : []

export interface CallQuery {
  status?: CallStatus
  direction?: CallDirection
  medium?: CallMedium
  lead_id?: string
  conversation_id?: string
  /** Calls made within [from, to). */
  from?: Date
  to?: Date
}

export type CallSort = 'newest' | 'oldest' | 'longest'

const byId = { value: sql.ref('id'), type: 'uuid' } as const
/** Ids sort by creation. */
const orders: Record<CallSort, Order> = {
  newest: { by: [byId], direction: 'desc' },
  oldest: { by: [byId], direction: 'asc' },
  longest: { by: [{ value: sql`coalesce(duration, 0)`, type: 'bigint' }, byId], direction: 'desc' },
}

/** The place of a call in a sorted list. */
export const keyOf = ({ id, duration }: CallRow, sort: CallSort): Key =>
  sort === 'longest' ? [duration ?? 0, id] : [id]

/** The calls of a window of those that match. */
export const selectCalls = (
  db: Tx,
  filter: CallQuery,
  words: Expression<SqlBool> | undefined,
  sort: CallSort,
  window: Window,
): Promise<CallRow[]> =>
  within(matching(db, filter, words), orders[sort], window)
    .selectAll()
    .$castTo<CallRow>()
    .execute()

/** How many match; counted no further than `most`. */
export const countCalls = (
  db: Tx,
  filter: CallQuery,
  words: Expression<SqlBool> | undefined,
  most: number | null,
): Promise<number> => countUpTo(db, matching(db, filter, words).select('id'), most)

function matching(db: Tx, filter: CallQuery, words: Expression<SqlBool> | undefined) {
  const { status, direction, medium, lead_id, conversation_id, from, to } = filter
  return db
    .selectFrom('call')
    .$if(status !== undefined, query => query.where('status', '=', status!))
    .$if(direction !== undefined, query => query.where('direction', '=', direction!))
    .$if(medium !== undefined, query => query.where('medium', '=', medium!))
    .$if(lead_id !== undefined, query => query.where('lead_id', '=', lead_id!))
    .$if(conversation_id !== undefined, query => query.where('conversation_id', '=', conversation_id!))
    .$if(from !== undefined, query => query.where('created_at', '>=', from!))
    .$if(to !== undefined, query => query.where('created_at', '<', to!))
    .$if(words !== undefined, query => query.where(words!))
}
