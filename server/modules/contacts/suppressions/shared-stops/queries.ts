import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Tx } from '#server/db/tenant.ts'

type AtChannel = { address: string; channel: Channel }

export async function insertSharedStop(db: Tx, row: AtChannel & { stopped_at: Date }): Promise<void> {
  await db
    .insertInto('shared_stop')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteSharedStop(db: Tx, { address, channel }: AtChannel): Promise<void> {
  await db.deleteFrom('shared_stop').where('address', '=', address).where('channel', '=', channel).execute()
}

/** Businesses without an account of their own on the channel that have a contact with this number. For all tenants. */
export const selectTenantsKnowing = (db: Tx, { address, channel }: AtChannel): Promise<string[]> =>
  selectTenants(
    db,
    channel,
    sql`exists (select from contact c where c.tenant_id = t.id and c.phone = ${address})`,
  )

/** Such businesses whose stop list has this number because its owner sent a stop. For all tenants. */
export const selectTenantsStopped = (db: Tx, { address, channel }: AtChannel): Promise<string[]> =>
  selectTenants(
    db,
    channel,
    sql`exists (select from suppression s where s.tenant_id = t.id and s.address = ${address}
      and ${channel} = any(s.channels) and s.source = 'stop')`,
  )

async function selectTenants(db: Tx, channel: Channel, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tenant t where ${condition}
      and not exists (select from connection k where k.tenant_id = t.id and k.channel = ${channel})`.execute(
    db,
  )
  return rows.map(row => row.id)
}
