import { sql } from 'kysely'
import type { OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { BookingRow } from '../queries.ts'

/** The id from which the feed's token derives; null before there is one. */
export async function selectFeed(db: Tx): Promise<string | null> {
  const row = await db.selectFrom('booking_feed').select('id').executeTakeFirst()
  return row?.id ?? null
}

/** Sets the feed, replacing an earlier one. */
export async function putFeed(
  db: Tx,
  feed: { id: string; token_hash: Buffer; created_at: Date },
): Promise<void> {
  await db
    .insertInto('booking_feed')
    .values(feed)
    .onConflict(conflict => conflict.column('tenant_id').doUpdateSet(feed))
    .execute()
}

/** Stores a feed if there is none yet. */
export async function insertFeed(
  db: Tx,
  feed: { id: string; token_hash: Buffer; created_at: Date },
): Promise<void> {
  await db
    .insertInto('booking_feed')
    .values(feed)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Bookings that are not cancelled and end after a moment, in order of time. */
export const selectConfirmed = (db: Tx, after: Date, limit: number): Promise<BookingRow[]> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('held_to', '>', after)
    .where('status', '<>', 'cancelled')
    .orderBy('starts_at')
    .limit(limit)
    .execute()

/** The business whose feed a token opens; one round trip (see migrations/0014_bookings.sql). */
export async function findFeed(ctx: OpenCtx, hash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ tenant_id: string }>`select * from find_booking_feed(${hash})`.execute(
    ctx.db.kysely,
  )
  return rows[0]?.tenant_id ?? null
}
