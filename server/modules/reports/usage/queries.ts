import { sql } from 'kysely'
import type { CallPrices } from '#server/core/config.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface Month {
  from: Date
  to: Date
}

export interface ModelRow {
  model: string
  answers: number
  input_tokens: number
  output_tokens: number
  estimated: boolean
  cost: number | null
}

/** What each model answered in a month, most first. */
export async function selectModels(db: Tx, { from, to }: Month): Promise<ModelRow[]> {
  const { rows } = await sql<ModelRow>`
    select answered_by as model, count(*)::int as answers, coalesce(sum(input_tokens), 0)::float8 as input_tokens,
      coalesce(sum(output_tokens), 0)::float8 as output_tokens, coalesce(bool_or(tokens_estimated), false) as estimated,
      sum(cost) as cost
    from message where role = 'assistant' and answered_by is not null and created_at >= ${from} and created_at < ${to}
    group by answered_by order by answers desc, model`.execute(db)
  return rows
}

export interface CallsRow {
  count: number
  minutes: number
  cost: number
  complete: boolean
}

/** The calls of a month. What was not used costs nothing; what has no price is not known. */
export async function selectCalls(db: Tx, { from, to }: Month, prices: CallPrices): Promise<CallsRow> {
  const priced = (amount: 'heard' | 'spoken' | 'line', price: number | null) =>
    sql`coalesce(sum(${sql.ref(amount)} * ${price}::float8), 0)`
  const unpriced = (amount: 'heard' | 'spoken' | 'line', price: number | null) =>
    price === null ? sql`coalesce(bool_or(${sql.ref(amount)} > 0), false)` : sql`false`
  const { hearingMinute, voiceThousand, lineMinute } = prices
  const { rows } = await sql<CallsRow>`
    select count(*)::int as count, coalesce(sum(duration), 0)::float8 / 60 as minutes,
      (${priced('heard', hearingMinute)} + ${priced('spoken', voiceThousand)} + ${priced('line', lineMinute)}
        + coalesce(sum(model_cost), 0))::float8 as cost,
      not (${unpriced('heard', hearingMinute)} or ${unpriced('spoken', voiceThousand)} or ${unpriced('line', lineMinute)}
        or coalesce(bool_or(tokens > 0 and model_cost is null), false)) as complete
    from (
      select duration, model_cost, coalesce(heard_ms, 0) / 60000.0 as heard,
        coalesce(spoken_characters, 0) / 1000.0 as spoken, coalesce(tokens_read, 0) + coalesce(tokens_written, 0) as tokens,
        case when medium = 'phone' and answered_at is not null then ceil(coalesce(duration, 0) / 60.0) else 0 end as line
      from call where created_at >= ${from} and created_at < ${to}
    ) used`.execute(db)
  return rows[0]!
}

export interface TotalsRow {
  documents: number
  document_limit: number
  chat_links: number
  chat_link_limit: number
  webhooks: number
  members: number
  conversations: number
  sent: Record<string, number> | null
}

/** What the business holds, and what a month brought, in one statement over the tables of several modules. */
export async function selectTotals(db: Tx, { from, to }: Month): Promise<TotalsRow> {
  const { rows } = await sql<TotalsRow>`
    select t.document_limit, t.chat_link_limit,
      (select count(*)::int from knowledge_source where kind = 'document' and hidden_at is null) as documents,
      (select count(*)::int from chat_link) as chat_links,
      (select count(*)::int from webhook) as webhooks,
      (select count(*)::int from member) as members,
      (select count(*)::int from conversation where started_at >= ${from} and started_at < ${to}) as conversations,
      (select jsonb_object_agg(channel, messages) from (
        select channel, count(*)::int as messages from broadcast_message
        where channel is not null and sent_at >= ${from} and sent_at < ${to} group by channel) of_channel) as sent
    from tenant t`.execute(db)
  return rows[0]!
}
