import { sql } from 'kysely'
import type { Person } from '#server/core/personal-data.ts'
import type { Tx } from '#server/db/tenant.ts'
import { isOpen, stateAfter } from '../states/states.ts'

/** Messages to these contacts or addresses, whoever they were addressed to then. */
export const selectMessages = (db: Tx, { email, phone }: Person, contactIds: string[]) =>
  db
    .selectFrom('broadcast_message')
    .select(['id', 'broadcast_id', 'name', 'channel', 'state', 'to_address', 'rendered_subject'])
    .select([
      'rendered_body',
      'queued_at',
      'sent_at',
      'delivered_at',
      'read_at',
      'replied_at',
      'reply_snippet',
    ])
    .where(
      sql<boolean>`contact_id = any(${contactIds}::uuid[]) or lower(to_address) = ${email} or to_address = ${phone}`,
    )
    .orderBy('id')
    .execute()

/** Messages from before then whose words are still there. */
export const selectOldMessages = (db: Tx, before: Date, limit: number) =>
  db
    .selectFrom('broadcast_message as m')
    .select(['id', 'name', 'to_address'])
    .where('queued_at', '<', before)
    .where('to_address', 'is not', null)
    .where(sql<boolean>`not ${isOpen}`)
    .limit(limit)
    .execute()

/**
 * Takes person and words out of messages and leaves what counts them: a broadcast's figures stay true. One that waits
 * to be sent is not sent any more.
 */
export async function blankMessages(db: Tx, ids: string[], terms: string[]): Promise<void> {
  if (!ids.length) return
  await sql`
    update broadcast_message m set name = null, to_address = null, rendered_subject = null, rendered_body = null,
      params = null, reason_detail = null, reply_snippet = null,
      state = ${stateAfter('erase')}
    where id = any(${ids}::uuid[])`.execute(db)
  await sql`
    delete from broadcast_message_term
    where term = any(${terms}::text[]) and message_id = any(${ids}::uuid[])`.execute(db)
  await sql`
    delete from broadcast_term known
    where term = any(${terms}::text[])
      and not exists (select from broadcast_message_term used where used.term = known.term)`.execute(db)
}

/** Deletes what was sent to one person only, among these broadcasts and to these contacts; its name and values are theirs. */
export async function deleteDirectBroadcasts(
  db: Tx,
  broadcastIds: string[],
  contactIds: string[],
): Promise<void> {
  await sql`
    delete from broadcast
    where contact_id = any(${contactIds}::uuid[])
      or (id = any(${broadcastIds}::uuid[]) and contact_id is not null)`.execute(db)
}
