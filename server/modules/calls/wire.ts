import type { Call, CallEvent } from '#contract/calls/calls.ts'
import type { Config } from '#server/core/config.ts'
import { apiBase } from '#server/http/serve.ts'
import type { Lead } from '#server/modules/leads/leads.ts'
import type { CallRow, TurnRow } from './queries.ts'
import { costOf, usageOf } from './usage/usage.ts'

/** A call as the API and its events show it. */
export const showCall = (
  { config }: { config: Config },
  call: CallRow,
  turns: TurnRow[],
  lead: Lead | null,
): Call => ({
  id: call.id,
  direction: call.direction,
  medium: call.medium,
  phone_number: call.phone_number,
  our_number: call.our_number,
  carrier: call.carrier as Call['carrier'],
  client_name: call.client_name,
  call_type: call.call_type,
  status: call.status,
  error: call.error,
  machine: call.machine,
  consent: call.consent === null ? null : { source: call.consent, at: call.consent_at!.toISOString() },
  held_until: call.held_until?.toISOString() ?? null,
  link_id: call.link_id,
  conversation_id: call.conversation_id,
  message_id: call.message_id,
  created_at: call.created_at.toISOString(),
  started_at: call.started_at?.toISOString() ?? null,
  answered_at: call.answered_at?.toISOString() ?? null,
  ended_at: call.ended_at?.toISOString() ?? null,
  duration: call.duration,
  sentiment: call.sentiment as Call['sentiment'],
  summary: call.summary,
  transcript: turns.map(showTurn),
  lead: lead && { id: lead.id, ...calledPerson(lead) },
  actions: call.actions,
  latency: {
    ...latencyOf(turns),
    providers: { recognition: call.heard_with, model: call.answered_with, voice: call.spoken_with },
  },
  usage: usageOf(call),
  cost: costOf(config, call),
  recording_url: call.recording_key && `${config.publicUrl}${apiBase}/calls/${call.id}/recording`,
  events: eventsOf(call),
  message: call.message_key
    ? {
        seconds: call.message_seconds,
        text: call.message_text,
        url: `${config.publicUrl}${apiBase}/calls/${call.id}/message`,
      }
    : null,
})

/** What happened to a call, in order. */
export const eventsOf = ({ events }: Pick<CallRow, 'events'>): CallEvent[] => events as CallEvent[]

/** The data of `call.completed`. */
export const completedCall = (call: CallRow, turns: TurnRow[], lead: Lead | null) => ({
  call_id: call.id,
  phone_number: call.phone_number,
  client_name: call.client_name,
  duration: call.duration ?? 0,
  direction: call.direction,
  sentiment: call.sentiment ?? 'neutral',
  transcript: turns.map(({ speaker, text }) => ({ role: roleOf(speaker), text })),
  lead: lead ? calledPerson(lead) : unknownPerson(call),
  actions: call.actions,
})

const roleOf = (speaker: TurnRow['speaker']) => (speaker === 'agent' ? 'agent' : 'user')

const calledPerson = ({ name, phone, email, intent }: Lead) => ({ name, phone, email, intent })

/** The same of a person who is no lead, as far as the call itself tells; null for the rest. */
const unknownPerson = ({ client_name, phone_number }: CallRow): ReturnType<typeof calledPerson> => ({
  name: client_name || null,
  phone: phone_number || null,
  email: null,
  intent: null,
})

const showTurn = (turn: TurnRow): Call['transcript'][number] => ({
  role: roleOf(turn.speaker),
  text: turn.text,
  began_ms: turn.began_ms,
  ended_ms: turn.ended_ms,
  cut_short: turn.cut_short,
  unheard: turn.unheard,
  latency_ms: turn.latency_ms,
  first_sound_ms: turn.first_sound_ms,
  stages: stagesOf(turn),
})

type Stages = NonNullable<Call['latency']['stages']>

/** A turn has all of its stages, or none. */
function stagesOf({ endpoint_ms, recognition_ms, model_ms, voice_ms }: TurnRow): Stages | null {
  if (endpoint_ms === null || recognition_ms === null || model_ms === null || voice_ms === null) return null
  return { endpoint_ms, recognition_ms, model_ms, voice_ms }
}

/** Latency at the person's ear, over the answers of one call. */
function latencyOf(turns: TurnRow[]): Omit<Call['latency'], 'providers'> {
  const sorted = ascending(turns.map(turn => turn.latency_ms).filter(ms => ms !== null))
  const stages = turns.map(stagesOf).filter(each => each !== null)
  const median = (stage: keyof Stages) => percentile(ascending(stages.map(each => each[stage])), 0.5)!
  return {
    turns: sorted.length,
    p50_ms: percentile(sorted, 0.5),
    p95_ms: percentile(sorted, 0.95),
    stages: stages.length
      ? {
          endpoint_ms: median('endpoint_ms'),
          recognition_ms: median('recognition_ms'),
          model_ms: median('model_ms'),
          voice_ms: median('voice_ms'),
        }
      : null,
  }
}

const ascending = (times: number[]): number[] => times.toSorted((a, b) => a - b)

/** Nearest rank; null of none. */
const percentile = (sorted: number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
