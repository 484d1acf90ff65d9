import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { DB, Session } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

// A person's sessions are those of all their memberships, so these statements run as the role that sees every business.

export type SessionRow = Selectable<Session>

export const insertSession = (tx: Tx, row: Insertable<Session>) =>
  tx.insertInto('session').values(row).execute()

/** Returns when the session would have expired; null when the login has no such open session. */
export async function revokeSession(tx: Tx, login: string, id: string, now: Date): Promise<Date | null> {
  const row = await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where(open(login, now))
    .returning('expires_at')
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/** All sessions of a login, or all but one. */
export const revokeSessionsOf = (tx: Tx, login: string, now: Date, butNot: string | null = null) =>
  tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where(open(login, now))
    .$if(butNot !== null, query => query.where('id', '<>', butNot!))
    .execute()

const open =
  (login: string, now: Date) =>
  ({ and, eb, refTuple, selectFrom }: ExpressionBuilder<DB, 'session'>) =>
    and([
      eb(
        refTuple('tenant_id', 'member_id'),
        'in',
        selectFrom('member')
          .select(['member.tenant_id', 'member.id'])
          .where('login_id', '=', login)
          .$asTuple('tenant_id', 'id'),
      ),
      eb('revoked_at', 'is', null),
      eb('expires_at', '>', now),
    ])

export interface OpenSession extends SessionRow {
  business: string
}

/** The open sessions of a login, newest first, a page of them and how many there are. */
export async function listSessions(
  tx: Tx,
  login: string,
  now: Date,
  page: { limit: number; offset: number },
): Promise<{ rows: OpenSession[]; total: number }> {
  const all = tx
    .selectFrom('session')
    .innerJoin('member', join =>
      join.onRef('member.tenant_id', '=', 'session.tenant_id').onRef('member.id', '=', 'session.member_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'session.tenant_id')
    .where('member.login_id', '=', login)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
  const rows = await all
    .selectAll('session')
    .select('tenant.name as business')
    .orderBy('session.created_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Deletes sessions that have ended, by sign-out or by age. */
export const deleteEndedSessions = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('session')
    .where(either => either.or([either('expires_at', '<', before), either('revoked_at', '<', before)]))
    .execute()
