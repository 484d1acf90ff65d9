import type { Tx } from '#server/db/tenant.ts'
import { heldByAssistant } from '../queries.ts'

/** The member or API key that holds a conversation. */
export interface Holder {
  id: string
  /** The name that colleagues see. */
  name: string
  /** The name that visitors see. */
  shown: string
}

export interface HeldRow {
  id: string
  held_by: 'assistant' | 'person'
  holder_id: string | null
  holder_name: string | null
  holder_shown: string | null
}

/**
 * Locks a conversation until the transaction ends and returns its holder; undefined when there is no such conversation.
 */
export const lockHeld = (db: Tx, id: string): Promise<HeldRow | undefined> =>
  db
    .selectFrom('conversation')
    .select(['id', 'held_by', 'holder_id', 'holder_name', 'holder_shown'])
    .where('id', '=', id)
    .forUpdate()
    .$castTo<HeldRow>()
    .executeTakeFirst()

export async function updateHolder(db: Tx, id: string, holder: Holder, at: Date): Promise<void> {
  await db
    .updateTable('conversation')
    .set({
      held_by: 'person',
      holder_id: holder.id,
      holder_name: holder.name,
      holder_shown: holder.shown,
      held_at: at,
    })
    .where('id', '=', id)
    .execute()
}

export async function clearHolder(db: Tx, id: string): Promise<void> {
  await db.updateTable('conversation').set(heldByAssistant).where('id', '=', id).execute()
}

export async function noteAnswered(db: Tx, id: string): Promise<void> {
  await db.updateTable('conversation').set({ unanswered_since: null }).where('id', '=', id).execute()
}

/** Conversations of every business whose visitor has waited since before then, longest first. */
export const selectWaiting = (
  db: Tx,
  before: Date,
  limit: number,
): Promise<{ tenant_id: string; id: string }[]> =>
  db
    .selectFrom('conversation')
    .select(['tenant_id', 'id'])
    .where('unanswered_since', '<', before)
    .orderBy('unanswered_since')
    .limit(limit)
    .execute()

interface WaitingRow {
  id: string
  link_id: string | null
  tags: string[]
  client_name: string | null
  email: string | null
  phone: string | null
  holder_name: string | null
}

/** Clears the waiting mark and returns the conversation; undefined when nobody has waited since before then. */
export const takeWaiting = (db: Tx, id: string, before: Date): Promise<WaitingRow | undefined> =>
  db
    .updateTable('conversation')
    .set({ unanswered_since: null })
    .where('id', '=', id)
    .where('unanswered_since', '<', before)
    .returning(['id', 'link_id', 'tags', 'client_name', 'email', 'phone', 'holder_name'])
    .executeTakeFirst()
