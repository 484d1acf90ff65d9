import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { countUpTo, type Order, type Window, within } from '#server/db/keyset.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { Broadcast } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import { isWaiting } from '../states/states.ts'
import type { StateCount } from './counts.ts'

export type BroadcastRow = Selectable<Broadcast>

/** A broadcast to be stored. */
export type NewRow = Insertable<Broadcast>

/** Which broadcasts a list has. `direct`: those to one person, or those to audiences. */
export interface BroadcastChoice {
  status?: string
  q?: string
  direct?: boolean
}

const newest: Order = {
  by: [
    { value: sql.ref('created_at'), type: 'timestamptz' },
    { value: sql.ref('id'), type: 'uuid' },
  ],
  direction: 'desc',
}

const chosen = (db: Tx, { status, q, direct }: BroadcastChoice) =>
  db
    .selectFrom('broadcast')
    .$if(status !== undefined, query => query.where('status', '=', status!))
    .$if(Boolean(q?.trim()), query => query.where('name', 'ilike', anywhere(q!.trim())))
    .$if(direct !== undefined, query => query.where('contact_id', direct ? 'is not' : 'is', null))

/** Newest first. */
export const selectBroadcasts = (db: Tx, choice: BroadcastChoice, window: Window): Promise<BroadcastRow[]> =>
  within(chosen(db, choice).selectAll(), newest, window).execute()

export const countBroadcasts = (db: Tx, choice: BroadcastChoice, most: number | null): Promise<number> =>
  countUpTo(db, chosen(db, choice).select('id'), most)

export const selectBroadcast = (db: Tx, id: string): Promise<BroadcastRow | undefined> =>
  db.selectFrom('broadcast').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, which until the transaction ends nobody else changes. */
export const lockBroadcast = (db: Tx, id: string): Promise<BroadcastRow | undefined> =>
  db.selectFrom('broadcast').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertBroadcast(db: Tx, broadcast: NewRow): Promise<void> {
  await db.insertInto('broadcast').values(broadcast).execute()
}

export async function updateDraft(db: Tx, id: string, changes: Updateable<Broadcast>): Promise<void> {
  await db.updateTable('broadcast').set(changes).where('id', '=', id).execute()
}

export async function deleteBroadcast(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('broadcast').where('id', '=', id).execute()
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

/** `startsAt`: nothing leaves before; null: it begins at once. */
export async function setQueued(
  db: Tx,
  id: string,
  { at, startsAt }: { at: Date; startsAt: Date | null },
): Promise<void> {
  await db
    .updateTable('broadcast')
    .set({
      status: 'queued',
      sent_at: at,
      starts_at: startsAt,
      next_at: startsAt ?? at,
      waiting_for: startsAt ? 'time' : null,
    })
    .where('id', '=', id)
    .execute()
}

/** Makes a broadcast of which nothing was planned a draft again. */
export async function setDraft(db: Tx, id: string): Promise<void> {
  await db
    .updateTable('broadcast')
    .set({ status: 'draft', sent_at: null, starts_at: null, next_at: null, waiting_for: null })
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

/** Counts the messages of broadcasts by their state. Separate rows count how many of them wait; an index has both. */
export async function countStates(
  db: Tx,
  ids: string[],
  now: Date,
): Promise<(StateCount & { broadcast_id: string })[]> {
  const { rows } = await sql<StateCount & { broadcast_id: string }>`
    select broadcast_id, state, count(*)::int as count, 0 as held
    from broadcast_message where broadcast_id = any(${ids}::uuid[]) group by 1, 2
    union all
    select broadcast_id, state, 0, count(*)::int from broadcast_message m
    where broadcast_id = any(${ids}::uuid[]) and state in ('queued', 'sending') and ${isWaiting} and held_until > ${now}
    group by 1, 2`.execute(db)
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

/** One message, with what it was made of: the names of its broadcast and template, and what was typed for it. */
export const selectMessageWithOrigin = (db: Tx, id: string) =>
  db
    .selectFrom('broadcast_message as message')
    .innerJoin('broadcast', 'broadcast.id', 'message.broadcast_id')
    .leftJoin('message_template as template', 'template.id', 'message.template_id')
    .selectAll('message')
    .select(['broadcast.name as broadcast_name', 'broadcast.typed', 'template.name as template_name'])
    .where('message.id', '=', id)
    .executeTakeFirst()
