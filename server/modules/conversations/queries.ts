import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ConversationChannel } from '#contract/conversations/conversations.ts'
import type { DB } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'

export interface ConversationRow {
  id: string
  channel: ConversationChannel
  link_id: string | null
  tags: string[]
  client_name: string | null
  email: string | null
  phone: string | null
  subject: string | null
  language: string | null
  status: 'open' | 'closed'
  held_by: 'assistant' | 'person'
  holder_id: string | null
  holder_name: string | null
  holder_shown: string | null
  held_at: Date | null
  message_count: number
  input_tokens: number
  output_tokens: number
  tokens_estimated: boolean
  cost: number | null
  last_message: string | null
  started_at: Date
  last_message_at: Date
  closed_at: Date | null
}

/** The columns of a conversation that a turn needs. */
export interface OpenConversation {
  id: string
  channel: ConversationChannel
  link_id: string | null
  language: string | null
  client_name: string | null
  email: string | null
  phone: string | null
}

const openColumns = ['id', 'channel', 'link_id', 'language', 'client_name', 'email', 'phone'] as const

/** Inserts a conversation; its first ticket (1) is drawn. */
export async function insertConversation(
  db: Tx,
  conversation: OpenConversation & {
    begun_by: 'visitor' | 'business'
    tags: string[]
    at: Date
    subject?: string | null
  },
): Promise<void> {
  const { at, ...columns } = conversation
  await db
    .insertInto('conversation')
    .values({ ...columns, turn_count: 1, started_at: at, last_message_at: at })
    .execute()
}

/**
 * Continues a conversation of this link (or of none): draws the next ticket and stores the visitor's details. Undefined
 * when there is none for this visitor. Its row stays locked until the transaction ends, so that tickets become visible
 * in the order in which they are drawn.
 */
export const drawTicket = (
  db: Tx,
  id: string,
  { told, ...mine }: VisitorMatch & { told: ContactDetails },
): Promise<(OpenConversation & { ticket: number }) | undefined> =>
  updateForVisitor(db, id, mine)
    .set(column => ({ turn_count: column('turn_count', '+', 1), ...knownDetails(column, told) }))
    .returning([...openColumns, 'turn_count as ticket'])
    .$castTo<OpenConversation & { ticket: number }>()
    .executeTakeFirst()

/** The link somebody comes through (null: none), and whether as a visitor. */
interface VisitorMatch {
  linkId: string | null
  byVisitor: boolean
}

const updateForVisitor = (db: Tx, id: string, { linkId, byVisitor }: VisitorMatch) =>
  db
    .updateTable('conversation')
    .where('id', '=', id)
    .where(sql<boolean>`link_id is not distinct from ${linkId}::uuid`)
    .$if(byVisitor, query => query.where('begun_by', '=', 'visitor'))

