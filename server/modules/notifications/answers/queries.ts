import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export interface AnsweredThread {
  tenant_id: string
  member_id: string
  /** Null when the answered mail belonged to no conversation. */
  thread_id: string | null
  conversation_id: string | null
  subject: string | null
}

/** The thread of a token, or of one of our mails, of any business. */
export async function selectAnsweredThread(
  db: Tx,
  by: { tokenHash: Buffer | null; mailIds: string[] },
): Promise<AnsweredThread | undefined> {
  const columns = sql`t.tenant_id, t.member_id, t.id as thread_id, t.conversation_id, t.subject`
  if (by.tokenHash) {
    const { rows } = await sql<AnsweredThread>`
      select ${columns} from notification_thread t where t.token_hash = ${by.tokenHash}`.execute(db)
    if (rows[0]) return rows[0]
  }
  if (!by.mailIds.length) return undefined
  const { rows } = await sql<AnsweredThread>`
    select m.tenant_id, m.member_id, t.id as thread_id, t.conversation_id, t.subject
    from notification_mail m
    left join notification_thread t on t.tenant_id = m.tenant_id and t.id = m.thread_id
    where m.id = any(${by.mailIds}) limit 1`.execute(db)
  return rows[0]
}

/** Notes that a mail was read as an answer; false when it was noted before. */
export async function insertAnswer(
  db: Tx,
  answer: { external_id: string; member_id: string; outcome: string; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notification_answer')
    .values(answer)
    .onConflict(conflict => conflict.columns(['tenant_id', 'external_id']).doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** How many answers of a member were refused since then. */
export async function countRefused(db: Tx, memberId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('notification_answer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('outcome', '!=', 'delivered')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markAnswered(db: Tx, threadId: string, at: Date): Promise<void> {
  await db.updateTable('notification_thread').set({ answered_at: at }).where('id', '=', threadId).execute()
}
