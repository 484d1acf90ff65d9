import type {
  CallDirection,
  CallEvent,
  CallMedium,
  Call as CallRecord,
  CallStatus,
  OnMachine,
  Sentiment,
} from '#contract/calls/calls.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { type Lead, leadsById } from '#server/modules/leads/leads.ts'
import type { SpokenTurn } from '#server/modules/voice/voice.ts'
import * as rows from './queries.ts'
import { completedCall, eventsOf, showCall } from './wire.ts'

// Calls use messaging (its carriers) and contacts (their stop list), never the other way round. The voice channel of
// broadcasts hands a message to the carrier with the message's id in the callback addresses, and the call is created here
// with the first callback. Its progress is published as `call.progressed`.

/** A call's row. */
export type Call = rows.CallRow

export interface NewCall {
  direction: CallDirection
  medium: CallMedium
  /** The person's, in E.164; '' in a browser and when it is withheld. */
  phoneNumber: string
  ourNumber?: string | null
  clientName?: string
  callType?: string | null
  /** What an outbound call is about. */
  brief?: string | null
  onMachine?: OnMachine
  /** The words for a machine; null: those of the account. */
  voicemail?: string | null
  /** In which words or way the person agreed to be called, and when. */
  consent?: { source: string; at: Date } | null
  /** It waits for the hours of the person called until then. */
  heldUntil?: Date | null
  recorded?: boolean
  status?: 'queued' | 'ringing'
  linkId?: string | null
  conversationId?: string | null
  /** The broadcast's message for which it is placed. The same message twice is one call. */
  messageId?: string | null
  /** The carrier's id. The same id twice is one call. */
  providerId?: string | null
  /** Who brings its sound; by telephone the carrier that streams, unless it says otherwise. */
  carrier?: 'twilio' | 'sip' | null
  /** When the carrier got it, where that was before its row. */
  dialedAt?: Date | null
}

/** Creates a call, once: two callbacks about the same call make one row. */
export const createCall = (ctx: Ctx, given: NewCall): Promise<Call> =>
  ctx.tx(async db => {
    const now = ctx.now()
    const { messageId = null, providerId = null, status = 'queued' } = given
    const made = await rows.insertCall(db, {
      id: ctx.id(),
      direction: given.direction,
      medium: given.medium,
      phone_number: given.phoneNumber,
      our_number: given.ourNumber ?? null,
      client_name: given.clientName ?? '',
      call_type: given.callType ?? null,
      brief: given.brief ?? null,
      on_machine: given.onMachine ?? 'hang_up',
      voicemail: given.voicemail ?? null,
      consent: given.consent?.source ?? null,
      consent_at: given.consent?.at ?? null,
      held_until: given.heldUntil ?? null,
      recorded: given.recorded ?? false,
      status,
      link_id: given.linkId ?? null,
      conversation_id: given.conversationId ?? null,
      message_id: messageId,
      provider_id: providerId,
      carrier: given.carrier === undefined ? (given.medium === 'phone' ? 'twilio' : null) : given.carrier,
      created_at: now,
      dialed_at: given.dialedAt ?? null,
      // A broadcast's is on its way already.
      admitted_at: messageId ? now : null,
      started_at: status === 'ringing' ? now : null,
    })
    if (made) {
      await noteChange(ctx, db, { topic: 'call', id: made.id, kind: status })
      return made
    }
    const known = providerId && (await rows.selectCallBy(db, 'provider_id', providerId))
    return known || (await rows.selectCallBy(db, 'message_id', messageId!))!
  })

/** One call's row; null when there is none. */
export const callOf = (ctx: Ctx, id: string): Promise<Call | null> =>
  ctx.tx(async db => (await rows.selectCall(db, id)) ?? null)

/**
 * The conversation of a call begins: publishes `call.started`. False when it has begun on another line already, or the call
 * is over; then nobody should speak. `line`: the number of its line, which is mostly the first.
 */
export const callBegan = (ctx: Ctx, id: string, line = 1): Promise<boolean> =>
  ctx.tx(async db => {
    const call = await rows.lockCall(db, id)
    if (!call || call.answered_at || call.ended_at || call.hung_up_at) return false
    const now = ctx.now()
    const began = await rows.updateCall(db, id, {
      status: 'in_progress',
      started_at: call.started_at ?? now,
      answered_at: now,
      line,
      lost_at: null,
    })
    await ctx.publish('call.started', await shown(ctx, began))
    await tellProgress(ctx, began)
    return true
  })

/** Notes with the call what happened to it, in the open transaction if there is one. */
export const noteEvent = (
  ctx: Ctx,
  id: string,
  kind: CallEvent['kind'],
  detail: string | null = null,
): Promise<void> =>
  ctx.tx(async db => {
    await rows.appendEvent(db, id, { kind, at: ctx.now().toISOString(), detail })
    await noteChange(ctx, db, { topic: 'call', id, kind })
  })

/** Whether this happened to the call. */
export const happened = (call: Call, kind: CallEvent['kind']): boolean =>
  eventsOf(call).some(event => event.kind === kind)

/**
 * Keeps one turn as it ends, so that a crash loses none. `openedAt`: when its line opened, in milliseconds since the call was
 * answered, which is later than 0 for a line that replaced another.
 */
