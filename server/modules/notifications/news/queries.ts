import { sql } from 'kysely'
import type { NotificationKind } from '#contract/notifications/kinds.ts'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface NewsRow {
  id: string
  member_id: string
  event_id: string
  kind: NotificationKind
  /** Of a booking: what was done with it. Of a handover: `wrote` when the visitor answers a member's mail. */
  change: Change | null
  conversation_id: string | null
  record_id: string
  digest: boolean
  due_at: Date
  created_at: Date
}

export type Change = 'moved' | 'cancelled' | 'wrote'

/** Adds news for a member, unless so many of the conversation wait for them already. Returns whether it was added. */
export async function insertNews(db: Tx, news: NewsRow, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into notification
      (id, member_id, event_id, kind, change, conversation_id, record_id, digest, due_at, created_at)
    select ${news.id}, ${news.member_id}, ${news.event_id}, ${news.kind}, ${news.change}, ${news.conversation_id},
      ${news.record_id}, ${news.digest}, ${news.due_at}, ${news.created_at}
    where ${news.conversation_id}::uuid is null or (
      select count(*) from notification
      where conversation_id = ${news.conversation_id} and member_id = ${news.member_id} and mail_id is null
    ) < ${most}
    on conflict (tenant_id, event_id, member_id) do nothing
    returning 1`.execute(db)
  return rows.length > 0
}

/** The members who answered this conversation by mail. */
export async function selectMailAnswerers(db: Tx, conversationId: string): Promise<string[]> {
  const rows = await answerers(db, { conversationId })
  return rows.map(row => row.member_id)
}

const answerers = statement((db, { conversationId }: Slots<{ conversationId: string }>) =>
  db
    .selectFrom('notification_thread')
    .select('member_id')
    .where('conversation_id', '=', conversationId)
    .where('answered_at', 'is not', null),
)
