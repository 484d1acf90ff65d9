import { type Selectable, sql } from 'kysely'
import { isTheirs, type Person } from '#server/core/personal-data.ts'
import { numberEnding } from '#server/core/phone-number.ts'
import type { WaitlistEntry } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { BookingRow } from '../queries.ts'

/** What rows of this person have in common: the address, or how the number ends. `isTheirs` then reads the whole number. */
const mayBe = ({ email, phone }: Person) =>
  sql<boolean>`lower(email) = ${email}
    or right(regexp_replace(phone, '[^0-9]', '', 'g'), 5) = ${phone === null ? null : numberEnding(phone)}`

/** Bookings of this person. Numbers are stored as typed; national ones are read in `country`. */
export async function selectOf(db: Tx, person: Person, country: string | null): Promise<BookingRow[]> {
  const found = await db
    .selectFrom('booking')
    .selectAll()
    .where(mayBe(person))
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.filter(booking => isTheirs(person, booking, country))
}

/** Bookings that ended before then. */
export async function selectBefore(db: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('ends_at', '<', before)
    .orderBy('ends_at')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The number of these bookings in external calendars. */
export async function countEntries(db: Tx, ids: string[]): Promise<number> {
  if (!ids.length) return 0
  const { count } = await db
    .selectFrom('calendar_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', 'in', ids)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteBookings(db: Tx, ids: string[]): Promise<void> {
  if (ids.length) await db.deleteFrom('booking').where('id', 'in', ids).execute()
}

/** Those on the waitlist who are this person. */
export async function selectWaiting(
  db: Tx,
  person: Person,
  country: string | null,
): Promise<Selectable<WaitlistEntry>[]> {
  const found = await db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where(mayBe(person))
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.filter(entry => isTheirs(person, entry, country))
}

/** Those who were noted before then. */
export async function selectWaitingBefore(db: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('waitlist_entry')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteWaiting(db: Tx, ids: string[]): Promise<void> {
  if (ids.length) await db.deleteFrom('waitlist_entry').where('id', 'in', ids).execute()
}
