import { type Insertable, type Selectable, sql } from 'kysely'
import type { CallRequest } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

type RequestRow = Selectable<CallRequest>

/** Locks this address and this number, so that requests can be counted: others for them wait until the transaction ends. */
export async function lockRequests(db: Tx, phoneKey: string, askedFrom: Buffer): Promise<void> {
  const names = [phoneKey, askedFrom.toString('hex')].sort()
  await sql`
    select pg_advisory_xact_lock(hashtextextended('call ' || current_setting('app.tenant') || ' ' || name, 0))
    from unnest(${names}::text[]) with ordinality n (name, place) order by place`.execute(db)
}

/** Counts the requests for this number and from this address since then, and the calls that all requests placed. */
export async function countRequests(
  db: Tx,
  by: { phoneKey: string; askedFrom: Buffer },
  since: { number: Date; address: Date; calls: Date },
): Promise<{ number: number; address: number; calls: number }> {
  const oldest = new Date(Math.min(...Object.values(since).map(date => date.getTime())))
  const { number, address, calls } = await db
    .selectFrom('call_request')
    .where('created_at', '>', oldest)
    .select(({ fn, eb, and }) => [
      fn
        .countAll<string>()
        .filterWhere(and([eb('phone_key', '=', by.phoneKey), eb('created_at', '>', since.number)]))
        .as('number'),
      fn
        .countAll<string>()
        .filterWhere(and([eb('asked_from', '=', by.askedFrom), eb('created_at', '>', since.address)]))
        .as('address'),
      fn
        .countAll<string>()
        .filterWhere(and([eb('call_id', 'is not', null), eb('created_at', '>', since.calls)]))
        .as('calls'),
    ])
    .executeTakeFirstOrThrow()
  return { number: Number(number), address: Number(address), calls: Number(calls) }
}

export async function insertRequest(db: Tx, row: Insertable<CallRequest>): Promise<void> {
  await db.insertInto('call_request').values(row).execute()
}

export const selectByPhone = (db: Tx, phoneKey: string): Promise<RequestRow[]> =>
  db.selectFrom('call_request').selectAll().where('phone_key', '=', phoneKey).orderBy('created_at').execute()

export async function deleteByPhone(db: Tx, phoneKey: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('call_request')
    .where('phone_key', '=', phoneKey)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteBefore(db: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('call_request')
    .where('id', 'in', within =>
      within
        .selectFrom('call_request')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
