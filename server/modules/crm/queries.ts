import { sql } from 'kysely'
import type { Provider } from '#contract/crm.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface ConnectionRow {
  provider: Provider
  url: string | null
  token: Buffer
  created_at: Date
  updated_at: Date
  last_synced_at: Date | null
  failing_since: Date | null
  last_error: string | null
}

export interface CountedConnection extends ConnectionRow {
  contacts: number
  refused: number
}

/** By name, each with how many leads it was told of. */
export async function selectCounted(db: Tx): Promise<CountedConnection[]> {
  const { rows } = await sql<CountedConnection>`
    select c.*, n.contacts, n.refused
    from crm_connection c cross join lateral (
      select count(*) filter (where refused is null) as contacts, count(refused) as refused
      from crm_contact k where k.tenant_id = c.tenant_id and k.provider = c.provider) n
    order by c.provider`.execute(db)
  return rows
}

const connections = (db: Tx) =>
  db
    .selectFrom('crm_connection')
    .select(['provider', 'url', 'token', 'created_at', 'updated_at'])
    .select(['last_synced_at', 'failing_since', 'last_error'])
    .$castTo<ConnectionRow>()

export const selectConnections = (db: Tx): Promise<ConnectionRow[]> =>
  connections(db).orderBy('provider').execute()

/** Until the transaction ends nobody else changes it. */
export const lockConnection = (db: Tx, provider: Provider): Promise<ConnectionRow | undefined> =>
  connections(db).where('provider', '=', provider).forUpdate().executeTakeFirst()

export const selectConnection = (db: Tx, provider: Provider): Promise<ConnectionRow | undefined> =>
  connections(db).where('provider', '=', provider).executeTakeFirst()

/** Makes it, or gives it these settings. What went wrong with the old ones is forgotten. */
export async function putConnection(
  db: Tx,
  connection: Pick<ConnectionRow, 'provider' | 'url' | 'token'>,
  now: Date,
): Promise<void> {
  const { url, token } = connection
  await db
    .insertInto('crm_connection')
    .values({ ...connection, created_at: now, updated_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'provider'])
        .doUpdateSet({ url, token, updated_at: now, failing_since: null, last_error: null }),
    )
    .execute()
}

/** What was told to another account, or another address, was not told to this one. */
export async function forgetContacts(db: Tx, provider: Provider): Promise<void> {
  await db.deleteFrom('crm_contact').where('provider', '=', provider).execute()
}

/** Returns whether there was one. */
export async function deleteConnection(db: Tx, provider: Provider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('crm_connection')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function updateHealth(
  db: Tx,
  provider: Provider,
  health: Partial<Pick<ConnectionRow, 'last_synced_at' | 'failing_since' | 'last_error'>>,
): Promise<void> {
  await db.updateTable('crm_connection').set(health).where('provider', '=', provider).execute()
}

/** What a CRM was last told of these leads. */
export const selectKnown = (
  db: Tx,
  provider: Provider,
  leads: string[],
): Promise<{ lead_id: string; digest: Buffer }[]> =>
  db
    .selectFrom('crm_contact')
    .select(['lead_id', 'digest'])
    .where('provider', '=', provider)
    .where('lead_id', 'in', leads)
    .execute()

export interface Told {
  lead_id: string
  remote_id: string | null
  digest: Buffer
  refused: string | null
}

/** Remembers what a CRM was told. Leads and connections that are gone by now are passed over. */
export async function saveTold(db: Tx, provider: Provider, told: Told[], now: Date): Promise<void> {
  const shown = told.map(({ digest, ...each }) => ({ ...each, digest: digest.toString('hex') }))
  await sql`
    insert into crm_contact (provider, lead_id, remote_id, digest, refused, synced_at)
    select c.provider, l.id, t.remote_id, decode(t.digest, 'hex'), t.refused, ${now}
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
      as t (lead_id uuid, remote_id text, digest text, refused text)
    join crm_connection c on c.provider = ${provider}
    join lead l on l.id = t.lead_id
    on conflict (tenant_id, provider, lead_id) do update set
      remote_id = coalesce(excluded.remote_id, crm_contact.remote_id), digest = excluded.digest,
      refused = excluded.refused, synced_at = excluded.synced_at`.execute(db)
}

/** Notes a change of a lead for every connection, and returns these. */
export async function insertDue(db: Tx, lead: string, change: string): Promise<Provider[]> {
  const { rows } = await sql<{ provider: Provider }>`
    insert into crm_due (provider, lead_id, change)
    select c.provider, l.id, ${change} from crm_connection c join lead l on l.id = ${lead}
    on conflict (tenant_id, provider, lead_id) do update set change = excluded.change
    returning provider`.execute(db)
  return rows.map(row => row.provider)
}

export interface DueRow {
  lead_id: string
  change: string
}

export const selectDue = (db: Tx, provider: Provider, limit: number): Promise<DueRow[]> =>
  db
    .selectFrom('crm_due')
    .select(['lead_id', 'change'])
    .where('provider', '=', provider)
    .orderBy('change')
    .limit(limit)
    .execute()

/** Takes these away, but for what has been written over them. */
export async function deleteDue(db: Tx, provider: Provider, due: DueRow[]): Promise<void> {
  await sql`
    delete from crm_due d using jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as s (lead_id uuid, change uuid)
    where d.provider = ${provider} and d.lead_id = s.lead_id and d.change = s.change`.execute(db)
}

/** Every business's connections. Only for `across`. */
export const selectAllConnections = (db: Tx): Promise<{ tenant_id: string; provider: Provider }[]> =>
  db
    .selectFrom('crm_connection')
    .select(['tenant_id', 'provider'])
    .orderBy('tenant_id')
    .$castTo<{ tenant_id: string; provider: Provider }>()
    .execute()
