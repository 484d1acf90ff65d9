import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Member } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type MemberRow = Selectable<Member>

/** Returns false when the business has a member with this email address. */
export async function insertMember(tx: Tx, row: Insertable<Member>): Promise<boolean> {
  const result = await tx
    .insertInto('member')
    .values(row)
    .onConflict(conflict => conflict.columns(['tenant_id', 'email']).doNothing())
    .executeTakeFirst()
  return Boolean(result.numInsertedOrUpdatedRows)
}

export const findMember = (tx: Tx, id: string): Promise<MemberRow | undefined> =>
  tx.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()

export const listMembers = (tx: Tx): Promise<MemberRow[]> =>
  tx.selectFrom('member').selectAll().orderBy('id').execute()

export const updateMember = (tx: Tx, id: string, values: Updateable<Member>): Promise<MemberRow> =>
  tx.updateTable('member').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Sessions and mailed links go with the member. */
export const deleteMember = (tx: Tx, id: string) => tx.deleteFrom('member').where('id', '=', id).execute()

/** Serialises changes of ownership, so that two owners can't remove each other. */
export const lockTeam = (tx: Tx, tenant: string) =>
  tx.selectFrom('tenant').select('id').where('id', '=', tenant).forNoKeyUpdate().execute()

/** Whether somebody else owns the business and can sign in. */
export async function hasOtherOwner(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('role', '=', 'owner')
    .where('login_id', 'is not', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
