import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export type GapState = 'open' | 'taught' | 'dismissed'

/** A question that the assistant could not answer. */
export interface AskedQuestion {
  id: string
  /** In the visitor's words. */
  question: string
  /** Confidence of the best passage found, 0 to 1. */
  best_score: number | null
  created_at: Date
  conversation_id: string | null
  state: GapState
  /** Whether its inbox item still waits for a person. */
  pending: boolean
}

/**
 * The newest `limit` questions that are open, taught or put aside, oldest first. One that was taught and is open again was
 * asked again in vain.
 */
export async function selectAsked(
  db: Tx,
  { since, limit }: { since: Date | null; limit: number },
): Promise<AskedQuestion[]> {
  const { rows } = await sql<AskedQuestion>`
    select n.id, coalesce(n.question, n.title) as question, n.best_score, n.created_at, n.conversation_id,
      n.status = 'open' as pending,
      case when g.state = 'dismissed' then 'dismissed' when n.status = 'open' then 'open' else 'taught' end as state
    from needs_you n left join knowledge_gap g on g.tenant_id = n.tenant_id and g.item_id = n.id
    where n.kind = 'unanswered' and (n.status = 'open' or g.state is not null)
      and (${since}::timestamptz is null or n.created_at >= ${since})
    order by n.created_at desc, n.id desc limit ${limit}`.execute(db)
  return rows.reverse()
}

/** A text that changes whenever the open questions since then do. It reads an index of what is open. */
export async function fingerprintOf(db: Tx, since: Date): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select concat_ws(' ', asked.count, asked.first, asked.ids, settled.count, settled.last) as print
    from (
      select count(*), min(created_at) as first, bit_xor(hashtext(id::text)) as ids from needs_you
      where kind = 'unanswered' and status = 'open' and created_at >= ${since}) asked,
    (select count(*), max(changed_at) as last from knowledge_gap) settled`.execute(db)
  return rows[0]!.print
}

/** Remembers what became of questions; null: they are open again. */
export async function setState(
  db: Tx,
  items: string[],
  state: 'taught' | 'dismissed' | null,
  at: Date,
): Promise<void> {
  if (!state) {
    await db.deleteFrom('knowledge_gap').where('item_id', 'in', items).execute()
    return
  }
  await db
    .insertInto('knowledge_gap')
    .values(items.map(item_id => ({ item_id, state, changed_at: at })))
    .onConflict(known => known.columns(['tenant_id', 'item_id']).doUpdateSet({ state, changed_at: at }))
    .execute()
}

export interface AskedInRow {
  item_id: string
  id: string
  client_name: string | null
  channel: string
  question: string
  asked_at: Date
  message_id: string | null
}

/**
 * The conversations in which these questions were asked, newest first, each with the message that asked: the last of the
 * visitor's before the item was raised.
 */
export async function selectAskedIn(db: Tx, items: string[], limit: number): Promise<AskedInRow[]> {
  const { rows } = await sql<AskedInRow>`
    select n.id as item_id, c.id, c.client_name, c.channel, coalesce(n.question, n.title) as question,
      n.created_at as asked_at,
      (select m.id from message m
        where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.role = 'visitor'
          and m.created_at <= n.created_at
        order by (m.text = n.question) desc nulls last, m.position desc limit 1) as message_id
    from needs_you n join conversation c on c.tenant_id = n.tenant_id and c.id = n.conversation_id
    where n.id = any(${items}::uuid[])
    order by n.created_at desc, n.id desc limit ${limit}`.execute(db)
  return rows
}
