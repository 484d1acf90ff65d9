import { sql } from 'kysely'
import type { Activity, ActivityKind } from '#contract/conversations/activity.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface ActivityRow {
  id: string
  conversation_id: string
  kind: ActivityKind
  at: Date
  by_id: string | null
  by_name: string | null
  text: string | null
  data: Activity['data']
}

export async function insertActivity(db: Tx, happened: ActivityRow[]): Promise<void> {
  const rows = happened.map(row => ({ ...row, data: row.data && JSON.stringify(row.data) }))
  if (rows.length) await db.insertInto('conversation_activity').values(rows).execute()
}

/** The newest `limit` entries, oldest first. An entry about an item has its title for its text. */
export async function selectActivity(db: Tx, conversationId: string, limit: number): Promise<ActivityRow[]> {
  const rows = await db
    .selectFrom('conversation_activity as a')
    .leftJoin('needs_you as n', join =>
      join
        .onRef('n.tenant_id', '=', 'a.tenant_id')
        .onRef('n.conversation_id', '=', 'a.conversation_id')
        .on(sql<boolean>`n.id::text = a.data ->> 'item_id'`),
    )
    .select(['a.id', 'a.conversation_id', 'a.kind', 'a.at', 'a.by_id', 'a.by_name', 'a.data'])
    .select(({ fn, ref }) => fn.coalesce(ref('a.text'), ref('n.title')).as('text'))
    .where('a.conversation_id', '=', conversationId)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .$castTo<ActivityRow>()
    .execute()
  return rows.reverse()
}
