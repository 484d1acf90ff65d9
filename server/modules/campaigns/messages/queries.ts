import { type Selectable, sql } from 'kysely'
import { type MessageState, states } from '#contract/campaigns/messages.ts'
import { type Channel, channels } from '#contract/contacts/channels.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { BroadcastMessage } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { OnMachine } from '#server/modules/messaging/templates/templates.ts'
import { accepts, hasLeft, stateAfter } from '../states/states.ts'

export type MessageRow = Selectable<BroadcastMessage>

/** A voice message, with its template's setting for answering machines and the values typed for its broadcast. */
export type SpokenRow = Pick<
  MessageRow,
  'id' | 'name' | 'to_address' | 'rendered_body' | 'sending_at' | 'contact_id' | 'template_id'
> & { on_machine: OnMachine | null; typed: Record<string, string> }

export interface Filter {
  state?: MessageState
  channel?: Channel
  broadcast?: string
  /** From this moment … */
  from?: Date
  /** … until before that one. */
  to?: Date
}

export interface LogPage {
  limit: number
  offset: number
  /** Only messages older than this one. */
  before?: string | null
}

/** Which messages of a broadcast a list has: those in one of these states. */
export interface MessageChoice {
  states: readonly MessageState[]
  channel?: Channel
  reason?: string
  unsubscribed?: boolean
}

/**
 * Messages of one broadcast, in the order of its contacts, after one of them. Each state is a range of an index; the
 * beginnings of these ranges are merged, so that a page costs the same anywhere among 50,000.
 */
export function selectOfBroadcast(
  db: Tx,
  broadcast: string,
  { states: wanted, channel, reason, unsubscribed }: MessageChoice,
  { limit, offset, after }: { limit: number; offset: number; after: string | null },
): Promise<MessageRow[]> {
  if (!wanted.length) return Promise.resolve([])
  const rest = sql`${after ? sql`and id > ${after}::uuid` : sql``} ${channel ? sql`and channel = ${channel}` : sql``}
    ${reason ? sql`and reason = ${reason}` : sql``}
    ${unsubscribed === undefined ? sql`` : sql`and unsubscribed_at is ${unsubscribed ? sql`not null` : sql`null`}`}`
  const stretches = wanted.map(
    state => sql`(select id from broadcast_message where broadcast_id = ${broadcast} and state = ${state} ${rest}
      order by id limit ${limit + offset})`,
  )
  return rowsOf(
    db,
    sql`select id from (${sql.join(stretches, sql` union all `)}) ends order by id limit ${limit} offset ${offset}`,
    'asc',
  )
}

/** Returns the broadcast of the message; null when that was noted before. */
export async function setUnsubscribed(db: Tx, id: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ broadcast_id: string }>`
    update broadcast_message set unsubscribed_at = ${at} where id = ${id} and unsubscribed_at is null
    returning broadcast_id`.execute(db)
  return rows[0]?.broadcast_id ?? null
}

/** The newest messages, of one state or channel if given. The offset skips ids only, which an index holds. */
export function selectLog(db: Tx, filter: Filter, { limit, offset, before }: LogPage): Promise<MessageRow[]> {
  const { state, channel } = filter
  const chosen = sql`${olderThan(before)} ${within(filter)}`
  if (!state && !channel) {
    return rowsOf(
      db,
      sql`select m.id from broadcast_message m where true ${chosen} order by m.id desc limit ${limit} offset ${offset}`,
      'desc',
    )
  }
  // Each pair of channel and state is a range of an index, with the newest last; the ends of these ranges are merged. So
  // a few failures among a million messages are found without reading the others.
  const stretches = (channel ? [channel] : [...channels, null]).flatMap(each =>
    (state ? [state] : states).map(
      one => sql`(select m.id from broadcast_message m
        where m.channel ${each ? sql`= ${each}` : sql`is null`} and m.state = ${one} ${chosen}
        order by m.id desc limit ${limit + offset})`,
    ),
  )
  return rowsOf(
    db,
    sql`select id from (${sql.join(stretches, sql` union all `)}) ends order by id desc limit ${limit} offset ${offset}`,
    'desc',
  )
}

