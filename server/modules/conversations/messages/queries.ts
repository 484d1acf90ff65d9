import { sql } from 'kysely'
import type { Choice } from '#contract/conversations/chat.ts'
import type { HeldBack } from '#contract/conversations/held-back.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound } from '#server/http/problem.ts'
import type {
  CitedSource,
  ContactDetails,
  Memo,
  ModelUsage,
  Role,
} from '#server/modules/assistant/turn/turn.ts'
import { type FileRow, filesOfMessage } from '../attachments/queries.ts'
import { knownDetails } from '../queries.ts'
import { countUnread } from '../reads/queries.ts'

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

export interface NewMessage {
  id: string
  role: Role
  text: string
  at: Date
  sources?: CitedSource[]
  actions?: string[]
  answered?: boolean | null
  confidence?: number | null
  answered_by?: string | null
  topic?: string | null
  query?: string | null
  memo?: Memo | null
  choices?: Choice[]
  held_back?: HeldBack[]
  /** The provider's id, when it came from one. */
  external_id?: string | null
  author?: string | null
  delivery?: DeliveryStatus | null
  /** Of the turn that wrote it. */
  usage?: ModelUsage | null
}

/**
 * Appends a message and stores what it told about the visitor; returns the visitor's details. Locks the conversation
 * until the transaction ends, so that positions have no gaps and no duplicates. Opens a closed conversation again. 404
 * when it was erased meanwhile.
 */
export async function appendMessage(
  db: Tx,
  conversationId: string,
  message: NewMessage,
  told: Partial<ContactDetails> & { language?: string | null } = {},
): Promise<ContactDetails> {
  const { at, sources, memo, choices, held_back, usage, ...columns } = message
  const conversation = await db
    .updateTable('conversation')
    .set(column => ({
      message_count: column('message_count', '+', 1),
      last_message_at: at,
      status: 'open',
      closed_at: null,
      reopened_at: null,
      ...firstAnswer(message),
      ...outcomeWith(message),
      ...knownDetails(column, told),
      ...(usage && added(usage)),
    }))
    .where('id', '=', conversationId)
    .returning(['message_count', 'client_name as name', 'email', 'phone'])
    .executeTakeFirst()
  if (!conversation) throw notFound('Conversation')
  const { message_count: position, ...contact } = conversation
  await db
    .insertInto('message')
    .values({
      ...columns,
      conversation_id: conversationId,
      position,
      created_at: at,
      ...(sources && { sources: JSON.stringify(sources) }),
      ...(memo && { memo: JSON.stringify(memo) }),
      ...(choices?.length && { choices: JSON.stringify(choices) }),
      ...(usage && {
        input_tokens: usage.input,
        output_tokens: usage.output,
        tokens_estimated: usage.estimated,
        cost: usage.cost,
      }),
      ...(held_back?.length && { held_back: JSON.stringify(held_back) }),
    })
    .execute()
  if (message.role === 'visitor') await countUnread(db, conversationId, position)
  return contact
}

/** When the visitor first asked, and when somebody first answered that. */
function firstAnswer({ role, at }: NewMessage) {
  if (role === 'visitor') return { first_asked_at: sql<Date>`coalesce(first_asked_at, ${at})` }
  if (role === 'system') return {}
  return {
    first_answered_at: sql<Date>`case when first_asked_at is not null then coalesce(first_answered_at, ${at}) end`,
  }
}

/** How the conversation has gone with this message; what a person took over stays theirs. */
function outcomeWith({ role, answered = null, actions = [], topic }: NewMessage) {
  if (role === 'person') return { outcome: 'person' }
  if (role !== 'assistant' || topic === 'talk') return {}
  const isResolved = answered && !actions.includes('handed_over')
  const outcome = answered === null ? 'abandoned' : isResolved ? 'resolved' : 'unanswered'
  return { outcome: sql<string>`case when outcome = 'person' then outcome else ${outcome} end` }
}

/** Counts what a turn used that left no message. */
export async function addUsage(db: Tx, conversationId: string, usage: ModelUsage): Promise<void> {
  await db.updateTable('conversation').set(added(usage)).where('id', '=', conversationId).execute()
}

/** The conversation's sums with one turn more. */
const added = ({ input, output, estimated, cost }: ModelUsage) => ({
  input_tokens: sql<number>`input_tokens + ${input}`,
  output_tokens: sql<number>`output_tokens + ${output}`,
  tokens_estimated: sql<boolean>`tokens_estimated or ${estimated}`,
  ...(cost !== null && { cost: sql<number>`coalesce(cost, 0) + ${cost}` }),
})

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
  const rows = await messages(db, conversationId).orderBy('position', 'desc').limit(limit).execute()
  return rows.reverse()
}

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

const messages = (db: Tx, conversationId: string) =>
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
