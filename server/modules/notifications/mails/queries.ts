import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import type { NewsRow } from '../news/queries.ts'

/** Mails to one member are made up by one process at a time. */
export const lockMember = (db: Tx, memberId: string) =>
  sql`select pg_advisory_xact_lock(
    hashtextextended('notifications ' || current_setting('app.tenant') || ' ' || ${memberId}, 0))`.execute(db)

/** News that are due for a member and in no mail yet, oldest first. */
export const selectDueNews = (db: Tx, memberId: string, now: Date, limit: number): Promise<NewsRow[]> =>
  db
    .selectFrom('notification')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('mail_id', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .$castTo<NewsRow>()
    .execute()

export async function deleteNews(db: Tx, ids: string[]): Promise<void> {
  if (ids.length) await db.deleteFrom('notification').where('id', 'in', ids).execute()
}

export async function postponeNews(db: Tx, ids: string[], until: Date): Promise<void> {
  if (ids.length) await db.updateTable('notification').set({ due_at: until }).where('id', 'in', ids).execute()
}

/** The times of the mails made for a member since then, oldest first. */
export async function selectMailTimes(db: Tx, memberId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('notification_mail')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()
  return rows.map(row => row.created_at)
}

export interface ThreadRow {
  id: string
  conversation_id: string
  member_id: string
  subject: string
  answered_at: Date | null
}

export const selectThread = (
  db: Tx,
  { conversationId, memberId }: { conversationId: string; memberId: string },
): Promise<ThreadRow | undefined> =>
  db
    .selectFrom('notification_thread')
    .select(['id', 'conversation_id', 'member_id', 'subject', 'answered_at'])
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export async function insertThread(
  db: Tx,
  thread: Omit<ThreadRow, 'answered_at'> & { token_hash: Buffer },
): Promise<void> {
  await db.insertInto('notification_thread').values(thread).execute()
}

/** How many mails a thread has had since the member answered, at most for a day, and when the last was made. */
export async function selectThreadPace(
  db: Tx,
  threadId: string,
  since: Date,
): Promise<{ mails: number; last: Date | null }> {
  const { mails, last } = await db
    .selectFrom('notification_mail')
    .select(({ fn }) => [fn.countAll<number>().as('mails'), fn.max('created_at').as('last')])
    .where('thread_id', '=', threadId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return { mails: Number(mails), last }
}

/** Adds a mail that waits to be sent, with these news. */
export async function insertMail(
  db: Tx,
  mail: { id: string; member_id: string; thread_id: string | null; digest: boolean; created_at: Date },
  newsIds: string[],
): Promise<void> {
  await db
    .insertInto('notification_mail')
    .values({ ...mail, next_attempt_at: mail.created_at })
    .execute()
  await db.updateTable('notification').set({ mail_id: mail.id }).where('id', 'in', newsIds).execute()
}

export interface MailRow {
  id: string
  thread_id: string | null
  digest: boolean
  /** The Monday of the week of which it tells; null when it tells of news. */
  week: string | null
  attempts: number
  created_at: Date
}

/** Claims the next mail to a member that is due, until then; undefined when there is none. */
export async function claimMail(
  db: Tx,
  memberId: string,
  { now, until }: { now: Date; until: Date },
): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    update notification_mail set next_attempt_at = ${until}, attempts = attempts + 1, failure = null
    where id = (
      select id from notification_mail
      where member_id = ${memberId} and next_attempt_at <= ${now}
      order by id limit 1 for update skip locked)
    returning id, thread_id, digest, week::text, attempts, created_at`.execute(db)
  return rows[0]
}

export const selectNewsOf = (db: Tx, mailId: string): Promise<NewsRow[]> =>
  db
    .selectFrom('notification')
    .selectAll()
    .where('mail_id', '=', mailId)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<NewsRow>()
    .execute()

/** The thread of a mail, and the Message-IDs of the mails before it, oldest first. */
export async function selectThreadHead(
  db: Tx,
  threadId: string,
  limit: number,
): Promise<{ thread: ThreadRow; references: string[] }> {
  const thread = await db
    .selectFrom('notification_thread')
    .select(['id', 'conversation_id', 'member_id', 'subject', 'answered_at'])
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow()
  const before = await db
    .selectFrom('notification_mail')
    .select('message_id')
    .where('thread_id', '=', threadId)
    .where('message_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return { thread, references: before.map(row => row.message_id!).reverse() }
}

/** One of these mails that was sent, of any business. */
export const selectSentMail = (
  db: Tx,
  ids: string[],
): Promise<{ tenant_id: string; id: string; member_id: string } | undefined> =>
  db
    .selectFrom('notification_mail')
    .select(['tenant_id', 'id', 'member_id'])
    .where('id', 'in', ids)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()

/** What became of an attempt. `again`: when to try again; null: never. */
export async function settleMail(
  db: Tx,
  id: string,
  result: { sent: { at: Date; messageId: string } } | { failure: string; again: Date | null },
): Promise<void> {
  const values =
    'sent' in result
      ? { sent_at: result.sent.at, message_id: result.sent.messageId, next_attempt_at: null, failure: null }
      : { failure: result.failure.slice(0, 500), next_attempt_at: result.again }
  await db.updateTable('notification_mail').set(values).where('id', '=', id).execute()
}

/** Members of every business for whom news or a mail are due. */
export async function selectMembersToMail(
  db: Tx,
  now: Date,
  limit: number,
): Promise<{ tenant_id: string; member_id: string }[]> {
  const { rows } = await sql<{ tenant_id: string; member_id: string }>`
    select tenant_id, member_id from notification where mail_id is null and due_at <= ${now}
    union
    select tenant_id, member_id from notification_mail where next_attempt_at <= ${now}
    limit ${limit}`.execute(db)
  return rows
}

/** Forgets what was told before then, of every business, and threads whose mails are all forgotten. */
export async function deleteBefore(db: Tx, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('created_at', '<', before).execute()
  await db.deleteFrom('notification_mail').where('created_at', '<', before).execute()
  await db.deleteFrom('notification_answer').where('created_at', '<', before).execute()
  await sql`
    delete from notification_thread t where not exists (
      select from notification_mail m where m.tenant_id = t.tenant_id and m.thread_id = t.id)`.execute(db)
}
