import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** One at a time counts the calls that go on and adds one, until the transaction ends. */
export async function lockPlaces(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('calls at once', 0))`.execute(db)
}

/** The calls that have a place, of all and of one business. Only for `crossTenant`. */
export async function countTaken(
  db: Tx,
  given: { tenant: string; except: string; now: Date; since: Date; unansweredSince: Date },
): Promise<{ all: number; own: number }> {
  return (
    db
      .selectFrom('call')
      .where('ended_at', 'is', null)
      .where('admitted_at', '>', given.since)
      .where('hung_up_at', 'is', null)
      .where('elsewhere', 'is', null)
      .where('id', '<>', given.except)
      .where(eb => eb.or([eb('answered_at', 'is not', null), eb('admitted_at', '>', given.unansweredSince)]))
      // A process that holds a call over the trunk says so again and again.
      .where(eb => eb.or([eb('alive_until', 'is', null), eb('alive_until', '>', given.now)]))
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn.countAll<number>().filterWhere('tenant_id', '=', given.tenant).as('own'),
      ])
      .executeTakeFirstOrThrow()
  )
}

/** False when the call is over. Only for `crossTenant`. */
export async function admit(db: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('call')
    .set(({ fn, ref, val }) => ({ admitted_at: fn.coalesce(ref('admitted_at'), val(now)) }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