/** Stores the visitor's details; false when there is no such conversation for them. */
export async function noteContact(
  db: Tx,
  id: string,
  { told, ...mine }: VisitorMatch & { told: ContactDetails },
): Promise<boolean> {
  const { numUpdatedRows } = await updateForVisitor(db, id, mine)
    .set(column => knownDetails(column, told))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether this visitor has such a conversation. */
export async function isVisitors(db: Tx, id: string, { linkId, byVisitor }: VisitorMatch): Promise<boolean> {
  const row = await db
    .selectFrom('conversation')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`link_id is not distinct from ${linkId}::uuid`)
    .$if(byVisitor, query => query.where('begun_by', '=', 'visitor'))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks a conversation: nobody else adds to it, takes it over or hands it back until the transaction ends. Returns
 * whether a person holds it; null when it does not exist.
 */
export async function lockConversation(db: Tx, id: string): Promise<{ held: boolean } | null> {
  const row = await db
    .selectFrom('conversation')
    .select('held_by')
    .where('id', '=', id)
    // Weaker than `for update`: rows that only refer to the conversation can be written meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? { held: row.held_by === 'person' } : null
}

/** The visitor's new details; null leaves a column unchanged. */
export const knownDetails = (
  column: ExpressionBuilder<DB, 'conversation'>,
  { name, email, phone, language }: Partial<ContactDetails> & { language?: string | null },
) => ({
  client_name: name ?? column.ref('client_name'),
  email: email ?? column.ref('email'),
  phone: phone ?? column.ref('phone'),
  language: language ?? column.ref('language'),
})

export interface ConversationQuery {
  status?: string
  channel?: string
  tag?: string
  q?: string
  /** Only these ids. */
  ids?: string[]
}

/** Conversations that match, newest message first, and the number of all that match. */
export async function selectConversations(
  db: Tx,
  filter: ConversationQuery,
  page: { limit: number; offset: number },
): Promise<{ rows: ConversationRow[]; total: number }> {
  const matching = db.selectFrom('conversation as c').where(({ and }) => and(conditions(filter)))
  const rows = await matching
    .select(conversationColumns)
    .select(lastMessage)
    .orderBy('c.last_message_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .$castTo<ConversationRow>()
    .execute()
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const selectConversation = (db: Tx, id: string): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversation as c')
    .select(conversationColumns)
    .select(lastMessage)
    .where('c.id', '=', id)
    .$castTo<ConversationRow>()
    .executeTakeFirst()

const conversationColumns = [
  'c.id',
  'c.channel',
  'c.link_id',
  'c.tags',
  'c.client_name',
  'c.email',
  'c.phone',
  'c.subject',
  'c.language',
  'c.status',
  'c.held_by',
  'c.holder_id',
  'c.holder_name',
  'c.holder_shown',
  'c.held_at',
  'c.message_count',
  'c.input_tokens',
  'c.output_tokens',
  'c.tokens_estimated',
  'c.cost',
  'c.started_at',
  'c.last_message_at',
  'c.closed_at',
] as const

/** The beginning of the newest message, for a list. */
const lastMessage = sql<string | null>`(
  select left(m.text, 200) from message m
  where m.tenant_id = c.tenant_id and m.conversation_id = c.id
  order by m.position desc limit 1
)`.as('last_message')

function conditions({ status, channel, tag, q, ids }: ConversationQuery): Expression<SqlBool>[] {
  const list: Expression<SqlBool>[] = []
  if (ids) list.push(sql<boolean>`c.id = any(${ids}::uuid[])`)
  if (status) list.push(sql<boolean>`c.status = ${status}`)
  if (channel) list.push(sql<boolean>`c.channel = ${channel}`)
  if (tag) list.push(sql<boolean>`exists (select from unnest(c.tags) t where lower(t) = lower(${tag}))`)
  if (q?.trim()) {
    const like = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`
    list.push(sql<boolean>`(
      c.client_name ilike ${like} or c.email ilike ${like} or c.phone ilike ${like} or exists (
        select from message m
        where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.text ilike ${like}
      )
    )`)
  }
  return list
}

/** The columns of a conversation that nobody holds: the assistant answers. */
export const heldByAssistant = {
  held_by: 'assistant',
  holder_id: null,
  holder_name: null,
  holder_shown: null,
  held_at: null,
  unanswered_since: null,
} as const

/**
 * Closes an open conversation, whoever holds it; with `idleSince`, only without messages since. Undefined when it was
 * not closed now.
 */
export const closeConversation = (
  db: Tx,
  id: string,
  at: Date,
  idleSince?: Date,
): Promise<{ message_count: number; started_at: Date; last_message_at: Date } | undefined> =>
  db
    .updateTable('conversation')
    .set({ status: 'closed', closed_at: at, ...heldByAssistant })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .$if(idleSince !== undefined, query =>
      query.where('last_message_at', '<', idleSince!).where('reopened_at', 'is', null),
    )
    .returning(['message_count', 'started_at', 'last_message_at'])
    .executeTakeFirst()

/** Opens a closed conversation again; false when it was not closed. */
export async function reopenConversation(db: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation')
    .set({ status: 'open', closed_at: null, reopened_at: at })
    .where('id', '=', id)
    .where('status', '=', 'closed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Open conversations of every business without a message since then, oldest first; not those opened again. */
export const selectIdle = (
  db: Tx,
  since: Date,
  limit: number,
): Promise<{ tenant_id: string; id: string }[]> =>
  db
    .selectFrom('conversation')
    .select(['tenant_id', 'id'])
    .where('status', '=', 'open')
    .where('channel', 'in', ['chat', 'widget', 'call'])
    .where('reopened_at', 'is', null)
    .where('last_message_at', '<', since)
    .orderBy('last_message_at')
    .limit(limit)
    .execute()

/** Every source that the assistant ever cited. */
export async function selectCited(db: Tx): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct cited ->> 'parent_doc_id' as source
    from message m, jsonb_array_elements(m.sources) cited where m.role = 'assistant'`.execute(db)
  return rows.map(row => row.source)
}
