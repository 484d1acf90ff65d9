import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { OpenCtx } from '#server/core/context.ts'
import type { WaitlistEntry } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type WaitingRow = Selectable<WaitlistEntry>

export const insertEntry = (db: Tx, row: Insertable<WaitlistEntry>): Promise<WaitingRow> =>
  db.insertInto('waitlist_entry').values(row).returningAll().executeTakeFirstOrThrow()

/** Who has waited longest first; `serviceIds`: only for these. */
export const selectEntries = (db: Tx, serviceIds?: string[]): Promise<WaitingRow[]> =>
  db
    .selectFrom('waitlist_entry')
    .selectAll()
    .$if(serviceIds !== undefined, query => query.where('service_id', 'in', serviceIds!))
    .orderBy('id')
    .execute()

export async function countEntries(db: Tx): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const selectEntry = (db: Tx, id: string): Promise<WaitingRow | undefined> =>
  db.selectFrom('waitlist_entry').selectAll().where('id', '=', id).executeTakeFirst()

export const updateEntry = (
  db: Tx,
  id: string,
  changes: Updateable<WaitlistEntry>,
): Promise<WaitingRow | undefined> =>
  db.updateTable('waitlist_entry').set(changes).where('id', '=', id).returningAll().executeTakeFirst()

/** Returns whether it existed. */
export async function deleteEntry(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('waitlist_entry').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether this very time has been offered to somebody already. */
export async function wasOffered(db: Tx, freedBy: string): Promise<boolean> {
  const row = await db
    .selectFrom('waitlist_entry')
    .select('id')
    .where('freed_by', '=', freedBy)
    .executeTakeFirst()
  return row !== undefined
}

/** Lets one transaction at a time offer times of the business. */
export async function lockOffers(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant') || ' waitlist', 0))`.execute(
    db,
  )
}

/** The condition that somebody left this address or this number. */
const isReachedBy = ({ email, phone }: { email: string | null; phone: string | null }) =>
  sql<boolean>`(email = ${email} or phone = ${phone})`

/** Who waits for a service under this address or number. */
export const selectOf = (
  db: Tx,
  { serviceId, ...reach }: { serviceId: string; email: string | null; phone: string | null },
): Promise<WaitingRow | undefined> =>
  db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where(isReachedBy(reach))
    .orderBy('id')
    .executeTakeFirst()

/** Whom a token takes off the list, of any business; one round trip (see migrations/0087_reminders_and_waitlist.sql). */
export async function findByToken(
  ctx: OpenCtx,
  hash: Buffer,
): Promise<{ tenant_id: string; id: string } | undefined> {
  const { rows } = await sql<{ tenant_id: string; id: string }>`
    select * from find_waiting(${hash})`.execute(ctx.db.kysely)
  return rows[0]
}

/** Locks somebody who waits until the transaction ends. */
export const lockEntry = (db: Tx, id: string): Promise<WaitingRow | undefined> =>
  db.selectFrom('waitlist_entry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Those who waited for a service under this address or number. Returns how many they were. */
export async function deleteOf(
  db: Tx,
  serviceId: string,
  reach: { email: string | null; phone: string | null },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waitlist_entry')
    .where('service_id', '=', serviceId)
    .where(isReachedBy(reach))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Claims the mail about an offer until `until`. Null: it went out, or another time was offered since; `busy` is the end of
 * another process's claim.
 */
export async function claimOffer(
  db: Tx,
  { id, time }: { id: string; time: Date },
  { now, until }: { now: Date; until: Date },
): Promise<WaitingRow | { busy: Date } | null> {
  const row = await lockEntry(db, id)
  if (!row || row.mailed_at || row.refused_at || row.offered_time?.getTime() !== time.getTime()) return null
  if (row.claimed_until && row.claimed_until > now) return { busy: row.claimed_until }
  return (await updateEntry(db, id, { claimed_until: until }))!
}

/** Who was offered the time of a booking so far. */
export const selectPassed = async (db: Tx, freedBy: string): Promise<string[]> =>
  (
    await db
      .selectFrom('waitlist_entry')
      .select('id')
      .where(({ or, eb }) => or([eb('freed_by', '=', freedBy), eb('freed_by', 'like', `${freedBy} not %`)]))
      .execute()
  ).map(({ id }) => id)
