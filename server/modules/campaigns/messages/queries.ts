import { type Selectable, sql } from 'kysely'
import { type State, states } from '#contract/campaigns/messages.ts'
import { type Channel, channels } from '#contract/contacts/channels.ts'
import type { BroadcastMessage } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { OnMachine } from '#server/modules/messaging/templates/templates.ts'

export type MessageRow = Selectable<BroadcastMessage>

/** A message that is spoken, and what its template says of machines. */
type SpokenRow = Pick<MessageRow, 'id' | 'name' | 'to_address' | 'rendered_body' | 'sending_at'> & {
  on_machine: OnMachine | null
}

export interface Page {
  limit: number
  offset: number
}

/** Messages of one broadcast, in the order of its contacts. */
export const selectOfBroadcast = (
  db: Tx,
  broadcast: string,
  state: State | undefined,
  { limit, offset }: Page,
): Promise<MessageRow[]> =>
  rowsOf(
    db,
    sql`select id from broadcast_message where broadcast_id = ${broadcast} ${state ? sql`and state = ${state}` : sql``}
      order by id limit ${limit} offset ${offset}`,
    'asc',
  )

/** The newest of all, or those of a state or channel. Only ids are skipped over by the offset. */
export function selectLog(
  db: Tx,
  filter: { state?: State; channel?: Channel },
  { limit, offset }: Page,
): Promise<MessageRow[]> {
  const { state, channel } = filter
  if (!state && !channel) {
    return rowsOf(
      db,
      sql`select id from broadcast_message order by id desc limit ${limit} offset ${offset}`,
      'desc',
    )
  }
  // Each pair of channel and state lies in its own stretch of an index, newest last; their ends are merged. So a
  // handful of failures is found among a million messages without reading these.
  const stretches = (channel ? [channel] : [...channels, null]).flatMap(each =>
    (state ? [state] : states).map(
      one => sql`(select id from broadcast_message
        where channel ${each ? sql`= ${each}` : sql`is null`} and state = ${one}
        order by id desc limit ${limit + offset})`,
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
    .select(['message.id', 'message.name', 'to_address', 'rendered_body', 'sending_at', 'on_machine'])
    .where('message.id', '=', id)
    .where('message.channel', '=', 'voice')
    .where('sending_at', 'is not', null)
    .$castTo<SpokenRow>()
    .executeTakeFirst()

/** A condition on `term`. Its pattern is matched after row-level security, so each of the business's terms is looked at. */
const holds = (piece: string) => sql`term like ${`%${piece.replace(/[\\%_]/g, '\\$&')}%`}`

/** The terms that hold this piece; null when there are more than `most`. */
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

interface Filter {
  state?: State
  channel?: Channel
}

const filtered = ({ state, channel }: Filter) =>
  sql`${state ? sql`and m.state = ${state}` : sql``} ${channel ? sql`and m.channel = ${channel}` : sql``}`

/** The newest of these messages. */
export const selectNewestOf = (
  db: Tx,
  ids: string[],
  filter: Filter,
  { limit, offset }: Page,
): Promise<MessageRow[]> =>
  rowsOf(
    db,
    // By itself: without statistics all messages would be read in order instead.
    sql`select id from (select id from broadcast_message m where id = any(${ids}::uuid[]) ${filtered(filter)} offset 0) found
      order by id desc limit ${limit} offset ${offset}`,
    'desc',
  )

/** A message with all by which it is found. */
export interface Findable {
  id: string
  name: string | null
  email: string | null
  phone: string | null
}

/** These messages, with all by which they are found. */
export const selectFindableOf = (db: Tx, ids: string[]): Promise<Findable[]> =>
  findable(db, sql`select * from broadcast_message where id = any(${ids}::uuid[])`)

/** The newest before one of them, whatever they are called. */
export const selectFindable = (
  db: Tx,
  before: string | null,
  filter: Filter,
  limit: number,
): Promise<Findable[]> =>
  findable(
    db,
    sql`select * from broadcast_message m where ${before ? sql`m.id < ${before}` : sql`true`} ${filtered(filter)}
      order by m.id desc limit ${limit}`,
  )

async function findable(db: Tx, messages: ReturnType<typeof sql>): Promise<Findable[]> {
  const { rows } = await sql<Findable>`
    select m.id, m.name, coalesce(c.email, case when m.channel = 'email' then m.to_address end) as email,
      coalesce(c.phone, case when m.channel <> 'email' then m.to_address end) as phone
    from (${messages}) m left join contact c on c.id = m.contact_id order by m.id desc`.execute(db)
  return rows
}

/** The newest that have, for each of these pieces, a term that holds it: the time grows with how many do. */
export function selectFound(
  db: Tx,
  pieces: string[],
  filter: Filter,
  { limit, offset }: Page,
): Promise<MessageRow[]> {
  const matching = pieces.map(
    piece => sql`select message_id as id from broadcast_message_term
      where term = any(array(select term from broadcast_term where ${holds(piece)}))`,
  )
  const matched = sql`select id from (${sql.join(matching, sql` intersect `)}) found`
  const { state, channel } = filter
  const kept =
    state || channel
      ? sql`${matched} join broadcast_message m using (id) where true ${filtered(filter)}`
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

/** What is asked of a message when something comes in for it. */
export interface Addressee {
  id: string
  broadcast_id: string
  allow_replies: boolean
  name: string | null
  contact_id: string | null
  channel: string | null
  rendered_subject: string | null
}

/** `found` yields candidates, read by themselves (`offset 0`) for the reason given at `selectLatestTo`. */
const addressee = async (db: Tx, found: ReturnType<typeof sql>, which: ReturnType<typeof sql>) => {
  const { rows } = await sql<Addressee>`
    select m.id, m.broadcast_id, b.allow_replies, m.name, m.contact_id, m.channel, m.rendered_subject
    from (${found} offset 0) m join broadcast b on b.id = m.broadcast_id
    where ${which} order by m.id desc limit 1`.execute(db)
  return rows[0]
}

export const selectByProviderIds = (db: Tx, ids: string[]): Promise<Addressee | undefined> =>
  addressee(
    db,
    sql`select f.* from unnest(${ids}::text[]) p (id)
      cross join lateral (select * from broadcast_message where provider_id = p.id offset 0) f`,
    sql`true`,
  )

/**
 * The latest that left for this address on this channel. `term` is how the address is found: first and by itself (`offset
 * 0`), as without statistics, right after a large broadcast, all of its messages would be read instead (230 ms of 100,000;
 * this takes 4).
 */
export const selectLatestTo = (
  db: Tx,
  to: { term: string; address: string; channel: Channel },
): Promise<Addressee | undefined> =>
  addressee(
    db,
    sql`select * from broadcast_message where id = any (array(select message_id from broadcast_message_term where term = ${to.term}))`,
    sql`lower(m.to_address) = ${to.address} and m.channel = ${to.channel}
      and m.state not in ('queued', 'blocked', 'cancelled')`,
  )

/** Which message a provider speaks of. */
export type Known = { id: string } | { providerId: string }

const known = (by: Known) => ('id' in by ? sql`id = ${by.id}` : sql`provider_id = ${by.providerId}`)

/** Moves a message to a state that it may reach from the one it has; says whether it did. */
export async function moveTo(
  db: Tx,
  by: Known,
  to: {
    state: 'sent' | 'delivered' | 'read' | 'failed'
    from: readonly State[]
    at: Date
    providerId: string | null
    reason: string | null
    detail: string | null
  },
): Promise<boolean> {
  const stamp = sql.ref(`${to.state}_at`)
  const { numAffectedRows } = await sql`
    update broadcast_message set state = ${to.state}, ${stamp} = ${to.at}, reason = ${to.reason},
      reason_detail = ${to.detail}, provider_id = coalesce(provider_id, ${to.providerId}), held_until = null
    where ${known(by)} and (state = any(${to.from}) or ${to.state !== 'failed'} and state = 'failed'
      and reason = 'outcome_unknown')`.execute(db)
  return numAffectedRows! > 0n
}

export async function exists(db: Tx, by: Known): Promise<boolean> {
  const { rows } = await sql`select 1 from broadcast_message where ${known(by)} limit 1`.execute(db)
  return rows.length > 0
}

/** Keeps a reply unless there was one before, or replies to that send are not wanted; says whether it did. */
export async function setReply(
  db: Tx,
  id: string,
  reply: { from: readonly State[]; snippet: string; conversation: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update broadcast_message m set state = 'replied', replied_at = ${reply.at}, reply_snippet = ${reply.snippet},
      reply_conversation_id = ${reply.conversation}, reason = null, reason_detail = null
    from broadcast b
    where m.id = ${id} and b.id = m.broadcast_id and b.allow_replies and m.replied_at is null
      and (m.state = any(${reply.from}) or m.state = 'failed' and m.reason = 'outcome_unknown')`.execute(db)
  return numAffectedRows! > 0n
}
