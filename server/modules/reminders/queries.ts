import type { Tx } from '#server/db/tenant.ts'

/** Notes that a booking is reminded of at one of its times. False: it was noted before. */
export async function insertReminder(
  db: Tx,
  row: { booking_id: string; starts_at: Date; broadcast_id: string; reminded_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('booking_reminder')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return inserted !== undefined
}
