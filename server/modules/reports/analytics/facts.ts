import { type RawBuilder, sql } from 'kysely'
import type { ReportDimension, ReportMetric } from '#contract/reports/metrics.ts'
import type { CallPrices } from '#server/core/config.ts'

type Sql = RawBuilder<unknown>

/** What a metric measures: a row for each fact, when it was (`at`), its `value`, and what it is grouped by. */
export interface Facts {
  from: Sql
  where: Sql
  /** Brings what the dimensions and the record read, where they are asked for. */
  join?: Sql
  at: Sql
  value: Sql
  /** How sums become one figure: each has a `value`, and how many `facts` this is the sum of. */
  sum: Sql
  /** Its values can't be added up: each is a sum of its own. */
  single?: true
  /** The expression of each dimension; tags are an array. */
  by: Partial<Record<ReportDimension, Sql>>
  /** The record of a fact, as a list shows it. */
  record: { id: Sql; kind: Sql; open: Sql; title: Sql; detail: Sql }
}

const count = sql`sum(facts)::float8`
const share = sql`sum(value) / sum(facts)`

const text = (kind: string) => sql`${sql.lit(kind)}`
const itsConversation = (table: string) => {
  const of = sql.table(table)
  return sql`left join conversation c on c.tenant_id = ${of}.tenant_id and c.id = ${of}.conversation_id`
}
const ofConversation = { channel: sql`c.channel`, link: sql`c.link_id::text`, tag: sql`c.tags` }
/** Who it is, else what they asked first. */
const whoOfConversation = sql`coalesce(c.client_name, c.email, c.phone, (
  select v.text from message v
  where v.tenant_id = c.tenant_id and v.conversation_id = c.id and v.role = 'visitor' order by v.position limit 1))`

const conversation: Omit<Facts, 'where' | 'value' | 'sum'> = {
  from: sql`conversation c`,
  at: sql`c.started_at`,
  by: ofConversation,
  record: {
    id: sql`c.id`,
    kind: text('conversation'),
    open: sql`c.id`,
    title: whoOfConversation,
    detail: sql`c.channel`,
  },
}

const booking: Omit<Facts, 'where' | 'at'> = {
  from: sql`booking b`,
  join: itsConversation('b'),
  value: sql`1`,
  sum: count,
  by: { ...ofConversation, channel: sql`b.source`, source: sql`b.source`, outcome: sql`b.status` },
  record: {
    id: sql`b.id`,
    kind: text('booking'),
    open: sql`b.id`,
    title: sql`b.name`,
    detail: sql`b.service_name`,
  },
}

const call: Omit<Facts, 'where' | 'value' | 'sum'> = {
  from: sql`call k`,
  join: itsConversation('k'),
  at: sql`k.created_at`,
  by: {
    channel: sql`k.medium`,
    source: sql`k.direction`,
    link: sql`k.link_id::text`,
    tag: sql`c.tags`,
    outcome: sql`k.outcome`,
  },
  record: {
    id: sql`k.id`,
    kind: text('call'),
    open: sql`k.conversation_id`,
    title: sql`coalesce(nullif(k.client_name, ''), nullif(k.phone_number, ''))`,
    detail: sql`k.outcome`,
  },
}

const message: Omit<Facts, 'where' | 'at'> = {
  from: sql`broadcast_message s`,
  value: sql`1`,
  sum: count,
  by: {
    channel: sql`s.channel`,
    source: sql`s.broadcast_id::text`,
    outcome: sql`case when s.failed_at is not null then 'failed' when s.replied_at is not null then 'replied'
      when s.read_at is not null then 'read' when s.delivered_at is not null then 'delivered' else 'sent' end`,
  },
  record: {
    id: sql`s.id`,
    kind: text('broadcast'),
    open: sql`s.broadcast_id`,
    title: sql`coalesce(s.name, s.to_address)`,
    detail: sql`s.channel`,
  },
}

const questionnaire: Omit<Facts, 'where' | 'at'> = {
  from: sql`questionnaire_link q`,
  value: sql`1`,
  sum: count,
  by: {
    source: sql`q.questionnaire_id::text`,
    outcome: sql`case when q.completed_at is not null then 'completed' when q.revoked_at is not null then 'revoked'
      when q.started_at is not null then 'started' when q.opened_at is not null then 'opened' else 'sent' end`,
  },
  record: {
    id: sql`q.id`,
    kind: text('questionnaire'),
    open: sql`q.questionnaire_id`,
    title: sql`q.person_name`,
    detail: sql`q.title`,
  },
}

const { outcome: _, ...callsBy } = call.by

/**
 * The facts of each metric. A call's tokens are counted with its conversation, so that of a call only the line, the
 * recogniser and the voice cost more; `prices` are the installation's.
 */
export const factsOf = (metric: ReportMetric, prices: CallPrices): Facts =>
  metric === 'cost' ? cost(prices) : facts[metric]

