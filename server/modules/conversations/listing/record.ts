import { sql } from 'kysely'
import type { ConversationChannel, ItemKind } from '#contract/conversations/conversations.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { Role } from '#server/modules/assistant/turn/turn.ts'

/** A conversation as lists and its own page show it. */
export interface ConversationRow {
  id: string
  channel: ConversationChannel
  link_id: string | null
  tags: string[]
  client_name: string | null
  email: string | null
  phone: string | null
  subject: string | null
  language: string | null
  status: 'open' | 'closed'
  held_by: 'assistant' | 'person'
  holder_id: string | null
  holder_name: string | null
  held_at: Date | null
  assignee_id: string | null
  assignee_name: string | null
  message_count: number
  input_tokens: number
  output_tokens: number
  tokens_estimated: boolean
  cost: number | null
  last_message: string | null
  last_message_role: Role | null
  unread: number
  waiting_since: Date | null
  snoozed_until: Date | null
  started_at: Date
  last_message_at: Date
  closed_at: Date | null
}

/** Who reads: the member whose unread messages are counted (null: an API key), and when. */
export interface Reader {
  member: string | null
  now: Date
}

export const readerOf = ({ actor, now }: Ctx): Reader => ({
  member: actor.kind === 'member' ? actor.id : null,
  now: now(),
})

/** These conversations, in the order of the ids; those that are gone are left out. */
export async function selectByIds(db: Tx, ids: string[], reader: Reader): Promise<ConversationRow[]> {
  if (!ids.length) return []
  const rows = await db
    .selectFrom('conversation as c')
    .leftJoin('member as assignee', 'assignee.id', 'c.assignee_id')
    .leftJoin('conversation_unread as unread', join =>
      join.onRef('unread.conversation_id', '=', 'c.id').on('unread.member_id', '=', reader.member),
    )
    .leftJoinLateral(
      query =>
        query
          .selectFrom('message as m')
          .select([sql<string>`left(m.text, 200)`.as('text'), 'm.role'])
          .whereRef('m.conversation_id', '=', 'c.id')
          .orderBy('m.position', 'desc')
          .limit(1)
          .as('last'),
      join => join.onTrue(),
    )
    .leftJoinLateral(
      query =>
        query
          .selectFrom('needs_you as n')
          .select([
            sql<Date>`min(n.created_at) filter (where ${waits('n', reader.now)})`.as('since'),
            sql<Date>`min(n.snoozed_until) filter (where not ${waits('n', reader.now)})`.as('until'),
          ])
          .whereRef('n.conversation_id', '=', 'c.id')
          .where('n.status', '=', 'open')
          .as('waiting'),
      join => join.onTrue(),
    )
    .select(['c.id', 'c.channel', 'c.link_id', 'c.tags', 'c.client_name', 'c.email', 'c.phone', 'c.subject'])
    .select(['c.language', 'c.status', 'c.held_by', 'c.holder_id', 'c.holder_name', 'c.held_at'])
    .select(['c.assignee_id', sql<string>`coalesce(assignee.name, assignee.email)`.as('assignee_name')])
    .select(['c.message_count', 'c.input_tokens', 'c.output_tokens', 'c.tokens_estimated', 'c.cost'])
    .select(['last.text as last_message', 'last.role as last_message_role'])
    .select([sql<number>`coalesce(unread.messages, 0)`.as('unread')])
    .select(['waiting.since as waiting_since', 'waiting.until as snoozed_until'])
    .select(['c.started_at', 'c.last_message_at', 'c.closed_at'])
    .where('c.id', 'in', ids)
    .$castTo<ConversationRow>()
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.sort((a, b) => places.get(a.id)! - places.get(b.id)!)
}

/** The condition that an open item is not put off. */
export const waits = (item: string, now: Date) =>
  sql<boolean>`(${sql.ref(`${item}.snoozed_until`)} is null or ${sql.ref(`${item}.snoozed_until`)} <= ${now})`

export interface WaitingRow {
  id: string
  conversation_id: string
  kind: ItemKind
  title: string
  draft: string | null
  created_at: Date
}

/** What waits for a person in these conversations, longest first. */
export const selectWaitingOf = (db: Tx, conversations: string[], now: Date): Promise<WaitingRow[]> =>
  db
    .selectFrom('needs_you as n')
    .select(['n.id', 'n.conversation_id', 'n.kind', 'n.title', 'n.draft', 'n.created_at'])
    .where('n.conversation_id', 'in', conversations)
    .where('n.status', '=', 'open')
    .where(waits('n', now))
    .orderBy('n.created_at')
    .$castTo<WaitingRow>()
    .execute()
