import { type Expression, type SqlBool, sql } from 'kysely'
import { countUpTo, isAfter, type Key, type Order, sortedBy, type Window } from '#server/db/keyset.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { Tx } from '#server/db/tenant.ts'
import { type Reader, waits } from './record.ts'

/** Which conversations, with moments read and people known. */
export interface ConversationQuery {
  status?: string
  channel?: string
  link_id?: string
  /** `any`, `none`, or a kind of item. */
  needs?: string
  held_by?: string
  /** A member, or null: nobody. */
  assignee?: string | null
  unread?: boolean
  since?: Date
  until?: Date
  /** Only these. */
  ids?: string[]
  /** Without a cursor: a part of a name, an address or a message. */
  text?: string
  tag?: string
  /** By cursor: words and tags are looked up before. */
  words?: Expression<SqlBool>
}

type Condition = Expression<SqlBool>

/** The conditions of a filter, on `c`. */
export function conditionsOf(filter: ConversationQuery, { member, now }: Reader): Condition[] {
  const list: Condition[] = []
  const add = (condition: Condition) => list.push(condition)
  for (const column of ['status', 'channel', 'link_id', 'held_by'] as const) {
    if (filter[column] !== undefined) add(sql`${sql.ref(`c.${column}`)} = ${filter[column]}`)
  }
  const { assignee, needs, unread, since, until, ids, text, tag, words } = filter
  if (assignee !== undefined) add(assignee ? sql`c.assignee_id = ${assignee}` : sql`c.assignee_id is null`)
  if (since) add(sql`c.last_message_at >= ${since}`)
  if (until) add(sql`c.last_message_at < ${until}`)
  if (ids) add(sql`c.id = any(${ids}::uuid[])`)
  if (needs === 'none') add(waitsForNobody(now))
  if (needs !== undefined && needs !== 'none') add(sql`exists (${waitingOf(now, needs)})`)
  if (unread !== undefined) {
    const isUnread = sql<boolean>`exists (select from conversation_unread u
      where u.member_id = ${member}::uuid and u.conversation_id = c.id)`
    add(unread ? isUnread : sql<boolean>`not ${isUnread}`)
  }
  if (tag) add(sql`exists (select from unnest(c.tags) t where lower(t) = lower(${tag}))`)
  if (text) {
    const like = anywhere(text)
    add(sql`(c.client_name ilike ${like} or c.email ilike ${like} or c.phone ilike ${like} or exists (
      select from message m
      where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.text ilike ${like}
    ))`)
  }
  if (words) add(words)
  return list
}

const waitingOf = (now: Date, kind = 'any') =>
  sql`select from needs_you n where n.conversation_id = c.id and n.status = 'open' and ${waits('n', now)}
    ${kind === 'any' ? sql`` : sql`and n.kind = ${kind}`}`

/** The condition that nothing of a conversation waits for a person. */
export const waitsForNobody = (now: Date): Condition => sql`not exists (${waitingOf(now)})`

/** A conversation's id and its place in the sorted list. */
export interface Placed {
  id: string
  key: Key
}

const id = { value: sql.ref('c.id'), type: 'uuid' } as const
const byMessage = [{ value: sql.ref('c.last_message_at'), type: 'timestamptz' }, id] as const
const byWaiting: Order = {
  by: [{ value: sql.ref('n.created_at'), type: 'timestamptz' }, id],
  direction: 'asc',
}

/** The conversations of a window, by their newest messages. */
export async function selectByMessage(
  db: Tx,
  conditions: Condition[],
  direction: 'asc' | 'desc',
  { after, limit, offset }: Window,
): Promise<Placed[]> {
  const order: Order = { by: byMessage, direction }
  const { rows } = await sql<{ id: string; at: Date }>`
    select c.id, c.last_message_at as at from conversation c
    where ${all(after ? [...conditions, isAfter(order, after)] : conditions)}
    order by ${sortedBy(order)} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(row => ({ id: row.id, key: [row.at.toISOString(), row.id] }))
}

/** Conversations of which something waits for a person, the longest first. */
export async function selectByWaiting(
  db: Tx,
  conditions: Condition[],
  now: Date,
  after: Key | null,
  limit: number,
): Promise<Placed[]> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select c.id, n.created_at as at from needs_you n join conversation c on c.id = n.conversation_id
    where n.status = 'open' and ${waits('n', now)} and ${all(after ? [...conditions, isAfter(byWaiting, after)] : conditions)}
      -- Its oldest item stands for a conversation.
      and not exists (
        select from needs_you o
        where o.conversation_id = n.conversation_id and o.status = 'open' and ${waits('o', now)}
          and (o.created_at, o.id) < (n.created_at, n.id)
      )
    order by ${sortedBy(byWaiting)} limit ${limit}`.execute(db)
  return rows.map(row => ({ id: row.id, key: [row.at.toISOString(), row.id] }))
}

/** How many match; counted no further than `most`. */
export const countConversations = (db: Tx, conditions: Condition[], most: number | null): Promise<number> =>
  countUpTo(db, sql`select c.id from conversation c where ${all(conditions)}`, most)

/** The ids of conversations that match, at most so many. */
export async function selectIds(db: Tx, conditions: Condition[], most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversation c where ${all(conditions)} limit ${most}`.execute(db)
  return rows.map(row => row.id)
}

const all = (conditions: Condition[]) => (conditions.length ? sql.join(conditions, sql` and `) : sql`true`)
