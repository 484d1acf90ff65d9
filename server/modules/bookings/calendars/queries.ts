import type { Insertable, Selectable } from 'kysely'
import type { Calendar } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { TimeRange } from './busy.ts'

export type CalendarRow = Selectable<Calendar>

export async function insertCalendar(db: Tx, row: Insertable<Calendar>): Promise<void> {
  await db.insertInto('calendar').values(row).execute()
}

/** Oldest first. */
export const selectCalendars = (db: Tx, { writes = false } = {}): Promise<CalendarRow[]> =>
  db
    .selectFrom('calendar')
    .selectAll()
    .$if(writes, query => query.where('writes', '=', true))
    .orderBy('id')
    .execute()

export const selectCalendar = (db: Tx, id: string): Promise<CalendarRow | undefined> =>
  db.selectFrom('calendar').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns whether it existed. */
export async function deleteCalendar(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('calendar').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The calendars of every business. */
export const selectAllCalendars = (db: Tx): Promise<{ tenant_id: string; id: string }[]> =>
  db.selectFrom('calendar').select(['tenant_id', 'id']).orderBy('id').execute()

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const batch = 5_000

/** Replaces the busy times of a calendar. */
export async function replaceBusy(
  db: Tx,
  calendarId: string,
  busy: (TimeRange & { id: string })[],
  at: Date,
): Promise<void> {
  const read = { read_at: at, failing_since: null, error: null }
  const held = await db.updateTable('calendar').set(read).where('id', '=', calendarId).executeTakeFirst()
  if (held.numUpdatedRows === 0n) return // disconnected meanwhile
  await db.deleteFrom('calendar_busy').where('calendar_id', '=', calendarId).execute()
  for (let i = 0; i < busy.length; i += batch) {
    const rows = busy.slice(i, i + batch).map(({ id, from, to }) => ({
      calendar_id: calendarId,
      id,
      starts_at: new Date(from),
      ends_at: new Date(to),
    }))
    await db.insertInto('calendar_busy').values(rows).execute()
  }
}

/** Marks a calendar as failing; its last busy times stay. */
export async function markFailing(db: Tx, row: CalendarRow, error: string, at: Date): Promise<void> {
  await db
    .updateTable('calendar')
    .set({ error, failing_since: row.failing_since ?? at })
    .where('id', '=', row.id)
    .execute()
}

/** Bookings that have not ended and that a calendar holds in another state, at most `limit`. */
export async function selectMissing(db: Tx, calendarId: string, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('booking as b')
    .leftJoin('calendar_entry as e', join =>
      join
        .onRef('e.tenant_id', '=', 'b.tenant_id')
        .onRef('e.booking_id', '=', 'b.id')
        .on('e.calendar_id', '=', calendarId),
    )
    .select('b.id')
    .where('b.held_to', '>', now)
    .where(({ or, and, eb, ref }) =>
      or([
        and([eb('b.status', '=', 'cancelled'), eb('e.booking_id', 'is not', null)]),
        and([
          eb('b.status', '<>', 'cancelled'),
          or([eb('e.booking_id', 'is', null), eb('e.sequence', '<', ref('b.sequence'))]),
        ]),
      ]),
    )
    .orderBy('b.held_to')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a calendar holds a booking, or may hold it: see writeTo. */
export async function selectEntry(db: Tx, calendarId: string, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('calendar_entry')
    .select('sequence')
    .where('calendar_id', '=', calendarId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row !== undefined
}

export async function putEntry(
  db: Tx,
  entry: { calendar_id: string; booking_id: string; sequence: number; written_at: Date },
): Promise<void> {
  await db
    .insertInto('calendar_entry')
    .values(entry)
    .onConflict(conflict => conflict.columns(['tenant_id', 'calendar_id', 'booking_id']).doUpdateSet(entry))
    .execute()
}

export async function deleteEntry(db: Tx, calendarId: string, bookingId: string): Promise<void> {
  await db
    .deleteFrom('calendar_entry')
    .where('calendar_id', '=', calendarId)
    .where('booking_id', '=', bookingId)
    .execute()
}
