import { type Expression, type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { BookingStatus } from '#contract/bookings/bookings.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { countUpTo, type Order, type Window, within } from '#server/db/keyset.ts'
import type { Booking } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { TakenTime } from './slots/slots.ts'

export type BookingRow = Selectable<Booking>

export const insertBooking = (db: Tx, row: Insertable<Booking>): Promise<BookingRow> =>
  db.insertInto('booking').values(row).returningAll().executeTakeFirstOrThrow()

export const selectBooking = (db: Tx, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockBooking = (db: Tx, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateBooking = (db: Tx, id: string, changes: Updateable<Booking>): Promise<BookingRow> =>
  db.updateTable('booking').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** How long a booking lasts, in minutes; null where there is none. */
export async function selectLength(db: Tx, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('booking')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000 : null
}

export interface BookingQuery {
  status?: BookingStatus
  serviceId?: string
  leadId?: string
  /** Bookings that begin within [from, to). */
  from?: Date
  to?: Date
}

export type BookingSort = 'latest' | 'earliest'

const inTime = [
  { value: sql.ref('starts_at'), type: 'timestamptz' },
  { value: sql.ref('id'), type: 'uuid' },
] as const
const orders: Record<BookingSort, Order> = {
  latest: { by: inTime, direction: 'desc' },
  earliest: { by: inTime, direction: 'asc' },
}

/** The bookings of a window of those that match. */
export const selectBookings = (
  db: Tx,
  filter: BookingQuery,
  words: Expression<SqlBool> | undefined,
  sort: BookingSort,
  window: Window,
): Promise<BookingRow[]> =>
  within(matching(db, filter, words), orders[sort], window)
    .selectAll()
    .execute()

/** How many match; counted no further than `most`. */
export const countBookings = (
  db: Tx,
  filter: BookingQuery,
  words: Expression<SqlBool> | undefined,
  most: number | null,
): Promise<number> => countUpTo(db, matching(db, filter, words).select('id'), most)

const matching = (
  db: Tx,
  { status, serviceId, leadId, from, to }: BookingQuery,
  words: Expression<SqlBool> | undefined,
) =>
  db
    .selectFrom('booking')
    .$if(status !== undefined, query => query.where('status', '=', status!))
    .$if(serviceId !== undefined, query => query.where('service_id', '=', serviceId!))
    .$if(leadId !== undefined, query => query.where('lead_id', '=', leadId!))
    .$if(from !== undefined, query => query.where('starts_at', '>=', from!))
    .$if(to !== undefined, query => query.where('starts_at', '<', to!))
    .$if(words !== undefined, query => query.where(words!))

/** Upcoming bookings made in a conversation, the next first. */
export const selectOfConversation = (db: Tx, conversationId: string, now: Date): Promise<BookingRow[]> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()

/** Which service and time to look at. */
interface TakenQuery {
  serviceId: string
  resource: string | null
  from: Date
  to: Date
  /** A booking that gives up its time, such as one that moves. */
  except: string | null
}

/**
 * The times taken: seats of the service itself, and, as a whole, the times when its resource serves another service or
 * another calendar is busy.
 */
export async function selectTaken(db: Tx, query: TakenQuery): Promise<TakenTime[]> {
  const { serviceId, resource, from, to, except } = query
  const { rows } = await sql<{ held_from: Date; held_to: Date; seat: number | null }>`
    select held_from, held_to, case when service_id = ${serviceId} then seat end as seat
      from booking
      where held_to > ${from} and held_from < ${to} and status <> 'cancelled'
        and (service_id = ${serviceId} or resource = ${resource})
        and id is distinct from ${except}::uuid
    union all
    select starts_at, ends_at, null from calendar_busy
      where ends_at > ${from} and starts_at < ${to}`.execute(db)
  return rows.map(row => ({ from: row.held_from.getTime(), to: row.held_to.getTime(), seat: row.seat }))
}

/** The same with whom or what each of them is about: the person who booked, or the calendar. */
export async function selectInTheWay(
  db: Tx,
  { serviceId, resource, from, to }: Omit<TakenQuery, 'except'>,
): Promise<{ seat: number | null; name: string; is_event: boolean }[]> {
  const { rows } = await sql<{ seat: number | null; name: string; is_event: boolean }>`
    select case when service_id = ${serviceId} then seat end as seat, name, false as is_event
      from booking
      where held_to > ${from} and held_from < ${to} and status <> 'cancelled'
        and (service_id = ${serviceId} or resource = ${resource})
    union all
    select null, c.name, true from calendar_busy b join calendar c on c.tenant_id = b.tenant_id and c.id = b.calendar_id
      where b.ends_at > ${from} and b.starts_at < ${to}`.execute(db)
  return rows
}

/**
 * Lets one transaction at a time reserve seats of a service or a resource. The table's constraints hold without this
 * lock; with it two inserts at once do not wait for each other until one fails.
 */
export async function lockSeats(db: Tx, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant') || ' bookings ' || ${what}, 0))`.execute(
    db,
  )
}

/** People who booked, by the id of their newest booking; one row for each person. */
export async function selectPeople(
  db: Tx,
  after: string | null,
  limit: number,
): Promise<{ id: string; name: string; email: string | null; phone: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string; email: string | null; phone: string | null }>`
    select id, name, email, phone from booking b
    where (${after}::uuid is null or id > ${after}::uuid) and (email is not null or phone is not null)
      and not exists (
        select from booking newer where newer.id > b.id
          and case when b.email is not null then newer.email = b.email
                   else newer.email is null and newer.phone = b.phone end)
    order by id limit ${limit}`.execute(db)
  return rows
}

/** The booking that a manage page's token opens, of any business; one round trip (see migrations/0014_bookings.sql). */
export async function findByToken(
  ctx: OpenCtx,
  hash: Buffer,
): Promise<{ tenant_id: string; id: string } | undefined> {
  const { rows } = await sql<{ tenant_id: string; id: string }>`
    select * from find_booking(${hash})`.execute(ctx.db.kysely)
  return rows[0]
}
