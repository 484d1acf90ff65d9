import { type Expression, sql } from 'kysely'
import type { ConversationChannel } from '#contract/conversations/conversations.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'

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

export const openColumns = ['id', 'channel', 'link_id', 'language', 'client_name', 'email', 'phone'] as const

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

/** A conversation as it stands; undefined when there is none. `held`: by a person. */
export async function selectOpen(
  db: Tx,
  id: string,
): Promise<(OpenConversation & { held: boolean }) | undefined> {
  const row = await db
    .selectFrom('conversation')
    .select([...openColumns, 'held_by'])
    .where('id', '=', id)
    .$castTo<OpenConversation & { held_by: string }>()
    .executeTakeFirst()
  return row && { ...row, held: row.held_by === 'person' }
}

/** The link somebody comes through (null: none), and whether as a visitor. */
export interface VisitorMatch {
  linkId: string | null
  byVisitor: boolean
}

export const updateForVisitor = (
  db: Pick<Tx, 'updateTable'>,
  id: string | Expression<string>,
  { linkId, byVisitor }: { linkId: string | null | Expression<string | null>; byVisitor: boolean },
) =>
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
  const details = knownDetails(told)
  if (!Object.keys(details).length) return isVisitors(db, id, mine)
  const { numUpdatedRows } = await updateForVisitor(db, id, mine).set(details).executeTakeFirst()
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

/**
 * The columns of the visitor's details that are told. A column that is set to what it holds would run the checks of every
 * trigger that watches it, for each message.
 */
export const knownDetails = ({
  name,
  email,
  phone,
  language,
}: Partial<ContactDetails> & { language?: string | null }) => ({
  ...(name && { client_name: name }),
  ...(email && { email }),
  ...(phone && { phone }),
  ...(language && { language }),
})

export const selectConversation = (
  db: Tx,
  id: string,
): Promise<(OpenConversation & { tags: string[] }) | undefined> =>
  db
    .selectFrom('conversation')
    .select([...openColumns, 'tags'])
    .where('id', '=', id)
    .$castTo<OpenConversation & { tags: string[] }>()
    .executeTakeFirst()

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
