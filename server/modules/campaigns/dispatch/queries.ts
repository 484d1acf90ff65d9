import { sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Tx } from '#server/db/tenant.ts'
import { stoppedChannels } from '#server/modules/contacts/suppressions/shared-stops/shared-stops.ts'
import type { HandOverRefusal } from '../hand-over/hand-over.ts'
import { accepts, hasLeft, isIn, isOpen, type MessageStage, stateAfter } from '../states/states.ts'
import { type BroadcastLease, isHeld } from './lease-queries.ts'

/** A new message to one contact. */
export interface PlannedMessage {
  id: string
  contact: string
  name: string | null
  channel: Channel | null
  template: string | null
  state: 'queued' | 'blocked'
  reason: string | null
  to: string | null
  subject: string | null
  heldUntil: Date | null
  /** The search terms of the message, and those among them that contain all others. */
  terms: string[]
  wholeTerms: string[]
}

export async function insertPlanned(
  db: Tx,
  hold: BroadcastLease,
  planned: PlannedMessage[],
  now: Date,
): Promise<void> {
  const column = <K extends keyof PlannedMessage>(name: K) => planned.map(each => each[name])
  await sql`
    insert into broadcast_message (broadcast_id, queued_at, id, contact_id, name, channel, template_id, state, reason,
      to_address, rendered_subject, held_until)
    select ${hold.broadcast}, ${now}, * from unnest(${column('id')}::uuid[], ${column('contact')}::uuid[],
      ${column('name')}::text[], ${column('channel')}::text[], ${column('template')}::uuid[],
      ${column('state')}::text[], ${column('reason')}::text[], ${column('to')}::text[],
      ${column('subject')}::text[], ${column('heldUntil')}::timestamptz[])
    on conflict do nothing`.execute(db)
  const terms = planned.flatMap(each => each.terms.map(term => [term, each.id] as const))
  await sql`
    insert into broadcast_message_term (term, message_id)
    select * from unnest(${terms.map(([term]) => term)}::text[], ${terms.map(([, id]) => id)}::uuid[])
    on conflict do nothing`.execute(db)
  // Sorted, so that two broadcasts that add the same terms can't wait for each other for ever.
  await sql`
    insert into broadcast_term (term)
    select distinct term from unnest(${planned.flatMap(each => each.wholeTerms)}::text[]) term order by term
    on conflict do nothing`.execute(db)
}

/** A message that may leave now. */
export interface DueMessage {
  id: string
  contact_id: string | null
  attempts: number
}

/** The due messages of a channel after `after`, in the order of contacts. */
export async function selectDue(
  db: Tx,
  broadcast: string,
  from: { channel: Channel; after: string | null; now: Date; limit: number },
): Promise<DueMessage[]> {
  const { channel, after, now, limit } = from
  // One branch a stage: each reads its own stretch of an index.
  const due = (stage: MessageStage) => sql`(
    select m.id, m.contact_id, m.attempts from broadcast_message m
    where m.broadcast_id = ${broadcast} and ${isIn(stage)} and m.channel = ${channel}
      and (m.held_until is null or m.held_until <= ${now})
      ${after ? sql`and m.id > ${after}` : sql``}
    order by m.id limit ${limit})`
  const { rows } = await sql<DueMessage>`
    select * from (${due('queued')} union all ${due('retrying')}) due order by id limit ${limit}`.execute(db)
  return rows
}

/** The result of the checks for a due message that does not leave now. */
export interface WaitingVerdict {
  id: string
  /** Why it is blocked; null: it may leave later, or on another channel. */
  reason: string | null
  channel: Channel | null
  to: string | null
  heldUntil: Date | null
}

