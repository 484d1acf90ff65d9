import { sql } from 'kysely'
import type { CallPrices } from '#server/core/config.ts'
import type { Tx } from '#server/db/tenant.ts'

// Figures counted a second way, from raw rows and without any of the statements of reports: what a test compares them with.

export interface Fact {
  at: Date
  value: number
  keys: Record<string, (string | null)[]>
}

export type Rows = Awaited<ReturnType<typeof readRows>>

/** Every row of a business that reports count. */
export async function readRows(db: Tx) {
  const all = async <Row>(table: string) =>
    (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows
  return {
    conversations: await all<{
      id: string
      channel: string
      link_id: string | null
      tags: string[]
      cost: string | null
      started_at: Date
    }>('conversation'),
    messages: await all<{
      id: string
      conversation_id: string
      position: number
      role: string
      answered: boolean | null
      topic: string | null
      actions: string[]
      created_at: Date
    }>('message'),
    marks: await all<{ message_id: string; verdict: string; marked_at: Date }>('message_mark'),
    bookings: await all<{
      conversation_id: string | null
      source: string
      status: string
      starts_at: Date
      created_at: Date
    }>('booking'),
    leads: await all<{
      conversation_id: string | null
      source: string
      status: string
      tags: string[]
      merged_into: string | null
      created_at: Date
    }>('lead'),
    calls: await all<{
      conversation_id: string | null
      link_id: string | null
      medium: string
      direction: string
      status: string
      answered_at: Date | null
      duration: number | null
      heard_ms: number | null
      spoken_characters: number
      created_at: Date
    }>('call'),
  }
}

/** The facts of each metric, in the plainest way. */
export function factsFrom(rows: Rows, prices: CallPrices): Record<string, Fact[]> {
  const byId = new Map(rows.conversations.map(row => [row.id, row]))
  const of = (id: string | null) => (id === null ? undefined : byId.get(id))
  const tagsOf = (tags: string[] | undefined) => (tags?.length ? tags : [null])
  const keysOf = (id: string | null) => {
    const conversation = of(id)
    return {
      channel: [conversation?.channel ?? null],
      link: [conversation?.link_id ?? null],
      tag: tagsOf(conversation?.tags),
    }
  }
  const said = Map.groupBy(
    rows.messages.toSorted((a, b) => a.position - b.position),
    ({ conversation_id }) => conversation_id,
  )
  const began = rows.conversations.map(({ id, started_at: at }) => ({
    id,
    at,
    outcome: outcomeOf(said.get(id) ?? []),
  }))
  const bookings = rows.bookings.map(row => ({
    ...row,
    keys: {
      ...keysOf(row.conversation_id),
      channel: [row.source],
      source: [row.source],
      outcome: [row.status],
    },
  }))
  const calls = rows.calls.map(row => ({
    ...row,
    outcome: outcomeOfCall(row),
    keys: {
      channel: [row.medium],
      source: [row.direction],
      link: [row.link_id],
      tag: tagsOf(of(row.conversation_id)?.tags),
    },
  }))
  const conversationOf = new Map(rows.messages.map(row => [row.id, row.conversation_id]))
  return {
    conversations: began.map(({ id, at, outcome }) => ({
      at,
      value: 1,
      keys: { ...keysOf(id), outcome: [outcome] },
    })),
    resolved: began
      .filter(({ outcome }) => outcome !== null)
      .map(({ id, at, outcome }) => ({ at, value: outcome === 'resolved' ? 1 : 0, keys: keysOf(id) })),
    answered: rows.messages
      .filter(({ answered }) => answered !== null)
      .map(row => ({ at: row.created_at, value: row.answered ? 1 : 0, keys: keysOf(row.conversation_id) })),
    verified: rows.marks.map(row => ({
      at: row.marked_at,
      value: row.verdict === 'right' ? 1 : 0,
      keys: keysOf(conversationOf.get(row.message_id) ?? null),
    })),
    first_answer: began.flatMap(({ id, at }) => {
      const seconds = firstAnswerOf(said.get(id) ?? [])
      return seconds === null ? [] : [{ at, value: seconds, keys: keysOf(id) }]
    }),
    bookings: bookings
      .filter(({ status }) => status !== 'cancelled')
      .map(({ starts_at: at, keys }) => ({ at, value: 1, keys })),
    booked: bookings.map(({ created_at: at, keys }) => ({ at, value: 1, keys })),
    leads: rows.leads
      .filter(row => row.merged_into === null)
      .map(row => ({
        at: row.created_at,
        value: 1,
        keys: {
          link: keysOf(row.conversation_id).link,
          channel: [row.source],
          source: [row.source],
          outcome: [row.status],
          tag: tagsOf(row.tags),
        },
      })),
    calls: calls.map(({ created_at: at, keys, outcome }) => ({
      at,
      value: 1,
      keys: { ...keys, outcome: [outcome] },
    })),
    calls_missed: calls
      .filter(({ outcome }) => outcome === 'missed')
      .map(({ created_at: at, keys: { source: _, ...keys } }) => ({ at, value: 1, keys })),
    call_minutes: calls
      .filter(({ duration }) => duration !== null)
      .map(({ created_at: at, keys, duration }) => ({ at, value: duration! / 60, keys })),
    cost: [
      ...rows.conversations
        .filter(({ cost }) => cost !== null)
        .map(({ id, started_at: at, cost }) => ({ at, value: Number(cost), keys: keysOf(id) })),
      ...rows.calls
        .filter(({ heard_ms }) => heard_ms !== null)
        .map(row => ({ at: row.created_at, value: costOf(row, prices), keys: keysOf(row.conversation_id) })),
    ],
  }
}

function costOf(call: Rows['calls'][number], prices: CallPrices): number {
  const heard = (call.heard_ms! / 60_000) * prices.hearingMinute!
  const spoken = (call.spoken_characters / 1_000) * prices.voiceThousand!
  const minutes = call.medium === 'phone' && call.answered_at ? Math.ceil((call.duration ?? 0) / 60) : 0
  return heard + spoken + minutes * prices.lineMinute!
}

type Said = Rows['messages']

function outcomeOf(messages: Said): string | null {
  if (messages.some(({ role }) => role === 'person')) return 'person'
  const last = messages.findLast(({ role, topic }) => role === 'assistant' && topic !== 'talk')
  if (!last) return null
  if (last.answered === null) return 'abandoned'
  return last.answered && !last.actions.includes('handed_over') ? 'resolved' : 'unanswered'
}

function firstAnswerOf(messages: Said): number | null {
  const asked = messages.find(({ role }) => role === 'visitor')
  const answered = messages.find(
    ({ role, position }) => asked && ['assistant', 'person'].includes(role) && position > asked.position,
  )
  return asked && answered ? (answered.created_at.getTime() - asked.created_at.getTime()) / 1_000 : null
}

function outcomeOfCall({ answered_at, status, direction }: Rows['calls'][number]): string {
  if (answered_at) return 'answered'
  if (['queued', 'ringing', 'in_progress'].includes(status)) return 'under_way'
  if (direction === 'inbound') return 'missed'
  return status === 'completed' ? 'answered' : status
}