const facts: Record<Exclude<ReportMetric, 'cost'>, Facts> = {
  conversations: {
    ...conversation,
    where: sql`true`,
    value: sql`1`,
    sum: count,
    by: { ...ofConversation, outcome: sql`c.outcome` },
  },
  // What was no question, or was left to a person, has no answer to judge.
  answered: {
    from: sql`message m`,
    where: sql`m.answered is not null`,
    join: itsConversation('m'),
    at: sql`m.created_at`,
    value: sql`m.answered::int`,
    sum: share,
    by: ofConversation,
    record: {
      id: sql`m.id`,
      kind: text('conversation'),
      open: sql`m.conversation_id`,
      title: sql`coalesce(m.query, (
        select v.text from message v
        where v.tenant_id = m.tenant_id and v.conversation_id = m.conversation_id and v.role = 'visitor'
          and v.position < m.position
        order by v.position desc limit 1))`,
      detail: sql`c.channel`,
    },
  },
  resolved: {
    ...conversation,
    where: sql`c.outcome is not null`,
    value: sql`(c.outcome = 'resolved')::int`,
    sum: share,
  },
  // What the assistant believes of its own answers proves nothing: a member marked these.
  verified: {
    from: sql`message_mark mk`,
    where: sql`true`,
    join: sql`left join message m on m.tenant_id = mk.tenant_id and m.id = mk.message_id ${itsConversation('m')}`,
    at: sql`mk.marked_at`,
    value: sql`(mk.verdict = 'right')::int`,
    sum: share,
    by: ofConversation,
    record: {
      id: sql`mk.message_id`,
      kind: text('conversation'),
      open: sql`m.conversation_id`,
      title: sql`m.query`,
      detail: sql`c.channel`,
    },
  },
  first_answer: {
    ...conversation,
    where: sql`c.first_answered_at is not null`,
    value: sql`extract(epoch from c.first_answered_at - c.first_asked_at)::float8`,
    sum: sql`percentile_cont(0.5) within group (order by value)`,
    single: true,
  },
  bookings: { ...booking, where: sql`b.status <> 'cancelled'`, at: sql`b.starts_at` },
  booked: { ...booking, where: sql`true`, at: sql`b.created_at` },
  leads: {
    from: sql`lead l`,
    where: sql`l.merged_into is null`,
    join: itsConversation('l'),
    at: sql`l.created_at`,
    value: sql`1`,
    sum: count,
    by: {
      link: sql`c.link_id::text`,
      channel: sql`l.source`,
      source: sql`l.source`,
      tag: sql`l.tags`,
      outcome: sql`l.status`,
    },
    record: {
      id: sql`l.id`,
      kind: text('lead'),
      open: sql`l.id`,
      title: sql`coalesce(l.name, l.email, l.phone)`,
      detail: sql`l.source`,
    },
  },
  calls: { ...call, where: sql`true`, value: sql`1`, sum: count },
  calls_missed: { ...call, by: callsBy, where: sql`k.outcome = 'missed'`, value: sql`1`, sum: count },
  call_minutes: {
    ...call,
    by: callsBy,
    where: sql`k.duration is not null`,
    value: sql`k.duration / 60.0`,
    sum: sql`sum(value)::float8`,
  },
  messages_sent: { ...message, where: sql`s.sent_at is not null`, at: sql`s.sent_at` },
  replies: { ...message, where: sql`s.replied_at is not null`, at: sql`s.replied_at` },
  questionnaires: { ...questionnaire, where: sql`true`, at: sql`q.created_at` },
  questionnaires_completed: {
    ...questionnaire,
    where: sql`q.completed_at is not null`,
    at: sql`q.completed_at`,
  },
}

function cost({ hearingMinute, voiceThousand, lineMinute }: CallPrices): Facts {
  const price = (value: number | null) => sql`${value ?? 0}::float8`
  return {
    from: sql`(
      select tenant_id, id, id as conversation_id, started_at as at, cost::float8 as value from conversation
        where cost is not null
      union all
      select tenant_id, id, conversation_id, created_at,
        heard_ms / 60000.0 * ${price(hearingMinute)} + spoken_characters / 1000.0 * ${price(voiceThousand)}
          + case when medium = 'phone' and answered_at is not null
              then ceil(coalesce(duration, 0) / 60.0) * ${price(lineMinute)} else 0 end
      from call where heard_ms is not null
    ) x`,
    where: sql`true`,
    join: itsConversation('x'),
    at: sql`x.at`,
    value: sql`x.value`,
    sum: sql`sum(value)::float8`,
    by: ofConversation,
    record: {
      id: sql`x.id`,
      kind: text('conversation'),
      open: sql`x.conversation_id`,
      title: whoOfConversation,
      detail: sql`c.channel`,
    },
  }
}
