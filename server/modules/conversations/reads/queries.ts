import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** Counts a visitor's new message for every member; the named query returns its conversation (`id`) and `position`. */
export const countingUnread = (from: string): RawBuilder<object> => sql`
  (insert into conversation_unread as known (member_id, conversation_id, read_position, messages)
  select member.id, continued.id, continued.position - 1, 1
  from member cross join ${sql.table(from)} continued order by member.id
  on conflict (tenant_id, member_id, conversation_id) do update set messages = known.messages + 1)`

/** Notes that a member has read these conversations up to their ends. */
export async function deleteUnread(db: Tx, memberId: string, conversations: string[]): Promise<void> {
  await db
    .deleteFrom('conversation_unread')
    .where('member_id', '=', memberId)
    .where('conversation_id', 'in', conversations)
    .execute()
}

/**
 * Notes that a member has read a conversation up to `position`: the visitor's messages after it are unread. A position
 * before what they have read makes messages unread again.
 */
export async function setRead(
  db: Tx,
  memberId: string,
  conversationId: string,
  position: number,
): Promise<void> {
  await deleteUnread(db, memberId, [conversationId])
  await sql`
    insert into conversation_unread (member_id, conversation_id, read_position, messages)
    select ${memberId}, ${conversationId}, ${position}, count(*) from message
    where conversation_id = ${conversationId} and role = 'visitor' and position > ${position}
    having count(*) > 0`.execute(db)
}

/** Makes the visitor's last message of each of these conversations unread, where all was read. */
export async function insertUnread(db: Tx, memberId: string, conversations: string[]): Promise<void> {
  await sql`
    insert into conversation_unread (member_id, conversation_id, read_position, messages)
    select ${memberId}, c.id, last.position - 1, 1
    from conversation c cross join lateral (
      select m.position from message m
      where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.role = 'visitor'
      order by m.position desc limit 1
    ) last
    where c.id = any(${conversations}::uuid[])
    on conflict do nothing`.execute(db)
}
