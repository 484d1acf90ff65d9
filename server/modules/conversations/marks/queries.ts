import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import type { Role } from '#server/modules/assistant/turn/turn.ts'

export interface MarkRow {
  message_id: string
  verdict: 'right' | 'wrong'
  note: string | null
  right_answer: string | null
  marked_by: string | null
  marked_at: Date
}

/** Who said a message of this conversation. It can't be deleted until the transaction ends. */
export const lockRole = (
  db: Tx,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<{ role: Role } | undefined> =>
  db
    .selectFrom('message')
    .select('role')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .forKeyShare()
    .$castTo<{ role: Role }>()
    .executeTakeFirst()

export async function upsertMark(db: Tx, mark: MarkRow): Promise<void> {
  const { message_id: _, ...columns } = mark
  await db
    .insertInto('message_mark')
    .values(mark)
    .onConflict(known => known.columns(['tenant_id', 'message_id']).doUpdateSet(columns))
    .execute()
}

/** Returns whether there was one. */
export async function deleteMark(db: Tx, messageId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_mark')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const selectMarks = (db: Tx, messageIds: string[]): Promise<MarkRow[]> =>
  db
    .selectFrom('message_mark')
    .select(['message_id', 'verdict', 'note', 'right_answer', 'marked_by', 'marked_at'])
    .where('message_id', 'in', messageIds)
    .$castTo<MarkRow>()
    .execute()

/** Verdicts given since then, without those on these messages. */
export async function countVerdicts(
  db: Tx,
  since: Date,
  except: string[],
): Promise<{ right: number; wrong: number }> {
  const { rows } = await sql<{ right: number; wrong: number }>`
    select (count(*) filter (where verdict = 'right'))::int as right,
      (count(*) filter (where verdict = 'wrong'))::int as wrong
    from message_mark where marked_at >= ${since} and message_id <> all (${except}::uuid[])`.execute(db)
  return rows[0]!
}

interface AnswerRow {
  role: Role
  text: string
  question: string | null
  link_id: string | null
}

/**
 * A message with the link that it was said on and what was asked: the question as it was looked up, else the visitor's
 * last words before.
 */
export async function selectAnswer(
  db: Tx,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select m.role, m.text, c.link_id, coalesce(m.query, (
      select v.text from message v
      where v.tenant_id = m.tenant_id and v.conversation_id = m.conversation_id and v.position < m.position
        and v.role = 'visitor'
      order by v.position desc limit 1)) as question
    from message m join conversation c on c.tenant_id = m.tenant_id and c.id = m.conversation_id
    where m.id = ${messageId} and m.conversation_id = ${conversationId}`.execute(db)
  return rows[0]
}
