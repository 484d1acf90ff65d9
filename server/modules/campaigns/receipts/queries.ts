import { sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Tx } from '#server/db/tenant.ts'

/** The business of a message, by an id that its provider gave it; null when there is none. */
export async function selectTenantOfProviderIds(db: Tx, ids: string[]): Promise<string | null> {
  const row = await db
    .selectFrom('broadcast_message')
    .select('tenant_id')
    .where('provider_id', 'in', ids)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/** The business of a message, by our own id: one look into each business's part of the key. */
export async function selectTenantOfMessage(db: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tenant t
    where exists (select from broadcast_message m where m.tenant_id = t.id and m.id = ${id}) limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

/** The business of a template, by the id that its provider gave it. */
export async function selectTenantOfTemplate(db: Tx, providerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('message_template')
    .select('tenant_id')
    .where('provider_id', '=', providerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/**
 * The businesses that wrote to an address through the installation's account, which is where they have none of their own
 * on that channel; the one that wrote last comes first. `term` is how the address is found, in each business and by itself
 * (`offset 0`): without statistics all of its messages would be read instead.
 */
export async function selectTenantsWritingTo(
  db: Tx,
  to: { term: string; address: string; channel: Channel },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tenant t cross join lateral (
      select m.id from (
        select id, to_address, channel, state from broadcast_message
        where tenant_id = t.id and id = any (
          array(select message_id from broadcast_message_term where tenant_id = t.id and term = ${to.term}))
        offset 0
      ) m
      where lower(m.to_address) = ${to.address} and m.channel = ${to.channel}
        and m.state not in ('queued', 'blocked', 'cancelled')
      order by m.id desc limit 1
    ) latest
    where not exists (select from connection c where c.tenant_id = t.id and c.channel = ${to.channel})
    order by latest.id desc limit 100`.execute(db)
  return rows.map(row => row.id)
}

/** The business whose conversation one of these messages left from, by mail or otherwise. */
export async function selectTenantOfLetter(db: Tx, ids: string[]): Promise<string | null> {
  const row = await db
    .selectFrom('message')
    .select('tenant_id')
    .where('id', 'in', ids)
    .where('delivery', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}
