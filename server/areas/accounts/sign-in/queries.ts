import type { Insertable } from 'kysely'
import type { Session } from '../../../db/tables.ts'
import type { Tx } from '../../../db/tenant.ts'

export const insertSession = (tx: Tx, row: Insertable<Session>) =>
  tx.insertInto('session').values(row).execute()

export const revokeSession = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('session').set({ revoked_at: now }).where('id', '=', id).execute()

export const revokeSessionsOf = (tx: Tx, member: { tenant_id: string; id: string }, now: Date) =>
  tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('tenant_id', '=', member.tenant_id)
    .where('member_id', '=', member.id)
    .where('revoked_at', 'is', null)
    .execute()

/** Sessions that are over anyway, by sign-out or by age. */
export const deleteEndedSessions = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('session')
    .where(either => either.or([either('expires_at', '<', before), either('revoked_at', '<', before)]))
    .execute()

export const setPassword = (
  tx: Tx,
  member: { tenant_id: string; id: string },
  values: { password_hash: string; name?: string },
) =>
  tx
    .updateTable('member')
    .set(values)
    .where('tenant_id', '=', member.tenant_id)
    .where('id', '=', member.id)
    .returningAll()
    .executeTakeFirstOrThrow()
