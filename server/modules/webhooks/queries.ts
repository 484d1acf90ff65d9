import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export interface WebhookRow {
  id: string
  url: string
  events: string[]
  is_active: boolean
  description: string | null
  created_at: Date
  failing_since: Date | null
  disabled_at: Date | null
}

const columns = [
  'id',
  'url',
  'events',
  'is_active',
  'description',
  'created_at',
  'failing_since',
  'disabled_at',
] as const

/** Oldest first. */
export const selectWebhooks = (db: Tx): Promise<WebhookRow[]> =>
  db.selectFrom('webhook').select(columns).orderBy('id').execute()

export const selectWebhook = (db: Tx, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhook').select(columns).where('id', '=', id).executeTakeFirst()

/** The number of rows. The next caller waits until this transaction ends, so that two can't both pass a limit. */
export async function lockAndCount(db: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
  const { count } = await db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertWebhook = (
  db: Tx,
  webhook: Omit<WebhookRow, 'failing_since' | 'disabled_at'> & { secret: Buffer },
): Promise<WebhookRow> =>
  db.insertInto('webhook').values(webhook).returning(columns).executeTakeFirstOrThrow()

export const updateWebhook = (
  db: Tx,
  id: string,
  changes: Partial<Omit<WebhookRow, 'id' | 'created_at'>>,
): Promise<WebhookRow | undefined> =>
  db.updateTable('webhook').set(changes).where('id', '=', id).returning(columns).executeTakeFirst()

/** Replaces the secret; the present one becomes the previous one. */
export const replaceSecret = (
  db: Tx,
  id: string,
  { secret, previousUntil }: { secret: Buffer; previousUntil: Date },
): Promise<WebhookRow | undefined> =>
  db
    .updateTable('webhook')
    .set(({ ref }) => ({ secret, previous_secret: ref('secret'), previous_until: previousUntil }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** Returns whether there was one. */
export async function deleteWebhook(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhook').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
