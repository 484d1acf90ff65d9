import type { Tx } from '#server/db/tenant.ts'
import { filesOfMessage } from '../attachments/queries.ts'
import type { ConversationMessageRow } from '../messages/queries.ts'

export interface LiveStateRow {
  status: 'open' | 'closed'
  held_by: 'assistant' | 'person'
  holder_name: string | null
  holder_shown: string | null
  closed_at: Date | null
}

/** The state of a conversation; undefined when it was deleted. */
export const selectLiveState = (db: Tx, id: string): Promise<LiveStateRow | undefined> =>
  db
    .selectFrom('conversation')
    .select(['status', 'held_by', 'holder_name', 'holder_shown', 'closed_at'])
    .where('id', '=', id)
    .$castTo<LiveStateRow>()
    .executeTakeFirst()

/** Messages after that position, in order; with `people`, only those of people. */
export const selectMessagesAfter = (
  db: Tx,
  conversationId: string,
  { after, people, limit }: { after: number; people: boolean; limit: number },
): Promise<ConversationMessageRow[]> =>
  messages(db, conversationId)
    .where('position', '>', after)
    .$if(people, query => query.where('role', '=', 'person'))
    .orderBy('position')
    .limit(limit)
    .execute()

export const selectMessagesById = (
  db: Tx,
  conversationId: string,
  ids: string[],
): Promise<ConversationMessageRow[]> => messages(db, conversationId).where('id', 'in', ids).execute()

const messages = (db: Tx, conversationId: string) =>
  db
    .selectFrom('message')
    .select([
      'position',
      'id',
      'role',
      'text',
      'sources',
      'choices',
      'actions',
      'answered',
      'confidence',
      'answered_by',
    ])
    .select(['topic', 'query', 'memo', 'author', 'delivery', 'delivery_reason', 'created_at'])
    .select(filesOfMessage)
    .where('conversation_id', '=', conversationId)
    .$castTo<ConversationMessageRow>()