export const selectSpoken = (db: Tx, id: string): Promise<SpokenRow | undefined> =>
  db
    .selectFrom('broadcast_message as message')
    .leftJoin('message_template as template', 'template.id', 'message.template_id')
    .innerJoin('broadcast', 'broadcast.id', 'message.broadcast_id')
    .select(['message.id', 'message.name', 'to_address', 'rendered_body', 'sending_at', 'on_machine'])
    .select(['message.contact_id', 'template_id', 'broadcast.typed'])
    .where('message.id', '=', id)
    .where('message.channel', '=', 'voice')
    .where('sending_at', 'is not', null)
    .$castTo<SpokenRow>()
    .executeTakeFirst()

/** A condition on `term`. It is evaluated after row-level security, so it compares each of the business's terms. */
const holds = (piece: string) => sql`term like ${anywhere(piece)}`

/** The terms that contain this piece; null when there are more than `most`. */
export async function selectTermsWith(db: Tx, piece: string, most: number): Promise<string[] | null> {
  const { rows } = await sql<{ term: string }>`
    select term from broadcast_term where ${holds(piece)} limit ${most + 1}`.execute(db)
  return rows.length > most ? null : rows.map(row => row.term)
}

/** The messages that have one of these terms; null when there are more than `most`. */
export async function selectIdsOf(db: Tx, terms: string[], most: number): Promise<string[] | null> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from broadcast_message_term where term = any(${terms}::text[]) limit ${most + 1}`.execute(
    db,
  )
  return rows.length > most ? null : [...new Set(rows.map(row => row.message_id))]
}

export const filtered = ({ state, channel, ...rest }: Filter) =>
  sql`${state ? sql`and m.state = ${state}` : sql``} ${channel ? sql`and m.channel = ${channel}` : sql``} ${within(rest)}`

const within = ({ broadcast, from, to }: Filter) =>
  sql`${broadcast ? sql`and m.broadcast_id = ${broadcast}::uuid` : sql``} ${from ? sql`and m.queued_at >= ${from}` : sql``}
    ${to ? sql`and m.queued_at < ${to}` : sql``}`

const olderThan = (before: string | null | undefined) => (before ? sql`and m.id < ${before}::uuid` : sql``)

/** The newest of these messages. */
export const selectNewestOf = (
  db: Tx,
  ids: string[],
  filter: Filter,
  { limit, offset, before }: LogPage,
): Promise<MessageRow[]> =>
  rowsOf(
    db,
    // A subquery with `offset 0`: without statistics PostgreSQL would read all messages in order instead.
    sql`select id from (select id from broadcast_message m where id = any(${ids}::uuid[]) ${olderThan(before)} ${filtered(filter)} offset 0) found
      order by id desc limit ${limit} offset ${offset}`,
    'desc',
  )

/** The newest messages that have, for each piece, a term that contains it. Its time grows with the number of matches. */
export function selectFound(
  db: Tx,
  pieces: string[],
  filter: Filter,
  { limit, offset, before }: LogPage,
): Promise<MessageRow[]> {
  const matching = pieces.map(
    piece => sql`select message_id as id from broadcast_message_term
      where term = any(array(select term from broadcast_term where ${holds(piece)}))`,
  )
  const matched = sql`select id from (${sql.join(matching, sql` intersect `)}) found`
  const kept =
    before || Object.values(filter).some(value => value !== undefined)
      ? sql`${matched} join broadcast_message m using (id) where true ${olderThan(before)} ${filtered(filter)}`
      : matched
  return rowsOf(db, sql`${kept} group by id order by id desc limit ${limit} offset ${offset}`, 'desc')
}

async function rowsOf(db: Tx, ids: ReturnType<typeof sql>, order: 'asc' | 'desc'): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.* from (${ids}) page join broadcast_message m using (id) order by m.id ${sql.raw(order)}`.execute(
    db,
  )
  return rows
}

