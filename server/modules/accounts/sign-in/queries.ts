import type { Insertable, Selectable } from 'kysely'
import type { Session } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type SessionRow = Selectable<Session>

export const insertSession = (tx: Tx, row: Insertable<Session>) =>
  tx.insertInto('session').values(row).execute()

/** Returns whether the member had this session open. */
export async function revokeSession(tx: Tx, member: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await openSessions(tx, member, now).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0
}

/** All sessions of a member, or all but one. */
export const revokeSessionsOf = (tx: Tx, member: string, now: Date, butNot: string | null = null) =>
  openSessions(tx, member, now)
    .$if(butNot !== null, query => query.where('id', '<>', butNot!))
    .execute()

const openSessions = (tx: Tx, member: string, now: Date) =>
  tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('member_id', '=', member)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)

/** A member's open sessions, newest first, a page of them and how many there are. */
export async function listSessions(
  tx: Tx,
  member: string,
  now: Date,
  page: { limit: number; offset: number },
): Promise<{ rows: SessionRow[]; total: number }> {
  const open = tx
    .selectFrom('session')
    .where('member_id', '=', member)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
  const rows = await open
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Deletes sessions that have ended, by sign-out or by age. */
export const deleteEndedSessions = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('session')
    .where(either => either.or([either('expires_at', '<', before), either('revoked_at', '<', before)]))
    .execute()
