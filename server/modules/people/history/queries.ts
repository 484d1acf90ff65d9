import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Happening, HappeningGroup } from '#contract/people/history.ts'
import { countUpTo, isAfter, type Order, sortedBy, type Window } from '#server/db/keyset.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface HappeningRow extends Omit<Happening, 'at'> {
  at: Date
}

// One statement reads what several modules keep of a person: pages of each, put together afterwards, would read as many
// rows of every module as the page has, however far back it lies.

/** The person with everybody who was merged into them, and the contacts that have one of their addresses. */
const person = (lead: string) => sql`
  family as materialized (
    select id, email, phone_key from lead where id = ${lead} or (merged_into = ${lead} and id <> ${lead})
  ), listed as materialized (
    select id, audience_id, consent_email, consent_sms, consent_whatsapp, consent_voice, consent_log, email, phone
    from contact
    where email in (select email from family) or phone in (select phone_key from family)
  )`

/** Characters of a text that a history shows. */
const longestText = 400

const columns = sql`id, kind, record_id, text, state, channel, changes, by, at`

const entries = (lead: string, kinds: string[]) => sql`
  select e.id::text as id, e.kind, e.record_id,
    case e.kind
      when 'conversation' then coalesce(nullif(c.subject, ''), (
        select left(m.text, ${longestText}) from message m
        where m.conversation_id = c.id and m.role = 'visitor' order by m.position limit 1))
      when 'call' then left(k.summary, ${longestText})
      when 'booking' then b.service_name end as text,
    case e.kind when 'conversation' then c.status when 'booking' then b.status when 'call' then k.status end as state,
    null::text as channel, e.changes, e.by, e.at
  from lead_entry e
  left join conversation c on e.kind = 'conversation' and c.id = e.record_id
  left join call k on e.kind = 'call' and k.id = e.record_id
  left join booking b on e.kind = 'booking' and b.id = e.record_id
  where e.lead_id = ${lead} and e.kind = any(${kinds}::text[])`

const messages = sql`
  select m.id::text, 'message', m.id, left(coalesce(nullif(m.rendered_subject, ''), m.rendered_body), ${longestText}),
    m.state, m.channel, null::jsonb, null::text, m.sent_at
  from broadcast_message m join listed on listed.id = m.contact_id where m.sent_at is not null`

const questionnaires = sql`
  select l.id::text, 'questionnaire', l.questionnaire_id, q.title,
    case when l.completed_at is not null then 'completed' when l.started_at is not null then 'started'
      when l.revoked_at is not null then 'revoked' when l.opened_at is not null then 'opened' else 'sent' end,
    null, null, null, l.created_at
  from questionnaire_link l join questionnaire q on q.id = l.questionnaire_id
  where lower(nullif(l.person_email, '')) in (select email from family)
    or nullif(l.person_phone, '') in (select phone_key from family)`

const notes = (lead: string) => sql`
  select a.id::text, 'note', a.conversation_id, left(a.text, ${longestText}), null, null, null, a.by_name, a.at
  from conversation_activity a
  where a.kind = 'note' and a.conversation_id in (
    select record_id from lead_entry where lead_id = ${lead} and kind = 'conversation')`

const consent = (lead: string) => sql`
  select listed.id || ' ' || place, case when (said ->> 'granted')::boolean then 'granted' else 'withdrawn' end, null::uuid,
    left(said ->> 'source', ${longestText}), null, said ->> 'channel', null, null, (said ->> 'at')::timestamptz
  from listed, jsonb_array_elements(consent_log) with ordinality log (said, place)
  union all
  select 'consent ' || k.id, 'granted', k.id, left(k.consent, ${longestText}), null, 'voice', null, null, k.consent_at
  from call k where k.lead_id = ${lead} and k.consent is not null and k.consent_at is not null`

const groups: Record<HappeningGroup, (lead: string) => RawBuilder<unknown>> = {
  conversations: lead => entries(lead, ['conversation']),
  calls: lead => entries(lead, ['call']),
  bookings: lead => entries(lead, ['booking']),
  changes: lead => entries(lead, ['captured', 'changed', 'merged', 'separated']),
  messages: () => messages,
  questionnaires: () => questionnaires,
  notes,
  consent,
}

const everything = (lead: string) =>
  sql`${entries(lead, ['captured', 'changed', 'conversation', 'call', 'booking', 'merged', 'separated'])}
    union all ${messages} union all ${questionnaires} union all ${notes(lead)} union all ${consent(lead)}`

const newest: Order = {
  by: [
    { value: sql`at`, type: 'timestamptz' },
    { value: sql`id`, type: 'text' },
  ],
  direction: 'desc',
}

const happenings = (lead: string, group: HappeningGroup | undefined) =>
  sql`with ${person(lead)}, happening (${columns}) as (${group ? groups[group](lead) : everything(lead)})
    select ${columns} from happening`

/** What happened with a person, the newest first. */
export const selectHappenings = async (
  db: Tx,
  lead: string,
  group: HappeningGroup | undefined,
  { after, limit, offset }: Window,
): Promise<HappeningRow[]> =>
  (
    await sql<HappeningRow>`
      ${happenings(lead, group)} ${after ? sql`where ${isAfter(newest, after)}` : sql``}
      order by ${sortedBy(newest)} limit ${limit} offset ${offset}`.execute(db)
  ).rows

export const countHappenings = (
  db: Tx,
  lead: string,
  group: HappeningGroup | undefined,
  most: number | null,
): Promise<number> => countUpTo(db, happenings(lead, group), most)

export interface ConsentRow {
  channel: Channel
  granted: boolean
  stopped: boolean
  source: string | null
  at: Date | null
}

/** What the person agreed to, by channel: the newest word on any list. */
export const selectConsent = async (db: Tx, lead: string): Promise<ConsentRow[]> =>
  (
    await sql<ConsentRow>`
      with ${person(lead)}, said as (
        select said ->> 'channel' as channel, said ->> 'source' as source, (said ->> 'at')::timestamptz as at
        from listed, jsonb_array_elements(consent_log) said
      )
      select c.channel,
        exists (select from listed where case c.channel when 'email' then consent_email when 'sms' then consent_sms
          when 'whatsapp' then consent_whatsapp else consent_voice end) as granted,
        exists (select from suppression s where c.channel = any(s.channels) and (
          s.address in (select email from family) or s.address in (select phone_key from family))) as stopped,
        last.source, last.at
      from unnest(array['email', 'sms', 'whatsapp', 'voice']) with ordinality c (channel, place)
      left join lateral (
        select source, at from said where said.channel = c.channel order by at desc limit 1
      ) last on true
      order by c.place`.execute(db)
  ).rows

/** The audiences that the person is on. */
export const selectLists = async (db: Tx, lead: string): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      with ${person(lead)} select distinct a.name from listed join audience a on a.id = listed.audience_id
      where a.kind <> 'direct' order by a.name limit 100`.execute(db)
  ).rows.map(({ name }) => name)
