import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Login } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { MemberRow } from '../members/queries.ts'

// These statements run as the role that sees every business: a login belongs to none.

export type LoginRow = Selectable<Login>

/** Only of somebody who is a member somewhere: a login that nothing is left of is nobody's. */
export const findLoginByEmail = (tx: Tx, email: string): Promise<LoginRow | undefined> =>
  tx
    .selectFrom('login as l')
    .selectAll('l')
    .where('l.email', '=', email)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('member as m').select('m.id').whereRef('m.login_id', '=', 'l.id')),
    )
    .executeTakeFirst()

export const findLogin = (tx: Tx, id: string): Promise<LoginRow | undefined> =>
  tx.selectFrom('login').selectAll().where('id', '=', id).executeTakeFirst()

/** Kept from changing until the transaction ends. */
export const holdLogin = (tx: Tx, id: string): Promise<LoginRow | undefined> =>
  tx.selectFrom('login').selectAll().where('id', '=', id).forShare().executeTakeFirst()

/** The same, and from being held by others. */
export const lockLogin = (tx: Tx, id: string): Promise<LoginRow | undefined> =>
  tx.selectFrom('login').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns false when somebody has the address. */
export async function insertLogin(tx: Tx, row: Insertable<Login>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('login')
    .values(row)
    .onConflict(conflict => conflict.column('email').doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

export const updateLogin = (tx: Tx, id: string, values: Updateable<Login>) =>
  tx.updateTable('login').set(values).where('id', '=', id).execute()

/** The logins of nobody: that of this address, or all. */
export const findUnused = async (tx: Tx, email?: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('login as l')
    .select('l.id')
    .$if(email !== undefined, query => query.where('l.email', '=', email!))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('member as m').select('m.id').whereRef('m.login_id', '=', 'l.id'))),
    )
    .orderBy('l.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a login if nobody is a member by it; the lock of before lets this see who has just become one. */
export const deleteUnused = (tx: Tx, id: string) =>
  tx
    .deleteFrom('login as l')
    .where('l.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('member as m').select('m.id').whereRef('m.login_id', '=', 'l.id'))),
    )
    .execute()

/**
 * A membership of this login: at the named business if there is one, else where the person signed in last, else the
 * oldest.
 */
export const findMembership = (tx: Tx, login: string): Promise<MemberRow | undefined> =>
  likeliest(tx, login, null).executeTakeFirst()

/** The same, kept from being removed until the transaction ends. */
export const holdMembership = (
  tx: Tx,
  login: string,
  tenant: string | null,
): Promise<MemberRow | undefined> => likeliest(tx, login, tenant).forShare('m').executeTakeFirst()

const likeliest = (tx: Tx, login: string, tenant: string | null) =>
  memberships(tx, login)
    .selectAll('m')
    .orderBy(sql`m.tenant_id is not distinct from ${tenant}::uuid`, 'desc')
    .orderBy(
      sql`(select max(s.created_at) from session s where s.tenant_id = m.tenant_id and s.member_id = m.id)`,
      order => order.desc().nullsLast(),
    )
    .orderBy('m.id')
    .limit(1)

/** The membership of this login at one business, kept likewise. */
export const holdMembershipAt = (tx: Tx, login: string, tenant: string): Promise<MemberRow | undefined> =>
  memberships(tx, login).selectAll('m').where('m.tenant_id', '=', tenant).forShare('m').executeTakeFirst()

/** Every business of a login, in the order in which the person joined. */
export const listMemberships = (tx: Tx, login: string) =>
  memberships(tx, login)
    .innerJoin('tenant as t', 't.id', 'm.tenant_id')
    .select(['t.id', 't.slug', 't.name', 'm.role'])
    .orderBy('m.id')
    .$castTo<{ id: string; slug: string; name: string; role: 'owner' | 'agent' }>()
    .execute()

const memberships = (tx: Tx, login: string) => tx.selectFrom('member as m').where('m.login_id', '=', login)

/** Locks a member for a change, at whichever business. */
export const lockMember = (tx: Tx, tenant: string, id: string): Promise<MemberRow | undefined> =>
  tx
    .selectFrom('member')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Makes an invited person a member by their login. */
export const joinBusiness = (
  tx: Tx,
  { tenant_id, id }: Pick<MemberRow, 'tenant_id' | 'id'>,
  values: { login_id: string; name?: string },
): Promise<MemberRow> =>
  tx
    .updateTable('member')
    .set(values)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The address by which businesses know a person follows that of the login. */
export const updateAddresses = (tx: Tx, login: string, email: string) =>
  tx
    .updateTable('member')
    .set({ email })
    .where('login_id', '=', login)
    .returning(['tenant_id', 'id'])
    .execute()
