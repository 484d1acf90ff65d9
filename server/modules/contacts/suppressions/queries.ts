import { sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { Tx } from '#server/db/tenant.ts'

interface SuppressionRow {
  id: string
  address: string
  channels: Channel[]
  reason: string | null
  source: string
  created_at: Date
}

/** Puts an address on the stop list, or adds channels to its entry. */
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
 * Opens those of these channels that are closed to an address, and returns them. An entry without channels is deleted.
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

/** The entries of these addresses. */
export const selectClosed = (
  db: Tx,
  addresses: string[],
): Promise<Pick<SuppressionRow, 'address' | 'channels'>[]> =>
  db
    .selectFrom('suppression')
    .select(['address', 'channels'])
    .where('address', 'in', addresses)
    .$castTo<Pick<SuppressionRow, 'address' | 'channels'>>()
    .execute()

/** The entries whose address contains `q`, newest first, and their number. */
export async function selectSuppressions(
  db: Tx,
  { q, limit, offset }: { q?: string; limit: number; offset: number },
): Promise<{ rows: SuppressionRow[]; total: number }> {
  const like = anywhere(q?.trim() ?? '')
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
