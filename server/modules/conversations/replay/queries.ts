import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import type { ConversationMessageRow } from '../messages/queries.ts'
import type { OpenConversation } from '../queries.ts'

/** A message with what its turn used. */
export interface RecordedMessage extends ConversationMessageRow {
  input_tokens: number | null
  output_tokens: number | null
  tokens_estimated: boolean | null
  cost: number | null
  /** What was held back of a model's words before the visitor read them, where this was recorded. */
  held_back: unknown
}

/** The business of a conversation. Only for `crossTenant`. */
export const selectTenant = (db: Tx, id: string): Promise<{ tenant_id: string } | undefined> =>
  db.selectFrom('conversation').select('tenant_id').where('id', '=', id).executeTakeFirst()

export const selectOpen = (db: Tx, id: string): Promise<OpenConversation | undefined> =>
  db
    .selectFrom('conversation')
    .select(['id', 'channel', 'link_id', 'language', 'client_name', 'email', 'phone'])
    .where('id', '=', id)
    .$castTo<OpenConversation>()
    .executeTakeFirst()

/** The first messages of a conversation, oldest first. */
export const selectRecorded = (db: Tx, id: string, limit: number): Promise<RecordedMessage[]> =>
  db
    .selectFrom('message')
    .selectAll()
    .select(sql<unknown>`to_jsonb(message) -> 'held_back'`.as('held_back'))
    .where('conversation_id', '=', id)
    .orderBy('position')
    .limit(limit)
    .$castTo<RecordedMessage>()
    .execute()
