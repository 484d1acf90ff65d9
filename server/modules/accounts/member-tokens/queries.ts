import type { Insertable, Selectable } from 'kysely'
import type { MemberToken } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type MemberTokenRow = Selectable<MemberToken>

export const insertToken = (tx: Tx, row: Insertable<MemberToken>) =>
  tx.insertInto('member_token').values(row).execute()

/** Open tokens with their members. */
const openTokens = (tx: Tx, now: Date) =>
  tx
    .selectFrom('member_token as t')
    .innerJoin('member as m', join =>
      join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.member_id'),
    )
    .innerJoin('tenant', 'tenant.id', 't.tenant_id')
    .select([
      't.tenant_id',
      't.member_id',
      'm.login_id',
      't.purpose',
      't.email as new_email',
      'm.email',
      'm.name',
      'tenant.name as business',
      'tenant.language',
      'tenant.country',
    ])
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)

/** A token and its member, as long as it can be used. */
export const findOpenToken = (tx: Tx, id: string, now: Date) =>
  openTokens(tx, now).where('t.id', '=', id).executeTakeFirst()

export const findOpenTokenByHash = (tx: Tx, hash: Buffer, purpose: string, now: Date) =>
  openTokens(tx, now).where('t.hash', '=', hash).where('t.purpose', '=', purpose).executeTakeFirst()

/** Uses up a token and returns it; undefined when it is unknown, used, expired or for another purpose. */
export const useToken = (
  tx: Tx,
  hash: Buffer,
  purpose: string,
  now: Date,
): Promise<MemberTokenRow | undefined> =>
  tx
    .updateTable('member_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Of a member, or of everything that a login is; of one purpose, or all but invitations. */
export const voidTokensOf = (
  tx: Tx,
  whose: { member_id: string } | { login_id: string },
  now: Date,
  purpose?: string,
) =>
  tx
    .updateTable('member_token')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .where(({ eb, selectFrom }) =>
      'member_id' in whose
        ? eb('member_id', '=', whose.member_id)
        : eb('member_id', 'in', selectFrom('member').select('id').where('login_id', '=', whose.login_id)),
    )
    .$if(purpose !== undefined, query => query.where('purpose', '=', purpose!))
    .$if(purpose === undefined, query => query.where('purpose', '<>', 'invite'))
    .execute()

export const deleteTokensBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('member_token').where('expires_at', '<', before).execute()
