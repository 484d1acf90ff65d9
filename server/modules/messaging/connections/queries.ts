import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Connection } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type ConnectionRow = Selectable<Connection>

export const selectConnections = (db: Tx): Promise<ConnectionRow[]> =>
  db.selectFrom('connection').selectAll().execute()

export const selectConnection = (db: Tx, channel: Channel): Promise<ConnectionRow | undefined> =>
  db.selectFrom('connection').selectAll().where('channel', '=', channel).executeTakeFirst()

/** The same, which nobody changes until the transaction ends. */
export const lockConnection = (db: Tx, channel: Channel): Promise<ConnectionRow | undefined> =>
  db.selectFrom('connection').selectAll().where('channel', '=', channel).forUpdate().executeTakeFirst()

/** A changed connection is one that nobody has tested. */
export const saveConnection = (
  db: Tx,
  row: Omit<Insertable<Connection>, 'tenant_id' | 'checked_at' | 'failure'>,
): Promise<ConnectionRow> => {
  const { channel, created_at, ...changes } = row
  return db
    .insertInto('connection')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'channel']).doUpdateSet({ ...changes, checked_at: null, failure: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const deleteConnection = async (db: Tx, channel: Channel): Promise<boolean> =>
  (await db.deleteFrom('connection').where('channel', '=', channel).executeTakeFirst()).numDeletedRows > 0n

/** Keeps what a test found, unless the connection was changed meanwhile. */
export async function updateTested(
  db: Tx,
  row: ConnectionRow,
  tested: { checked_at: Date; failure: string | null; sender: string },
): Promise<void> {
  await db
    .updateTable('connection')
    .set(tested)
    .where('channel', '=', row.channel)
    .where('updated_at', '=', row.updated_at)
    .execute()
}

/** Connections of every business that an account of a provider names. Only for `across`. */
export const selectByAccount = (db: Tx, channels: Channel[], account: string): Promise<ConnectionRow[]> =>
  db
    .selectFrom('connection')
    .selectAll()
    .where('channel', 'in', channels)
    .where('account', '=', account)
    .execute()

/** The same by WhatsApp's business account, which may have several numbers. Only for `across`. */
export const selectByBusinessAccount = (db: Tx, businessAccount: string): Promise<ConnectionRow[]> =>
  db
    .selectFrom('connection')
    .selectAll()
    .where('channel', '=', 'whatsapp')
    .where(sql`settings ->> 'business_account_id'`, '=', businessAccount)
    .execute()

/** Mail connections of every business that name a mailbox. Only for `across`. */
export const selectMailboxes = (db: Tx): Promise<ConnectionRow[]> =>
  db
    .selectFrom('connection')
    .selectAll()
    .where('channel', '=', 'email')
    .where(sql`jsonb_typeof(settings -> 'imap')`, '=', 'object')
    .execute()
