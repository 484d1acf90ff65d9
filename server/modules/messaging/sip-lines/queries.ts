import type { Selectable } from 'kysely'
import type { SipTrunk } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

/** How the SIP trunk stands; undefined before any process has listened there. Only for `crossTenant`. */
export const selectTrunk = (db: Tx): Promise<Selectable<SipTrunk> | undefined> =>
  db.selectFrom('sip_trunk').selectAll().executeTakeFirst()

/** Notes how the trunk stands. Only for `crossTenant`. */
export async function saveTrunk(db: Tx, now: { state: string; detail: string; at: Date }): Promise<void> {
  await db
    .insertInto('sip_trunk')
    .values(now)
    .onConflict(conflict => conflict.column('only_row').doUpdateSet(now))
    .execute()
}
