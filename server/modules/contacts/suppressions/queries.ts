import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface SuppressionRow {
  id: string
  address: string
  channels: Channel[]
  reason: string | null
  source: string
  created_at: Date
}

/** Puts an address on the list, or these channels to those that are closed to it already. */
export async function addSuppression(db: Tx, row: SuppressionRow): Promise<void> {
  await db
    .insertInto('suppression')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'address']).doUpdateSet({
        channels: sql`array(select distinct unnest(suppression.channels || excluded.channels) order by 1)`,
        reason: sql`coalesce(excluded.reason, suppression.reason)`,
        source: sql`excluded.source`,
      }),
    )
    .execute()
}

/**
 * Opens those of these channels that are closed to an address, and returns them. A row is never left without channels:
 * it goes.
 */
export async function openChannels(db: Tx, address: string, channels: Channel[]): Promise<Channel[]> {
  const row = await db
    .selectFrom('suppression')
    .select(['id', 'channels'])
    .where('address', '=', address)
    .forUpdate()
    .$castTo<Pick<SuppressionRow, 'id' | 'channels'>>()
    .executeTakeFirst()
  const opened = row?.channels.filter(channel => channels.includes(channel)) ?? []
  if (!row || !opened.length) return []
  const left = row.channels.filter(channel => !opened.includes(channel))
  if (left.length)
    await db.updateTable('suppression').set({ channels: left }).where('id', '=', row.id).execute()
  else await deleteSuppression(db, row.id)
  return opened
}

export async function isClosed(db: Tx, address: string, channel: Channel): Promise<boolean> {
  const row = await db
    .selectFrom('suppression')
    .select('channels')
    .where('address', '=', address)
    .executeTakeFirst()
  return row?.channels.includes(channel) ?? false
}

/**
 * The channels on which this number, an expression of SQL, is closed to the business by a stop at the installation's account,
 * where it sends through that.
 */
export const closedHere = (phone: RawBuilder<unknown>) => sql<Channel[]>`array(
  select s.channel from unnest(shared_stops_of(${phone})) s (channel)
  where not exists (select from connection k where k.channel = s.channel))`

type AtChannel = { address: string; channel: Channel }

export async function addSharedStop(db: Tx, row: AtChannel & { stopped_at: Date }): Promise<void> {
  await db
    .insertInto('shared_stop')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteSharedStop(db: Tx, { address, channel }: AtChannel): Promise<void> {
  await db.deleteFrom('shared_stop').where('address', '=', address).where('channel', '=', channel).execute()
}

/** Businesses without an account of their own on the channel that have a contact with this number. Only for `across`. */
export const selectTenantsKnowing = (db: Tx, { address, channel }: AtChannel): Promise<string[]> =>
  selectTenants(
    db,
    channel,
    sql`exists (select from contact c where c.tenant_id = t.id and c.phone = ${address})`,
  )

/** Such businesses whose stop list has this number because its person said so. Only for `across`. */
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

/** Those whose address holds `q`, newest first, and how many there are. */
export async function selectSuppressions(
  db: Tx,
  { q, limit, offset }: { q?: string; limit: number; offset: number },
): Promise<{ rows: SuppressionRow[]; total: number }> {
  const like = `%${q?.trim().replace(/[\\%_]/g, '\\$&') ?? ''}%`
  const matching = db
    .selectFrom('suppression')
    .$if(Boolean(q?.trim()), query => query.where('address', 'ilike', like))
  const rows = await matching
    .select(['id', 'address', 'channels', 'reason', 'source', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<SuppressionRow>()
    .execute()
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Returns whether there was one. */
export async function deleteSuppression(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('suppression').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