export const selectMessage = (db: Tx, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('broadcast_message').selectAll().where('id', '=', id).executeTakeFirst()

/** A message that an incoming message may answer. */
export interface AnswerableMessage {
  id: string
  broadcast_id: string
  allow_replies: boolean
  name: string | null
  contact_id: string | null
  channel: string | null
  rendered_subject: string | null
}

/** `found` selects candidates in a subquery with `offset 0`, for the reason given at `selectLatestTo`. */
const addressee = async (db: Tx, found: ReturnType<typeof sql>, which: ReturnType<typeof sql>) => {
  const { rows } = await sql<AnswerableMessage>`
    select m.id, m.broadcast_id, b.allow_replies, m.name, m.contact_id, m.channel, m.rendered_subject
    from (${found} offset 0) m join broadcast b on b.id = m.broadcast_id
    where ${which} order by m.id desc limit 1`.execute(db)
  return rows[0]
}

export const selectByProviderIds = (db: Tx, ids: string[]): Promise<AnswerableMessage | undefined> =>
  addressee(
    db,
    sql`select f.* from unnest(${ids}::text[]) p (id)
      cross join lateral (select * from broadcast_message where provider_id = p.id offset 0) f`,
    sql`true`,
  )

/**
 * The latest message that left for this address on this channel. `term` finds the address in a subquery with `offset 0`:
 * without statistics, right after a large broadcast, PostgreSQL would read all its messages instead (230 ms for 100,000
 * messages; this takes 4 ms).
 */
export const selectLatestTo = (
  db: Tx,
  to: { term: string; address: string; channel: Channel },
): Promise<AnswerableMessage | undefined> =>
  addressee(
    db,
    sql`select * from broadcast_message where id = any (array(select message_id from broadcast_message_term where term = ${to.term}))`,
    sql`lower(m.to_address) = ${to.address} and m.channel = ${to.channel}
      and ${hasLeft}`,
  )

/** How a report names its message. */
type MessageKey = { id: string } | { providerId: string }

const hasKey = (by: MessageKey) => ('id' in by ? sql`id = ${by.id}` : sql`provider_id = ${by.providerId}`)

/** Applies a provider's report to a message in a state that accepts it; returns its broadcast, or null when it did not. */
export async function applyReport(
  db: Tx,
  by: MessageKey,
  report: {
    state: 'sent' | 'delivered' | 'read' | 'failed'
    at: Date
    providerId: string | null
    reason: string | null
    detail: string | null
  },
): Promise<string | null> {
  const event = `${report.state}Report` as const
  const stamp = sql.ref(`${report.state}_at`)
  const { rows } = await sql<{ broadcast_id: string }>`
    update broadcast_message m set state = ${stateAfter(event)}, ${stamp} = ${report.at}, reason = ${report.reason},
      reason_detail = ${report.detail}, provider_id = coalesce(provider_id, ${report.providerId}), held_until = null
    where ${hasKey(by)} and ${accepts(event)}
    returning m.broadcast_id`.execute(db)
  return rows[0]?.broadcast_id ?? null
}

export async function exists(db: Tx, by: MessageKey): Promise<boolean> {
  const { rows } = await sql`select 1 from broadcast_message where ${hasKey(by)} limit 1`.execute(db)
  return rows.length > 0
}

/** Stores a reply unless there is one already, or the broadcast takes none; returns the broadcast, or null when it did not. */
export async function setReply(
  db: Tx,
  id: string,
  reply: { snippet: string; conversation: string; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ broadcast_id: string }>`
    update broadcast_message m set state = ${stateAfter('reply')}, replied_at = ${reply.at}, reply_snippet = ${reply.snippet},
      reply_conversation_id = ${reply.conversation}, reason = null, reason_detail = null
    from broadcast b
    where m.id = ${id} and b.id = m.broadcast_id and b.allow_replies and m.replied_at is null
      and ${accepts('reply')}
    returning m.broadcast_id`.execute(db)
  return rows[0]?.broadcast_id ?? null
}
