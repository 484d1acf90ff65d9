import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export interface ThreadRow {
  id: string
  client_name: string | null
  language: string | null
  subject: string | null
}

/** Threads of one sender with messages since then, newest first. */
export const selectThreads = (
  db: Tx,
  { address, since, limit }: { address: string; since: Date; limit: number },
): Promise<ThreadRow[]> =>
  db
    .selectFrom('conversation')
    .select(['id', 'client_name', 'language', 'subject'])
    .where('channel', '=', 'email')
    .where('email', '=', address)
    .where('last_message_at', '>=', since)
    .orderBy('last_message_at', 'desc')
    .limit(limit)
    .execute()

/** The sender's thread that holds one of these mails: ours by message id, theirs by external id. */
export const selectThreadOf = (
  db: Tx,
  { address, ids, externalIds }: { address: string; ids: string[]; externalIds: string[] },
): Promise<ThreadRow | undefined> =>
  db
    .selectFrom('message as m')
    .innerJoin('conversation as c', join =>
      join.onRef('c.id', '=', 'm.conversation_id').onRef('c.tenant_id', '=', 'm.tenant_id'),
    )
    .select(['c.id', 'c.client_name', 'c.language', 'c.subject'])
    .where('c.channel', '=', 'email')
    .where('c.email', '=', address)
    .where(({ or, eb }) =>
      or([
        ...(ids.length ? [eb('m.id', 'in', ids)] : []),
        ...(externalIds.length ? [eb('m.external_id', 'in', externalIds)] : []),
      ]),
    )
    .orderBy('c.last_message_at', 'desc')
    .limit(1)
    .executeTakeFirst()

interface MailRow {
  message_id: string
  subject: string
  whole: string
  attachments: string[]
  may_answer: boolean
}

export async function insertMail(db: Tx, mail: MailRow): Promise<void> {
  await db.insertInto('message_mail').values(mail).execute()
}

