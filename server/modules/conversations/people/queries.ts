import { sql } from 'kysely'
import { numberEnding } from '#server/core/phone-number.ts'
import { anywhere, literally } from '#server/db/patterns.ts'
import type { Tx } from '#server/db/tenant.ts'

interface Reached {
  id: string
  email: string | null
  phone: string | null
}

/** Conversations with this address, or with a number that ends like this one. */
export async function selectCandidates(
  db: Tx,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select id, email, phone from conversation
    where lower(email) = ${email} or ${endsLike(sql`phone`, phone)} order by id for update`.execute(db)
  return rows
}

/** Inbox items with this address, or a number that ends like this one, and those of these conversations. */
export async function selectItemCandidates(
  db: Tx,
  { email, phone }: { email: string | null; phone: string | null },
  conversationIds: string[],
): Promise<(Reached & { conversation_id: string | null })[]> {
  const { rows } = await sql<Reached & { conversation_id: string | null }>`
    select id, conversation_id, contact ->> 'email' as email, contact ->> 'phone' as phone from needs_you
    where conversation_id = any(${conversationIds}) or lower(contact ->> 'email') = ${email}
      or ${endsLike(sql`contact ->> 'phone'`, phone)} order by id`.execute(db)
  return rows
}

const endsLike = (column: ReturnType<typeof sql>, phone: string | null) =>
  phone === null
    ? sql`false`
    : sql`right(regexp_replace(${column}, '[^0-9]', '', 'g'), 5) = ${numberEnding(phone)}`

export const selectConversationsById = (db: Tx, ids: string[]) =>
  db
    .selectFrom('conversation')
    .select(['id', 'channel', 'link_id', 'tags', 'client_name', 'email', 'phone', 'language', 'status'])
    .select(['started_at', 'last_message_at', 'closed_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

export const selectMessagesOf = (db: Tx, ids: string[]) =>
  db
    .selectFrom('message')
    .select(['conversation_id', 'id', 'role', 'text', 'created_at'])
    .where('conversation_id', 'in', ids)
    .orderBy('conversation_id')
    .orderBy('position')
    .execute()

/** What people of the business noted about answers in these conversations. */
export const selectMarksOf = (db: Tx, ids: string[]) =>
  db
    .selectFrom('message_mark as k')
    .innerJoin('message as m', join =>
      join.onRef('m.id', '=', 'k.message_id').onRef('m.tenant_id', '=', 'k.tenant_id'),
    )
    .select(['m.conversation_id', 'k.message_id', 'k.verdict', 'k.note', 'k.right_answer', 'k.marked_at'])
    .where('m.conversation_id', 'in', ids)
    .orderBy('k.message_id')
    .execute()

/** The files of these conversations. */
export const selectAttachmentsOf = (db: Tx, ids: string[]) =>
  db
    .selectFrom('message_attachment')
    .select(['conversation_id', 'message_id', 'id', 'name', 'type', 'bytes', 'created_at'])
    .where('conversation_id', 'in', ids)
    .orderBy('conversation_id')
    .orderBy('created_at')
    .execute()

/** What the team noted about these conversations. */
export const selectNotesOf = (db: Tx, ids: string[]) =>
  db
    .selectFrom('conversation_activity')
    .select(['conversation_id', 'id', 'text', 'at'])
    .where('conversation_id', 'in', ids)
    .where('kind', '=', 'note')
    .orderBy('conversation_id')
    .orderBy('at')
    .execute()

export const selectItemsById = (db: Tx, ids: string[]) =>
  db
    .selectFrom('needs_you')
    .select(['id', 'kind', 'title', 'question', 'contact', 'draft', 'status', 'created_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

export const selectMailsOf = (db: Tx, ids: string[]) =>
  db
    .selectFrom('message_mail as d')
    .innerJoin('message as m', join =>
      join.onRef('m.id', '=', 'd.message_id').onRef('m.tenant_id', '=', 'd.tenant_id'),
    )
    .select(['m.conversation_id', 'd.message_id', 'd.subject', 'd.whole', 'd.attachments'])
    .where('m.conversation_id', 'in', ids)
    .orderBy('d.message_id')
    .execute()

/** Deletes conversations and their messages. */
export async function deleteConversations(db: Tx, ids: string[]): Promise<void> {
  if (ids.length) await db.deleteFrom('conversation').where('id', 'in', ids).execute()
}

export async function deleteItems(db: Tx, ids: string[]): Promise<void> {
  if (ids.length) await db.deleteFrom('needs_you').where('id', 'in', ids).execute()
}

/** Removes an address from other people's messages and items. Returns how many named it. */
export async function blankAddress(db: Tx, email: string): Promise<number> {
  const like = anywhere(email)
  const form = literally(email)
  const without = (column: string) => sql`regexp_replace(${sql.ref(column)}, ${form}, '[erased]', 'gi')`
  const messages = await sql`
    update message set text = ${without('text')}, query = ${without('query')}, memo = null, choices = '[]'
    where text ilike ${like} or query ilike ${like} or memo::text ilike ${like} or choices::text ilike ${like}`.execute(
    db,
  )
  const marks = await sql`
    update message_mark set note = ${without('note')}, right_answer = ${without('right_answer')}
    where note ilike ${like} or right_answer ilike ${like}`.execute(db)
  const notes = await sql`
    update conversation_activity set text = ${without('text')} where text ilike ${like}`.execute(db)
  await sql`update message_attachment set name = ${without('name')} where name ilike ${like}`.execute(db)
  const items = await sql`
    update needs_you set title = ${without('title')}, question = ${without('question')}, draft = ${without('draft')},
      question_key = case when kind = 'email_draft' then question_key else id::text end
    where title ilike ${like} or question ilike ${like} or draft ilike ${like}`.execute(db)
  await sql`
    update message_mail set whole = ${without('whole')}, subject = ${without('subject')}
    where whole ilike ${like} or subject ilike ${like}`.execute(db)
  await sql`update conversation set subject = ${without('subject')} where subject ilike ${like}`.execute(db)
  return [messages, marks, notes, items].reduce(
    (sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows),
    0,
  )
}

/** Closed conversations without a message since then. */
export async function selectBefore(db: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('id')
    .where('last_message_at', '<', before)
    .where('status', '=', 'closed')
    .orderBy('last_message_at')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export interface ReachablePerson {
  id: string
  name: string | null
  email: string | null
  phone: string | null
}

/** Conversations in writing, or by voice, whose visitor can be reached, by id; only ids after `after`. */
export const selectReachable = (
  db: Tx,
  spoken: boolean,
  after: string | null,
  limit: number,
): Promise<ReachablePerson[]> =>
  db
    .selectFrom('conversation')
    .select(['id', 'client_name as name', 'email', 'phone'])
    .where('channel', spoken ? '=' : '<>', 'call')
    .where(({ or, eb }) => or([eb('email', 'is not', null), eb('phone', 'is not', null)]))
    .$if(after !== null, query => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
