import { type RawBuilder, sql } from 'kysely'
import { countUpTo, isAfter, type Key, type Order, sortedBy, type Window } from '#server/db/keyset.ts'
import { anywhere } from '#server/db/patterns.ts'
import { allOf, type RecordSet } from '#server/db/record-sets.ts'
import type { Tx } from '#server/db/tenant.ts'
import { type Reader, waits } from './record.ts'
import type { Condition, Selection } from './selection.ts'

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
}

/** The conditions of a filter on `c` itself. */
export function conditionsOf(filter: ConversationQuery, { member, now }: Reader): Condition[] {
  const list: Condition[] = []
  const add = (condition: Condition) => list.push(condition)
  for (const column of ['status', 'channel', 'link_id', 'held_by'] as const) {
    if (filter[column] !== undefined) add(sql`${sql.ref(`c.${column}`)} = ${filter[column]}`)
  }
  const { assignee, needs, unread, since, until, ids, text, tag } = filter
  if (assignee !== undefined) add(assignee ? sql`c.assignee_id = ${assignee}` : sql`c.assignee_id is null`)
  if (since) add(sql`c.last_message_at >= ${since}`)
  if (until) add(sql`c.last_message_at < ${until}`)
  if (ids) add(sql`c.id = any(${ids}::uuid[])`)
  if (needs === 'none') add(waitsForNobody(now))
  if (unread === false) add(sql`not ${unreadBy(member).has(sql.ref('c.id'))}`)
  if (tag) add(sql`exists (select from unnest(c.tags) t where lower(t) = lower(${tag}))`)
  if (text) {
    const like = anywhere(text)
    add(sql`(c.client_name ilike ${like} or c.email ilike ${like} or c.phone ilike ${like} or exists (
      select from message m
      where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.text ilike ${like}
    ))`)
  }
  return list
}

/** The sets that a filter asks for. */
export const setsOf = ({ needs, unread }: ConversationQuery, { member, now }: Reader): RecordSet[] => [
  ...(needs !== undefined && needs !== 'none' ? [waiting(now, needs)] : []),
  ...(unread ? [unreadBy(member)] : []),
]

/** The conversations of which something waits for a person, of a kind or of any. */
function waiting(now: Date, kind: string): RecordSet {
  const open = sql`n.status = 'open' and ${waits('n', now)} ${kind === 'any' ? sql`` : sql`and n.kind = ${kind}`}`
  return {
    // Some items are of no conversation.
    ids: sql`select n.conversation_id as record_id from needs_you n where n.conversation_id is not null and ${open}`,
    has: id => sql<boolean>`exists (select from needs_you n where n.conversation_id = ${id} and ${open})`,
  }
}

/** What a member has not read. */
const unreadBy = (member: string | null): RecordSet => {
  const theirs = sql`u.member_id = ${member}::uuid`
  return {
    ids: sql`select u.conversation_id as record_id from conversation_unread u where ${theirs}`,
    has: id =>
      sql<boolean>`exists (select from conversation_unread u where ${theirs} and u.conversation_id = ${id})`,
  }
}

/** The condition that nothing of a conversation waits for a person. */
export const waitsForNobody = (now: Date): Condition => sql`not ${waiting(now, 'any').has(sql.ref('c.id'))}`

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

/**
 * The conversations of a window, by their newest messages. Of a narrow selection also how many match, counted no further
 * than `most`: it is read once for both.
 */
export async function selectByMessage(
  db: Tx,
  selection: Selection,
  direction: 'asc' | 'desc',
  { after, limit, offset }: Window,
  most: number | null,
): Promise<{ placed: Placed[]; total?: number }> {
  const order: Order = { by: byMessage, direction }
  const beyond = after ? [isAfter(order, after)] : []
  const cut = sql`order by ${sortedBy(order)} limit ${limit} offset ${offset}`
  if (!selection.narrow) {
    const { rows } = await sql<Listed>`${inOrder(selection, order, beyond)} ${cut}`.execute(db)
    return { placed: rows.map(placeOf) }
  }
  const { rows } = await sql<{ total: number } & (Listed | { id: null })>`
    with matching as materialized (${matching(selection)})
    select page.*, counted.total from (
      select count(*)::int as total from (select from matching limit ${most}) counted
    ) counted left join lateral (
      select c.id, c.last_message_at from matching c where ${allOf(beyond)} ${cut}
    ) page on true`.execute(db)
  return { placed: rows.filter(row => row.id !== null).map(placeOf), total: rows[0]!.total }
}

const matching = ({ from, conditions, asked }: Selection) =>
  sql`select c.id, c.last_message_at from ${from} where ${allOf([...conditions, ...asked])}`

/** The same in this order, asked one after the other: the planner would ask all of them and sort what is left. */
function inOrder(selection: Selection, order: Order, beyond: Condition[] = []): RawBuilder<unknown> {
  const read = { ...selection, conditions: [...selection.conditions, ...beyond], asked: [] }
  if (!selection.asked.length) return matching(read)
  return sql`select c.id, c.last_message_at from (${matching(read)} order by ${sortedBy(order)} offset 0) c
    where ${allOf(selection.asked)}`
}

interface Listed {
  id: string
  last_message_at: Date
}
const placeOf = ({ id, last_message_at: at }: Listed): Placed => ({ id, key: [at.toISOString(), id] })

/** Conversations of which something waits for a person, the longest first. */
export async function selectByWaiting(
  db: Tx,
  { whole }: Selection,
  now: Date,
  after: Key | null,
  limit: number,
): Promise<Placed[]> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select c.id, n.created_at as at from needs_you n join conversation c on c.id = n.conversation_id
    where n.status = 'open' and ${waits('n', now)} and ${allOf(after ? [...whole, isAfter(byWaiting, after)] : whole)}
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
export function countConversations(db: Tx, selection: Selection, most: number | null): Promise<number> {
  if (selection.narrow || most === null) return countUpTo(db, matching(selection), most)
  const order: Order = { by: byMessage, direction: 'desc' }
  // The order has an index, which is read sooner than the conversations themselves.
  const listed = sql`${inOrder(selection, order)} order by ${sortedBy(order)}`
  return countUpTo(db, selection.counted ?? listed, most)
}

/** The ids of conversations that match, at most so many. */
export async function selectIds(db: Tx, selection: Selection, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${matching(selection)} limit ${most}`.execute(db)
  return rows.map(row => row.id)
}