export const keepTurn = (ctx: Ctx, id: string, turn: SpokenTurn, openedAt = 0): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.lockCall(db, id))) return
    await rows.appendTurn(db, {
      call_id: id,
      speaker: turn.speaker,
      text: turn.text,
      began_ms: Math.round(openedAt + turn.beganAt),
      ended_ms: Math.round(openedAt + turn.endedAt),
      cut_short: turn.cutShort,
      unheard: turn.unheard || null,
      latency_ms: rounded(turn.latencyMs),
      first_sound_ms: rounded(turn.firstSoundMs),
      endpoint_ms: rounded(turn.stages?.endpointMs),
      recognition_ms: rounded(turn.stages?.recognitionMs),
      model_ms: rounded(turn.stages?.modelMs),
      voice_ms: rounded(turn.stages?.voiceMs),
    })
  })

const rounded = (ms: number | null | undefined): number | null => (ms == null ? null : Math.round(ms))

/** The turns so far, in order. */
export const turnsOf = (ctx: Ctx, id: string): Promise<rows.TurnRow[]> =>
  ctx.tx(db => rows.selectTurns(db, [id]))

/**
 * Keeps with the call what was done beside the messages of its conversation, such as `message_taken`: in the open
 * transaction that made it true, so that a crash takes neither or both. The same action again changes nothing.
 */
export const noteAction = (ctx: Ctx, id: string, action: string): Promise<void> =>
  ctx.tx(db => rows.addAction(db, id, action))

/** Keeps what becomes known of a call while it lasts. */
export const noteCall = (
  ctx: Ctx,
  id: string,
  known: {
    clientName?: string
    conversationId?: string
    leadId?: string | null
    /** The models that hear, answer and speak; null where none of ours does. */
    models?: { heard_with: string | null; answered_with: string | null; spoken_with: string | null }
  },
): Promise<void> =>
  ctx.tx(async db => {
    const { clientName, conversationId, leadId, models } = known
    await rows.updateCall(db, id, {
      ...(clientName !== undefined && { client_name: clientName }),
      ...(conversationId !== undefined && { conversation_id: conversationId }),
      ...(leadId !== undefined && { lead_id: leadId }),
      ...models,
    })
  })

/** What becomes known of a call with its end. */
interface ClosedCall {
  status: Extract<CallStatus, 'completed' | 'failed' | 'no_answer' | 'busy'>
  /** Why it failed, in a sentence. */
  error: string | null
  /** What was done in it, such as `booking_created`. */
  actions: string[]
  at: Date
  clientName: string
  leadId: string | null
  sentiment?: Sentiment
  summary?: string | null
}

/**
 * Writes the end of a call down, which only `endCall` decides (`ending/ending.ts`), and publishes its progress. The row must
 * be locked, and the call not over. Its end is published by `publishEnd`.
 */
export const closeCall = (ctx: Ctx, call: Call, closed: ClosedCall): Promise<Call> =>
  ctx.tx(async db => {
    const { at, status, error, actions } = closed
    const ended = await rows.updateCall(db, call.id, {
      status,
      error,
      actions,
      ended_at: at,
      duration:
        call.answered_at && Math.max(0, Math.round((at.getTime() - call.answered_at.getTime()) / 1000)),
      client_name: closed.clientName,
      lead_id: closed.leadId,
      sentiment: closed.sentiment ?? null,
      summary: closed.summary ?? null,
    })
    await tellProgress(ctx, ended)
    return ended
  })

/**
 * Publishes the end of a call, once: `call.completed`, or `call.failed` for one that never came about or broke. Nothing
 * happens to a call that is not over.
 */
export const publishEnd = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    const call = await rows.lockCall(db, id)
    if (!call?.ended_at || call.told_at) return
    const told = await rows.updateCall(db, id, { told_at: ctx.now() })
    if (call.status !== 'completed') return ctx.publish('call.failed', await shown(ctx, told))
    const { turns, lead } = await partsOf(ctx, told)
    await ctx.publish('call.completed', completedCall(told, turns, lead))
  })

/**
 * Publishes the progress of a call to the module that had it placed, in the transaction that made it true. `pickedUp`:
 * somebody took the call, whether or not its sound ever reaches us; the status only tells of conversations with us.
 */
export const tellProgress = (
  ctx: Ctx,
  { id, message_id, status, machine, error }: Call,
  { pickedUp = false }: { pickedUp?: boolean } = {},
): Promise<void> =>
  ctx.publish('call.progressed', { call_id: id, message_id, status, machine, error, picked_up: pickedUp })

/** One call as the API shows it; 404. */
export const getCall = (ctx: Ctx, id: string): Promise<CallRecord> =>
  ctx.tx(async db => {
    const call = await rows.selectCall(db, id)
    if (!call) throw notFound('Call')
    return shown(ctx, call)
  })

async function shown(ctx: Ctx, call: Call): Promise<CallRecord> {
  const { turns, lead } = await partsOf(ctx, call)
  return showCall(ctx, call, turns, lead)
}

async function partsOf(ctx: Ctx, call: Call): Promise<{ turns: rows.TurnRow[]; lead: Lead | null }> {
  const turns = await ctx.tx(db => rows.selectTurns(db, [call.id]))
  const [lead = null] = call.lead_id ? await leadsById(ctx, [call.lead_id]) : []
  return { turns, lead }
}
