import { sql } from 'kysely'
import type { Person } from '#server/core/personal-data.ts'
import type { Tx } from '#server/db/tenant.ts'
import { isOpen, stateAfter } from '../states/states.ts'

/** Messages to these contacts, or to the person's address or number. */
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

/** Messages queued before `before` that still have their texts and addresses. */
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
 * Removes the person and the texts from messages, but keeps the rows, so that a broadcast's counters stay correct. A queued
 * message is cancelled.
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

/** Deletes the broadcasts to one person among these, because their names and values are the person's data. */
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
