import { sql } from 'kysely'
import type { ConversationChannel } from '#contract/conversations/conversations.ts'
import type { Tx } from '#server/db/tenant.ts'

/** A question that nobody has answered in its conversation, and what is known of the conversation. */
export interface AskedRow {
  item_id: string
  conversation_id: string
  channel: ConversationChannel
  status: 'open' | 'closed'
  begun_by: 'visitor' | 'business'
  client_name: string | null
  email: string | null
  phone: string | null
  holder_id: string | null
  /** When the visitor last wrote. */
  heard_at: Date | null
}

/** Those of these inbox items whose visitor no person has written to since they asked. */
export async function selectUnanswered(db: Tx, items: string[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select n.id as item_id, c.id as conversation_id, c.channel, c.status, c.begun_by, c.client_name, c.email, c.phone,
      case when c.held_by = 'person' then c.holder_id end as holder_id,
      (select max(m.created_at) from message m where m.tenant_id = c.tenant_id and m.conversation_id = c.id
        and m.role = 'visitor') as heard_at
    from needs_you n join conversation c on c.tenant_id = n.tenant_id and c.id = n.conversation_id
    where n.id = any(${items}::uuid[]) and not exists (
      select from message m where m.tenant_id = c.tenant_id and m.conversation_id = c.id
        and m.role = 'person' and m.created_at >= n.created_at)`.execute(db)
  return rows
}
