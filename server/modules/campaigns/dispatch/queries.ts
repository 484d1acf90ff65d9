import { sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Tx } from '#server/db/tenant.ts'
import { closedHere } from '#server/modules/contacts/suppressions/queries.ts'
import { type Hold, held } from './hold-queries.ts'

/** One contact's row, as it is first written. */
export interface Planned {
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
  /** By which the log finds it, and those in which all of these lie. */
  terms: string[]
  wholeTerms: string[]
}

export async function insertPlanned(db: Tx, hold: Hold, planned: Planned[], now: Date): Promise<void> {
  const column = <K extends keyof Planned>(name: K) => planned.map(each => each[name])
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
  // In their order: two broadcasts that add the same ones would wait for each other for ever.
  await sql`
    insert into broadcast_term (term)
    select distinct term from unnest(${planned.flatMap(each => each.wholeTerms)}::text[]) term order by term
    on conflict do nothing`.execute(db)
}

/** A message that may leave, as it stands. */
export interface Due {
  id: string
  contact_id: string | null
  attempts: number
  /** `sending`: it waits for another attempt. */
  state: 'queued' | 'sending'
}

/** Of a channel's messages behind `after` those that wait for nothing, in the order of the contacts. */
export async function selectDue(
  db: Tx,
  broadcast: string,
  from: { channel: Channel; after: string | null; now: Date; limit: number },
): Promise<Due[]> {
  const { channel, after, now, limit } = from
  const due = (state: string) => sql`(
    select id, contact_id, attempts, state from broadcast_message
    where broadcast_id = ${broadcast} and state = ${state} and channel = ${channel}
      and (held_until is null or held_until <= ${now}) and sending_at is null
      ${after ? sql`and id > ${after}` : sql``}
    order by id limit ${limit})`
  const { rows } = await sql<Due>`
    select * from (${due('queued')} union all ${due('sending')}) due order by id limit ${limit}`.execute(db)
  return rows
}

/** What the checks say of a message that was to leave and does not now. */
export interface Ruling {
  id: string
  /** Blocked for this reason; null: it may leave later, or on another channel. */
  reason: string | null
  channel: Channel | null
  to: string | null
  heldUntil: Date | null
}

/** One that waited for another attempt has been on its way, so it can only fail. */
export async function rule(db: Tx, rulings: Ruling[], now: Date): Promise<void> {
  const column = <K extends keyof Ruling>(name: K) => rulings.map(each => each[name])
  await sql`
    update broadcast_message m set channel = coalesce(v.channel, m.channel), to_address = coalesce(v.to_address, m.to_address),
      held_until = v.held_until, reason = v.reason, reason_detail = case when v.reason is null then m.reason_detail end,
      state = case when v.reason is null then m.state when m.state = 'queued' then 'blocked' else 'failed' end,
      failed_at = case when v.reason is not null and m.state = 'sending' then ${now}::timestamptz end
    from unnest(${column('id')}::uuid[], ${column('reason')}::text[], ${column('channel')}::text[],
      ${column('to')}::text[], ${column('heldUntil')}::timestamptz[]) v (id, reason, channel, to_address, held_until)
    where m.id = v.id and (m.state = 'queued' or m.state = 'sending' and m.sending_at is null)`.execute(db)
}

/** A message with what is said, ready to be handed over. */
export interface Leaving {
  id: string
  channel: Channel
  template: string
  to: string
  subject: string | null
  body: string
  params: string[]
}

/**
 * Says of messages that they are about to be handed over, and of which it may still be said: the broadcast is this
 * runner's and not cancelled, and the person has agreed and not opted out, read in this very statement.
 */
export async function markSending(db: Tx, hold: Hold, leaving: Leaving[], now: Date): Promise<Set<string>> {
  const column = <K extends keyof Leaving>(name: K) => leaving.map(each => each[name])
  const params = leaving.map(each => (each.params.length ? JSON.stringify(each.params) : null))
  const { rows } = await sql<{ id: string }>`
    update broadcast_message m set state = 'sending', sending_at = ${now}, runner = ${hold.runner}, held_until = null, reason = null,
      reason_detail = null, attempts = m.attempts + 1, channel = v.channel, template_id = v.template_id,
      to_address = v.to_address, rendered_subject = v.subject, rendered_body = v.body,
      params = case when v.params is not null then array(select jsonb_array_elements_text(v.params)) end
    from unnest(${column('id')}::uuid[], ${column('channel')}::text[], ${column('template')}::uuid[],
        ${column('to')}::text[], ${column('subject')}::text[], ${column('body')}::text[], ${params}::jsonb[])
      v (id, channel, template_id, to_address, subject, body, params)
    where m.id = v.id and (m.state = 'queued' or m.state = 'sending' and m.sending_at is null)
      and exists (select from broadcast where ${held(hold)} and status = 'sending')
      and exists (select from contact c where c.id = m.contact_id and case v.channel
        when 'email' then c.consent_email and c.email = v.to_address
        when 'sms' then c.consent_sms and c.phone = v.to_address
        when 'whatsapp' then c.consent_whatsapp and c.phone = v.to_address
        else c.consent_voice and c.phone = v.to_address end)
      and not exists (select from suppression s where s.address = v.to_address and v.channel = any(s.channels))
      and v.channel <> all(${closedHere(sql`v.to_address`)})
    returning m.id`.execute(db)
  return new Set(rows.map(row => row.id))
}

