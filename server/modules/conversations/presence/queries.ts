import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export interface PresenceRow {
  id: string
  name: string
  seen_at: Date
  typed_at: Date | null
}

/** Keeps that a member looks at a conversation; false when there is no such conversation. `typing` sets or ends it. */
export async function upsertPresence(
  db: Tx,
  { conversation, member, at, typing }: { conversation: string; member: string; at: Date; typing: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into conversation_presence (conversation_id, member_id, seen_at, typed_at)
    select id, ${member}, ${at}, ${typing ? at : null} from conversation where id = ${conversation}
    on conflict (tenant_id, conversation_id, member_id)
      do update set seen_at = excluded.seen_at, typed_at = excluded.typed_at`.execute(db)
  return numAffectedRows === 1n
}

export async function deletePresence(db: Tx, conversation: string, member: string): Promise<void> {
  await db
    .deleteFrom('conversation_presence')
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', member)
    .execute()
}

/** Members who looked at the conversation since then, by name. */
export const selectPresent = (db: Tx, conversation: string, since: Date): Promise<PresenceRow[]> =>
  db
    .selectFrom('conversation_presence as p')
    .innerJoin('member as m', join =>
      join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.member_id'),
    )
    .select(['m.id', 'p.seen_at', 'p.typed_at'])
    .select(({ fn, ref }) => fn.coalesce(ref('m.name'), ref('m.email')).as('name'))
    .where('p.conversation_id', '=', conversation)
    .where('p.seen_at', '>', since)
    .orderBy('name')
    .orderBy('m.id')
    .execute()

/** Forgets who looked at something before then. For all tenants. */
export async function deletePresenceBefore(db: Tx, before: Date): Promise<void> {
  await db.deleteFrom('conversation_presence').where('seen_at', '<', before).execute()
}
