import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ConversationChannel } from '#contract/conversations/conversations.ts'
import type { DB } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { Contact } from '#server/modules/assistant/assistant.ts'

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
  last_message: string | null
  started_at: Date
  last_message_at: Date
  closed_at: Date | null
}

/** A conversation as a turn needs it. */
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

/** Begins a conversation, with the first ticket (1) drawn. */
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
 * Goes on with a conversation of this link (or of none): draws the next ticket and notes what the visitor told of
 * themselves. Undefined where there is none, or where it is not for a visitor. Its row stays locked until
 * the transaction ends, so that tickets become visible in the order in which they are drawn.
 */
export const drawTicket = (
  db: Tx,
  id: string,
  { told, ...mine }: Mine & { told: Contact },
): Promise<(OpenConversation & { ticket: number }) | undefined> =>
  ofVisitor(db, id, mine)
    .set(column => ({ turn_count: column('turn_count', '+', 1), ...known(column, told) }))
    .returning([...openColumns, 'turn_count as ticket'])
    .$castTo<OpenConversation & { ticket: number }>()
    .executeTakeFirst()

/** Through which link somebody comes (null: none), and whether as a visitor. */
interface Mine {
  linkId: string | null
  byVisitor: boolean
}

const ofVisitor = (db: Tx, id: string, { linkId, byVisitor }: Mine) =>
  db
    .updateTable('conversation')
    .where('id', '=', id)
    .where(sql<boolean>`link_id is not distinct from ${linkId}::uuid`)
    .$if(byVisitor, query => query.where('begun_by', '=', 'visitor'))

/** Notes what a visitor told of themselves; false where there is no such conversation for them. */
export async function noteContact(
  db: Tx,
  id: string,
  { told, ...mine }: Mine & { told: Contact },
): Promise<boolean> {
  const { numUpdatedRows } = await ofVisitor(db, id, mine)
    .set(column => known(column, told))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether there is such a conversation for them. */
export async function isTheirs(db: Tx, id: string, { linkId, byVisitor }: Mine): Promise<boolean> {
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
 * Nobody else adds to the conversation, takes it over or hands it back until the transaction ends. Whether a person
 * holds it; null where there is none (any more).
 */
export async function lockConversation(db: Tx, id: string): Promise<{ held: boolean } | null> {
  const row = await db
    .selectFrom('conversation')
    .select('held_by')
    .where('id', '=', id)
    // Weaker than `for update`: rows that merely refer to the conversation can be written meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? { held: row.held_by === 'person' } : null
}

/** What became known of the visitor; what is null is left as it was. */
export const known = (
  column: ExpressionBuilder<DB, 'conversation'>,
  { name, email, phone, language }: Partial<Contact> & { language?: string | null },
) => ({
  client_name: name ?? column.ref('client_name'),
  email: email ?? column.ref('email'),
  phone: phone ?? column.ref('phone'),
  language: language ?? column.ref('language'),
})

export interface Filter {
  status?: string
  channel?: string
  tag?: string
  q?: string
  /** Of these only. */
  ids?: string[]
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
  'c.subject',
  'c.language',
  'c.status',
  'c.held_by',
  'c.holder_id',
  'c.holder_name',
  'c.holder_shown',
  'c.held_at',
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

function conditions({ status, channel, tag, q, ids }: Filter): Expression<SqlBool>[] {
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

export interface Reachable {
  id: string
  name: string | null
  email: string | null
  phone: string | null
}

/** Conversations in writing, or by voice, whose visitor can be reached, by id, behind the one of that id. */
export const selectReachable = (
  db: Tx,
  spoken: boolean,
  after: string | null,
  limit: number,
): Promise<Reachable[]> =>
  db
    .selectFrom('conversation')
    .select(['id', 'client_name as name', 'email', 'phone'])
    .where('channel', spoken ? '=' : '<>', 'call')
    .where(({ or, eb }) => or([eb('email', 'is not', null), eb('phone', 'is not', null)]))
    .$if(after !== null, query => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()

/** What it is to be held by nobody: the assistant answers. */
export const unheld = {
  held_by: 'assistant',
  holder_id: null,
  holder_name: null,
  holder_shown: null,
  held_at: null,
  unanswered_since: null,
} as const

/** Closes an open conversation, whoever holds it; with `idleSince`, only if nobody wrote since. Undefined when it was not closed now. */
export const closeConversation = (
  db: Tx,
  id: string,
  at: Date,
  idleSince?: Date,
): Promise<{ message_count: number; started_at: Date; last_message_at: Date } | undefined> =>
  db
    .updateTable('conversation')
    .set({ status: 'closed', closed_at: at, ...unheld })
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
    .where('channel', 'in', ['chat', 'widget', 'call'])
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