/** Holds or blocks messages as the checks say. */
export async function applyVerdicts(db: Tx, rulings: WaitingVerdict[], now: Date): Promise<void> {
  const column = <K extends keyof WaitingVerdict>(name: K) => rulings.map(each => each[name])
  await sql`
    update broadcast_message m set channel = coalesce(v.channel, m.channel), to_address = coalesce(v.to_address, m.to_address),
      held_until = v.held_until, reason = v.reason, reason_detail = case when v.reason is null then m.reason_detail end,
      state = case when v.reason is null then ${stateAfter('hold')} else ${stateAfter('block')} end,
      failed_at = case when v.reason is not null and ${isIn('retrying')} then ${now}::timestamptz end
    from unnest(${column('id')}::uuid[], ${column('reason')}::text[], ${column('channel')}::text[],
      ${column('to')}::text[], ${column('heldUntil')}::timestamptz[]) v (id, reason, channel, to_address, held_until)
    where m.id = v.id and ${accepts('hold', 'block')}`.execute(db)
}

/** A rendered message, ready to be handed over. */
export interface LeavingMessage {
  id: string
  channel: Channel
  /** Null: own words. */
  template: string | null
  to: string
  subject: string | null
  body: string
  params: string[]
}

/**
 * Marks messages as about to be handed over, and returns the ids of those that were marked. The statement itself checks that
 * this runner has the lease, the broadcast is not cancelled, and the person agrees to the channel and has not opted out. "is true"
 * hides the states from the planner, which would otherwise look for a few ids among all that is queued: it made its plan
 * when the table was small. `leaving` is materialized, because without recent statistics it looked for the stops of each message anew
 * for every row of the business: a mark took two seconds.
 */
export async function markSending(
  db: Tx,
  hold: BroadcastLease,
  leaving: LeavingMessage[],
  now: Date,
): Promise<Set<string>> {
  const column = <K extends keyof LeavingMessage>(name: K) => leaving.map(each => each[name])
  const params = leaving.map(each => (each.params.length ? JSON.stringify(each.params) : null))
  const { rows } = await sql<{ id: string }>`
    with leaving as materialized (
      select v.* from unnest(${column('id')}::uuid[], ${column('channel')}::text[], ${column('template')}::uuid[],
          ${column('to')}::text[], ${column('subject')}::text[], ${column('body')}::text[], ${params}::jsonb[])
        v (id, channel, template_id, to_address, subject, body, params)
      where not exists (select from suppression s where s.address = v.to_address and v.channel = any(s.channels))
        and v.channel <> all(${stoppedChannels(sql`v.to_address`)})
    )
    update broadcast_message m set state = ${stateAfter('start')}, sending_at = ${now}, runner = ${hold.runner}, held_until = null, reason = null,
      reason_detail = null, attempts = m.attempts + 1, channel = v.channel, template_id = v.template_id,
      to_address = v.to_address, rendered_subject = v.subject, rendered_body = v.body,
      params = case when v.params is not null then array(select jsonb_array_elements_text(v.params)) end
    from leaving v
    where m.id = v.id and (${accepts('start')}) is true
      and exists (select from broadcast where ${isHeld(hold)} and status = 'sending')
      and exists (select from contact c where c.id = m.contact_id and case v.channel
        when 'email' then c.consent_email and c.email = v.to_address
        when 'sms' then c.consent_sms and c.phone = v.to_address
        when 'whatsapp' then c.consent_whatsapp and c.phone = v.to_address
        else c.consent_voice and c.phone = v.to_address end)
    returning m.id`.execute(db)
  return new Set(rows.map(row => row.id))
}

/**
 * Stores that the provider took these messages. A report may have moved one further already. One whose outcome was unknown,
 * because its runner seemed to be dead, was sent after all.
 */
export async function markSent(db: Tx, sent: { id: string; providerId: string; at: Date }[]): Promise<void> {
  await sql`
    update broadcast_message m set provider_id = v.provider_id, sent_at = coalesce(m.sent_at, v.at),
      state = ${stateAfter('accept')},
      reason = case when ${isIn('unknown')} then null else m.reason end,
      reason_detail = case when ${isIn('unknown')} then null else m.reason_detail end,
      failed_at = case when ${isIn('unknown')} then null else m.failed_at end
    from unnest(${sent.map(each => each.id)}::uuid[], ${sent.map(each => each.providerId)}::text[],
      ${sent.map(each => each.at)}::timestamptz[]) v (id, provider_id, at)
    where m.id = v.id`.execute(db)
}