export const selectMail = (
  db: Tx,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<MailRow | undefined> =>
  db
    .selectFrom('message_mail as d')
    .innerJoin('message as m', join =>
      join.onRef('m.id', '=', 'd.message_id').onRef('m.tenant_id', '=', 'd.tenant_id'),
    )
    .select(['d.message_id', 'd.subject', 'd.whole', 'd.attachments', 'd.may_answer'])
    .where('m.conversation_id', '=', conversationId)
    .where('m.id', '=', messageId)
    .executeTakeFirst()

/** A mail that waits for an answer and is the last message of its thread. */
export interface WaitingMail {
  item_id: string
  email: string
  name: string | null
  phone: string | null
  language: string | null
  may_answer: boolean
}

/**
 * The mail, if it still waits: it is the last message, nobody holds the conversation, its item is open and has no
 * draft.
 */
export async function selectWaiting(
  db: Tx,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<WaitingMail | null> {
  const row = await db
    .selectFrom('message as m')
    .innerJoin('conversation as c', join =>
      join.onRef('c.id', '=', 'm.conversation_id').onRef('c.tenant_id', '=', 'm.tenant_id'),
    )
    .innerJoin('message_mail as d', join =>
      join.onRef('d.message_id', '=', 'm.id').onRef('d.tenant_id', '=', 'm.tenant_id'),
    )
    .innerJoin('needs_you as n', join =>
      join.onRef('n.conversation_id', '=', 'c.id').onRef('n.tenant_id', '=', 'c.tenant_id'),
    )
    .select(['n.id as item_id', 'c.email', 'c.client_name as name', 'c.phone', 'c.language', 'd.may_answer'])
    .where('m.conversation_id', '=', conversationId)
    .where('m.id', '=', messageId)
    .whereRef('m.position', '=', 'c.message_count')
    .where('c.held_by', '=', 'assistant')
    .where('n.kind', '=', 'email_draft')
    .where('n.question_key', '=', messageId)
    .where('n.status', '=', 'open')
    .where('n.draft', 'is', null)
    .executeTakeFirst()
  return row?.email ? { ...row, email: row.email } : null
}

export async function updateDraft(db: Tx, itemId: string, draft: string): Promise<void> {
  await db.updateTable('needs_you').set({ draft }).where('id', '=', itemId).execute()
}

export async function updateDraftOf(
  db: Tx,
  { conversationId, key }: { conversationId: string; key: string },
  draft: string,
): Promise<void> {
  await db
    .updateTable('needs_you')
    .set({ draft })
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'email_draft')
    .where('question_key', '=', key)
    .execute()
}

/** Marks one of these answers, sent by mail, as failed; undefined when none was. */
export async function markBounced(
  db: Tx,
  ids: string[],
  reason: string,
): Promise<
  { id: string; conversation_id: string; text: string; name: string | null; email: string | null } | undefined
> {
  const found = await db
    .selectFrom('message as m')
    .innerJoin('conversation as c', join =>
      join.onRef('c.id', '=', 'm.conversation_id').onRef('c.tenant_id', '=', 'm.tenant_id'),
    )
    .select(['m.id', 'm.conversation_id', 'm.text', 'c.client_name as name', 'c.email'])
    .where('m.id', 'in', ids)
    .where('m.delivery', 'in', ['sent', 'sending'])
    .where('c.channel', '=', 'email')
    .limit(1)
    .forUpdate('m')
    .executeTakeFirst()
  if (!found) return undefined
  await db
    .updateTable('message')
    .set({ delivery: 'failed', delivery_reason: reason })
    .where('id', '=', found.id)
    .execute()
  return found
}

export async function updateLanguage(db: Tx, conversationId: string, language: string): Promise<void> {
  await db.updateTable('conversation').set({ language }).where('id', '=', conversationId).execute()
}

/** Locks a sender's threads until the transaction ends, so that answers to one sender are made one after another. */
export async function lockThreads(db: Tx, address: string): Promise<string[]> {
  const threads = await db
    .selectFrom('conversation')
    .select('id')
    .where('channel', '=', 'email')
    .where('email', '=', address)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return threads.map(({ id }) => id)
}

/** The number of mails from a sender since then. */
export async function countReceived(
  db: Tx,
  { address, since }: { address: string; since: Date },
): Promise<number> {
  const { heard } = await db
    .selectFrom('message as m')
    .innerJoin('conversation as c', join =>
      join.onRef('c.id', '=', 'm.conversation_id').onRef('c.tenant_id', '=', 'm.tenant_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('heard'))
    .where('c.channel', '=', 'email')
    .where('c.email', '=', address)
    .where('c.last_message_at', '>=', since)
    .where('m.role', '=', 'visitor')
    .where('m.created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return heard
}

/** The number of answers that the assistant mailed by itself: in these threads since then, and in this one ever. */
export async function countAnswers(
  db: Tx,
  { threads, conversationId, since }: { threads: string[]; conversationId: string; since: Date },
): Promise<{ toSender: number; inThread: number }> {
  const { rows } = await sql<{ toSender: number; inThread: number }>`
    select
      (count(*) filter (where created_at >= ${since}))::int as "toSender",
      (count(*) filter (where conversation_id = ${conversationId}))::int as "inThread"
    from message
    where conversation_id = any(${threads}) and role = 'assistant' and delivery is not null`.execute(db)
  return rows[0]!
}

interface DraftItem {
  id: string
  kind: string
  status: 'open' | 'done'
  conversation_id: string | null
  draft: string | null
}

/** Locks an item until the transaction ends, so that two people cannot both answer. */
export const lockItem = (db: Tx, id: string): Promise<DraftItem | undefined> =>
  db
    .selectFrom('needs_you')
    .select(['id', 'kind', 'status', 'conversation_id', 'draft'])
    .where('id', '=', id)
    .forUpdate()
    .$castTo<DraftItem>()
    .executeTakeFirst()
