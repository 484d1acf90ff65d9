import { type Insertable, type Selectable, sql } from 'kysely'
import { anywhere } from '#server/db/patterns.ts'
import type { Broadcast } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import { isWaiting } from '../states/states.ts'

export type BroadcastRow = Selectable<Broadcast>

/** Newest first. */
export const selectBroadcasts = (
  db: Tx,
  { status, limit }: { status?: string; limit: number },
): Promise<BroadcastRow[]> =>
  db
    .selectFrom('broadcast')
    .selectAll()
    .$if(status !== undefined, q => q.where('status', '=', status!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const selectBroadcast = (db: Tx, id: string): Promise<BroadcastRow | undefined> =>
  db.selectFrom('broadcast').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, which until the transaction ends nobody else changes. */
export const lockBroadcast = (db: Tx, id: string): Promise<BroadcastRow | undefined> =>
  db.selectFrom('broadcast').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertBroadcast(db: Tx, broadcast: Insertable<Broadcast>): Promise<void> {
  await db.insertInto('broadcast').values(broadcast).execute()
}

/** Stores the preview's time and its fingerprint (`shown`, as JSON). */
export async function setPreviewed(db: Tx, id: string, at: Date, shown: string): Promise<void> {
  await db.updateTable('broadcast').set({ previewed_at: at, previewed: shown }).where('id', '=', id).execute()
}

export async function setReplies(db: Tx, id: string, allowed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('broadcast')
    .set({ allow_replies: allowed })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setQueued(db: Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('broadcast')
    .set({ status: 'queued', sent_at: at, next_at: at })
    .where('id', '=', id)
    .execute()
}

/** Cancels the broadcast: from now on no message of it is marked as sending. */
export async function setCancelled(db: Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('broadcast')
    .set({
      status: 'cancelled',
      completed_at: at,
      next_at: null,
      waiting_for: null,
      runner: null,
      job: null,
      lease_until: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Locks these templates until the transaction ends, and returns how many of them are active. */
export async function holdTemplates(db: Tx, ids: string[]): Promise<number> {
  const { rows } = await sql`
    select id from message_template where id = any(${ids}::uuid[]) and is_active order by id for share`.execute(
    db,
  )
  return rows.length
}

/** Locks the audience until the transaction ends, and returns whether it exists. */
export async function holdAudience(db: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select id from audience where id = ${id} for share`.execute(db)
  return rows.length > 0
}

interface StateCount {
  state: string
  count: number
  /** How many of them wait for their hour or another attempt. */
  held: number
}

export async function countStates(db: Tx, id: string, now: Date): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select state, count(*)::int as count,
      count(*) filter (where ${isWaiting} and held_until > ${now})::int as held
    from broadcast_message m where broadcast_id = ${id} group by state`.execute(db)
  return rows
}

export const selectMessageOf = (db: Tx, broadcast: string) =>
  db.selectFrom('broadcast_message').selectAll().where('broadcast_id', '=', broadcast).executeTakeFirst()

/** Those whose name contains this, newest first. */
export const selectNamed = (db: Tx, part: string, limit: number): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('broadcast')
    .select(['id', 'name'])
    .where('name', 'ilike', anywhere(part))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