/**
 * Keeps that the provider took these. A report on them may have come before: nothing goes back. One that was given up
 * meanwhile, because its runner seemed to be dead, was sent after all.
 */
export async function markSent(db: Tx, sent: { id: string; providerId: string; at: Date }[]): Promise<void> {
  await sql`
    update broadcast_message m set provider_id = v.provider_id, sent_at = coalesce(m.sent_at, v.at),
      state = case when m.state = 'sending' or ${givenUp} then 'sent' else m.state end,
      reason = case when ${givenUp} then null else m.reason end,
      reason_detail = case when ${givenUp} then null else m.reason_detail end,
      failed_at = case when ${givenUp} then null else m.failed_at end
    from unnest(${sent.map(each => each.id)}::uuid[], ${sent.map(each => each.providerId)}::text[],
      ${sent.map(each => each.at)}::timestamptz[]) v (id, provider_id, at)
    where m.id = v.id`.execute(db)
}

const givenUp = sql`m.state = 'failed' and m.reason = 'outcome_unknown'`

export interface Refused {
  id: string
  reason: string
  detail: string | null
  at: Date
  /** When to try again; null: not again. */
  again: Date | null
  /** The provider was asked too often, and has not looked at it: it stands as before it was marked. */
  uncounted: boolean
}

/** Keeps that the provider refused these, for good or for now, unless another runner has taken them over meanwhile. */
export async function markRefused(db: Tx, runner: string | null, refused: Refused[]): Promise<void> {
  const column = <K extends keyof Refused>(name: K) => refused.map(each => each[name])
  await sql`
    update broadcast_message m set reason = v.reason, reason_detail = v.detail, sending_at = null, held_until = v.again,
      attempts = m.attempts - case when v.uncounted then 1 else 0 end,
      state = case when v.again is null then 'failed' when v.uncounted and m.attempts <= 1 then 'queued' else m.state end,
      failed_at = case when v.again is null then v.at end
    from unnest(${column('id')}::uuid[], ${column('reason')}::text[], ${column('detail')}::text[],
      ${column('at')}::timestamptz[], ${column('again')}::timestamptz[], ${column('uncounted')}::boolean[]) v (id, reason, detail, at, again, uncounted)
    where m.id = v.id and m.state = 'sending' and m.runner is not distinct from ${runner}::uuid`.execute(db)
}

export interface Orphan {
  id: string
  name: string | null
  channel: Channel
  /** Who marked it; null: somebody before there were journals. */
  runner: string | null
  sending_at: Date
  to_address: string
  rendered_subject: string | null
  rendered_body: string
  params: string[] | null
}

/** Messages whose hand-over began at or before a moment and of which nothing was heard. */
export async function selectOrphans(
  db: Tx,
  broadcast: string,
  before: Date,
  limit: number,
): Promise<Orphan[]> {
  const { rows } = await sql<Orphan>`
    select id, name, channel, runner, sending_at, to_address, rendered_subject, rendered_body, params from broadcast_message
    where broadcast_id = ${broadcast} and state = 'sending' and sending_at <= ${before}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Takes back messages that a runner marked and never began to hand over: they wait as before. */
export async function takeBack(db: Tx, runner: string, ids: string[]): Promise<void> {
  await sql`
    update broadcast_message set sending_at = null, runner = null, attempts = attempts - 1,
      state = case when attempts > 1 then state else 'queued' end
    where id = any(${ids}::uuid[]) and state = 'sending' and runner = ${runner}`.execute(db)
}

/** What is left of a broadcast. */
export interface Rest {
  /** When the first of the messages that wait may go on; null: none waits. */
  next: Date | null
  /** Messages that are being handed over, as far as is known. */
  sending: number
  /** Whether any has come further than waiting for its hour. */
  begun: boolean
}

export async function selectRest(db: Tx, broadcast: string, now: Date): Promise<Rest> {
  const { rows } = await sql<Rest>`
    select min(coalesce(held_until, ${now})) filter (where sending_at is null) as next,
      count(*) filter (where sending_at is not null)::int as sending,
      exists (select from broadcast_message where broadcast_id = ${broadcast}
        and state in ('sending', 'sent', 'delivered', 'read', 'replied', 'failed')) as begun
    from broadcast_message where broadcast_id = ${broadcast} and state in ('queued', 'sending')`.execute(db)
  return rows[0]!
}

/** Stops what a cancelled broadcast has not handed over; what a provider put off fails with its last reason. */
export async function cancelWaiting(db: Tx, broadcast: string, now: Date): Promise<void> {
  await sql`
    update broadcast_message m set state = case when m.state = 'queued' then 'cancelled' else 'failed' end,
      held_until = null, failed_at = case when m.state = 'sending' then ${now}::timestamptz end
    from (select id from broadcast_message where broadcast_id = ${broadcast} and state in ('queued', 'sending')
      and sending_at is null and exists (select from broadcast where id = ${broadcast} and status = 'cancelled')
      order by id for update) waiting
    where m.id = waiting.id`.execute(db)
}