/** Stores that the provider refused these messages, for good or for now, unless another runner has taken them over. */
export async function markRefused(db: Tx, runner: string | null, refused: HandOverRefusal[]): Promise<void> {
  const column = <K extends keyof HandOverRefusal>(name: K) => refused.map(each => each[name])
  await sql`
    update broadcast_message m set reason = v.reason, reason_detail = v.detail, sending_at = null, held_until = v.again,
      attempts = m.attempts - case when v.uncounted then 1 else 0 end,
      state = case when v.again is null then ${stateAfter('refuse')}
        when v.uncounted then ${stateAfter('withdraw')} else ${stateAfter('postpone')} end,
      failed_at = case when v.again is null then v.at end
    from unnest(${column('id')}::uuid[], ${column('reason')}::text[], ${column('detail')}::text[],
      ${column('at')}::timestamptz[], ${column('again')}::timestamptz[], ${column('uncounted')}::boolean[]) v (id, reason, detail, at, again, uncounted)
    where m.id = v.id and ${accepts('refuse', 'lose', 'withdraw', 'postpone')} and m.runner is not distinct from ${runner}::uuid`.execute(
    db,
  )
}

export interface Orphan {
  id: string
  name: string | null
  channel: Channel
  /** The runner that marked it; null: it was marked before journals existed. */
  runner: string | null
  sending_at: Date
  to_address: string
  rendered_subject: string | null
  rendered_body: string
  params: string[] | null
}

/** Messages that were marked as sending at or before `before` and have no result. */
export async function selectOrphans(
  db: Tx,
  broadcast: string,
  before: Date,
  limit: number,
): Promise<Orphan[]> {
  const { rows } = await sql<Orphan>`
    select id, name, channel, runner, sending_at, to_address, rendered_subject, rendered_body, params
    from broadcast_message m
    where broadcast_id = ${broadcast} and ${isIn('sending', 'resending')} and sending_at <= ${before}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Puts messages back that a runner marked and did not begin to hand over: they wait as before. */
export async function withdraw(db: Tx, runner: string, ids: string[]): Promise<void> {
  await sql`
    update broadcast_message m set sending_at = null, runner = null, attempts = m.attempts - 1,
      state = ${stateAfter('withdraw')}
    where m.id = any(${ids}::uuid[]) and ${accepts('withdraw')} and m.runner = ${runner}`.execute(db)
}

/** The open messages of a broadcast. */
interface RemainingMessages {
  /** When the first waiting message may leave; null: none waits. */
  next: Date | null
  /** Messages that are being handed over, as far as we know. */
  sending: number
  /** Whether any message has been handed to a provider. */
  begun: boolean
}

export async function selectRemaining(db: Tx, broadcast: string, now: Date): Promise<RemainingMessages> {
  const { rows } = await sql<RemainingMessages>`
    select min(coalesce(held_until, ${now})) filter (where sending_at is null) as next,
      count(*) filter (where sending_at is not null)::int as sending,
      exists (select from broadcast_message m where m.broadcast_id = ${broadcast} and ${hasLeft}) as begun
    from broadcast_message m where m.broadcast_id = ${broadcast} and ${isOpen}`.execute(db)
  return rows[0]!
}

/** Cancels the waiting messages of a cancelled broadcast; those that a provider put off fail with its last reason. */
export async function cancelWaiting(db: Tx, broadcast: string, now: Date): Promise<void> {
  await sql`
    update broadcast_message m set state = ${stateAfter('cancel')}, held_until = null,
      failed_at = case when ${isIn('retrying')} then ${now}::timestamptz end
    from (select m.id from broadcast_message m where m.broadcast_id = ${broadcast} and ${accepts('cancel')}
      and exists (select from broadcast where id = ${broadcast} and status = 'cancelled')
      order by m.id for update) waiting
    where m.id = waiting.id`.execute(db)
}
