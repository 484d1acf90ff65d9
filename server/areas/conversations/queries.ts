import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { Tx } from '../../db/tenant.ts'
import type { Contact, Role, Source } from '../assistant/assistant.ts'
import type { Channel } from './schema.ts'

export interface ConversationRow {
  id: string
  channel: Channel
  link_id: string | null
  tags: string[]
  client_name: string | null
  email: string | null
  phone: string | null
  language: string | null
  status: 'open' | 'closed'
  held_by: 'assistant' | 'person'
  message_count: number
  last_message: string | null
  started_at: Date
  last_message_at: Date
  closed_at: Date | null
}

export interface MessageRow {
  id: string
  role: Role
  text: string
  sources: Source[]
  actions: string[]
  answered: boolean | null
  confidence: number | null
  answered_by: string | null
  topic: string | null
  query: string | null
  created_at: Date
}

/** A conversation as a turn needs it. */
export interface OpenConversation {
  id: string
  channel: Channel
  link_id: string | null
  language: string | null
  client_name: string | null
  email: string | null
  phone: string | null
}

const openColumns = ['id', 'channel', 'link_id', 'language', 'client_name', 'email', 'phone'] as const

/** Begins a conversation, with the first ticket (1) drawn. */
export async function insertConversation(
  db: Tx,
  conversation: OpenConversation & { begun_by: 'visitor' | 'business'; tags: string[]; at: Date },
): Promise<void> {
  const { at, ...columns } = conversation
  await db
    .insertInto('conversation')
    .values({ ...columns, turn_count: 1, started_at: at, last_message_at: at })
    .execute()
}

/**
 * Goes on with a conversation of this link (or of none): draws the next ticket and notes what the visitor told of
 * themselves. Undefined where there is none, or where it is not for a visitor. Its row stays locked until
 * the transaction ends, so that tickets become visible in the order in which they are drawn.
 */
export const drawTicket = (
  db: Tx,
  id: string,
  { linkId, byVisitor, told }: { linkId: string | null; byVisitor: boolean; told: Contact },
): Promise<(OpenConversation & { ticket: number }) | undefined> =>
  db
    .updateTable('conversation')
    .set(column => ({ turn_count: column('turn_count', '+', 1), ...known(column, told) }))
    .where('id', '=', id)
    .where(sql<boolean>`link_id is not distinct from ${linkId}::uuid`)
    .$if(byVisitor, query => query.where('begun_by', '=', 'visitor'))
    .returning([...openColumns, 'turn_count as ticket'])
    .$castTo<OpenConversation & { ticket: number }>()
    .executeTakeFirst()

/** What became known of the visitor; what is null is left as it was. */
const known = (
  column: ExpressionBuilder<DB, 'conversation'>,
  { name, email, phone, language }: Partial<Contact> & { language?: string | null },
) => ({
  client_name: name ?? column.ref('client_name'),
  email: email ?? column.ref('email'),
  phone: phone ?? column.ref('phone'),
  language: language ?? column.ref('language'),
})

export interface NewMessage {
  id: string
  role: Role
  text: string
  at: Date
  sources?: Source[]
  actions?: string[]
  answered?: boolean | null
  confidence?: number | null
  answered_by?: string | null
  topic?: string | null
  query?: string | null
}

/**
 * Adds a message at the end, and what it told of the visitor; returns who they are by now. The conversation's row is
 * locked until the transaction ends, so that positions have no gaps and no twins. A closed one is open again.
 */
export async function appendMessage(
  db: Tx,
  conversationId: string,
  message: NewMessage,
  told: Partial<Contact> & { language?: string | null } = {},
): Promise<Contact> {
  const { at, sources, ...columns } = message
  const { message_count: position, ...contact } = await db
    .updateTable('conversation')
    .set(column => ({
      message_count: column('message_count', '+', 1),
      last_message_at: at,
      status: 'open',
      closed_at: null,
      ...known(column, told),
    }))
    .where('id', '=', conversationId)
    .returning(['message_count', 'client_name as name', 'email', 'phone'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('message')
    .values({
      ...columns,
      conversation_id: conversationId,
      position,
      created_at: at,
      ...(sources && { sources: JSON.stringify(sources) }),
    })
    .execute()
  return contact
}

/** The last messages of a conversation, oldest first. */
export async function selectRecent(db: Tx, conversationId: string, limit: number): Promise<MessageRow[]> {
  const rows = await messages(db, conversationId).orderBy('position', 'desc').limit(limit).execute()
  return rows.reverse()
}

export async function selectMessages(
  db: Tx,
  conversationId: string,
  page: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const rows = await messages(db, conversationId)
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows
}

const messages = (db: Tx, conversationId: string) =>
  db
    .selectFrom('message')
    .select(['id', 'role', 'text', 'sources', 'actions', 'answered', 'confidence', 'answered_by'])
    .select(['topic', 'query', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .$castTo<MessageRow>()

export interface Filter {
  status?: string
  channel?: string
  tag?: string
  q?: string
}

/** Conversations that match, the one with the newest message first, and how many there are in all. */
export async function selectConversations(
  db: Tx,
  filter: Filter,
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
  'c.language',
  'c.status',
  'c.held_by',
  'c.message_count',
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

function conditions({ status, channel, tag, q }: Filter): Expression<SqlBool>[] {
  const list: Expression<SqlBool>[] = []
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

/** Closes an open conversation; with `idleSince`, only if nobody wrote since. Undefined when it was not closed now. */
export const closeConversation = (
  db: Tx,
  id: string,
  at: Date,
  idleSince?: Date,
): Promise<{ message_count: number; started_at: Date; last_message_at: Date } | undefined> =>
  db
    .updateTable('conversation')
    .set({ status: 'closed', closed_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .$if(idleSince !== undefined, query => query.where('last_message_at', '<', idleSince!))
    .returning(['message_count', 'started_at', 'last_message_at'])
    .executeTakeFirst()

/** Sessions of every business in which nobody has written since, the oldest first. */
export const selectIdle = (
  db: Tx,
  since: Date,
  limit: number,
): Promise<{ tenant_id: string; id: string }[]> =>
  db
    .selectFrom('conversation')
    .select(['tenant_id', 'id'])
    .where('status', '=', 'open')
    .where('channel', 'in', ['chat', 'widget'])
    .where('last_message_at', '<', since)
    .orderBy('last_message_at')
    .limit(limit)
    .execute()

/** Replies since then that were to answer something, how many did, and every source that any reply was made of. */
export async function selectAnswering(
  db: Tx,
  since: Date,
): Promise<{ asked: number; answered: number; sources: string[] }> {
  const { rows } = await sql<{ asked: number; answered: number; sources: string[] }>`
    select
      (count(*) filter (where answered is not null and created_at >= ${since}))::int as asked,
      (count(*) filter (where answered and created_at >= ${since}))::int as answered,
      coalesce((
        select array_agg(distinct cited ->> 'parent_doc_id')
        from message m, jsonb_array_elements(m.sources) cited where m.role = 'assistant'
      ), '{}') as sources
    from message where role = 'assistant'`.execute(db)
  return rows[0]!
}
