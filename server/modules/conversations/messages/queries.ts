import type { Expression } from 'kysely'
import type { Choice } from '#contract/conversations/chat.ts'
import type { HeldBack } from '#contract/conversations/held-back.ts'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { CitedSource, Memo, Role } from '#server/modules/assistant/turn/turn.ts'
import { type FileRow, filesOfMessage } from '../attachments/queries.ts'

export interface ConversationMessageRow {
  id: string
  position: number
  role: Role
  text: string
  sources: CitedSource[]
  choices: Choice[]
  actions: string[]
  answered: boolean | null
  confidence: number | null
  answered_by: string | null
  topic: string | null
  query: string | null
  memo: Memo | null
  author: string | null
  delivery: DeliveryStatus | null
  delivery_reason: string | null
  files: FileRow[]
  created_at: Date
}

/** The state of a reply that leaves by another channel than the open page. `sending` lasts a moment. */
export type DeliveryStatus = 'queued' | 'sending' | 'sent' | 'failed'

/** The conversation of a message that was stored before. */
export async function selectConversationOf(db: Tx, externalId: string): Promise<string | null> {
  const row = await db
    .selectFrom('message')
    .select('conversation_id')
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  return row?.conversation_id ?? null
}

/** The last messages of a conversation, oldest first. */
export async function selectRecent(
  db: Tx,
  conversationId: string,
  limit: number,
): Promise<ConversationMessageRow[]> {
  const rows = await newest(db, { conversationId, limit })
  return rows.reverse()
}

const newest = statement((db, { conversationId, limit }: Slots<{ conversationId: string; limit: number }>) =>
  messages(db, conversationId).orderBy('position', 'desc').limit(limit),
)

export async function selectMessages(
  db: Tx,
  conversationId: string,
  page: { limit: number; offset: number },
): Promise<(ConversationMessageRow & { held_back: HeldBack[] })[]> {
  const rows = await messages(db, conversationId)
    .select('held_back')
    .$castTo<ConversationMessageRow & { held_back: HeldBack[] }>()
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows
}

/** The messages before a position (null: the newest), oldest first. */
export async function selectBefore(
  db: Tx,
  conversationId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<(ConversationMessageRow & { held_back: HeldBack[] })[]> {
  const rows = await messages(db, conversationId)
    .select('held_back')
    .$castTo<ConversationMessageRow & { held_back: HeldBack[] }>()
    .$if(before !== null, query => query.where('position', '<', before!))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

const messages = (db: Tx, conversationId: string | Expression<string>) =>
  db
    .selectFrom('message')
    .select([
      'id',
      'position',
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
