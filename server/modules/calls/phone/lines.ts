import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { apiBase } from '#server/http/serve.ts'
import {
  type TwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { issueTicket, redeemTicket } from '#server/modules/voice/tickets/tickets.ts'
import type { CarrierStatus } from '#server/providers/carrier/port.ts'
import { type Call, callBegan, callOf, noteEvent } from '../calls.ts'
import { isOver } from '../ending/end-of-call.ts'
import { endCall } from '../ending/ending.ts'
import { lockCall, updateCall } from '../queries.ts'
import { eventsOf } from '../wire.ts'
import { streamAddresses } from './addresses.ts'
import { askForCallBack } from './callbacks.ts'
import { takeProgress } from './progress.ts'
import { type CallbackTarget, calledIn } from './resolve-tenant.ts'
import { holdOn, unavailable } from './spoken.ts'
import { connect, hangUp, sayAndHangUp } from './twiml.ts'

// A call has one line at a time: the stream over which we hear and speak. A line that is lost is replaced, and its number
// tells those who held it that the call has gone on without them.

/** The purpose of the tickets for lines of calls. */
const linePurpose = 'calls.phone'
/** The carrier opens a stream at once. */
const streamWithinSeconds = 60
/** A caller whose line was lost so often is called back. */
const mostLosses = 3
/** The carrier goes on at once when a line is lost; it has lost the caller as well when it does not. */
const backWithinMs = 20_000

/** Why the assistant comes back to a caller. */
export type Return = 'lost' | 'not_through'

/** The line that a ticket opens. */
export interface TicketedLine {
  ctx: Ctx
  callId: string
  number: number
  back: Return | null
}

/** Directs a call that has not begun to its first line. The address opens once. */
export const firstLine = (ctx: Ctx, call: Call): Promise<string> =>
  ctx.tx(async db => {
    if (call.ended_at) return hangUp()
    await updateCall(db, call.id, { line: Math.max(1, call.line) })
    return lineTo(ctx, call, 1, null)
  })

/**
 * Directs a caller back to the assistant, over a new line that replaces that of the number `from`. Asked again before that
 * line is open, it directs to the same one.
 */
export const nextLine = (ctx: Ctx, id: string, from: number, back: Return): Promise<string> =>
  ctx.tx(async db => {
    const call = await lockCall(db, id)
    if (!call || call.ended_at || call.hung_up_at) return hangUp()
    const asksAgain = call.line === from + 1 && call.lost_at !== null
    if (call.line !== from && !asksAgain) return hangUp()
    const now = ctx.now()
    const next = await updateCall(db, id, { line: from + 1, elsewhere: null, lost_at: call.lost_at ?? now })
    await ctx.enqueue(
      endLost,
      { call_id: id, line: next.line },
      { startAfter: new Date(now.getTime() + backWithinMs) },
    )
    return lineTo(ctx, next, next.line, back)
  })

async function lineTo(ctx: Ctx, call: Call, number: number, back: Return | null): Promise<string> {
  const subject = [call.id, number, back ?? ''].join(' ')
  const token = await issueTicket(ctx, { purpose: linePurpose, subject, seconds: streamWithinSeconds })
  const origin = ctx.config.publicUrl.replace(/^http/, 'ws')
  return connect({
    socket: `${origin}${apiBase}/voice/phone/${token}`,
    holdOn: await holdOn(ctx),
    ...streamAddresses(ctx, call.id, number),
  })
}

/** The line that this token opens; null when it is unknown, was used before, or came too late. */
export async function redeemLine(open: OpenCtx, token: string): Promise<TicketedLine | null> {
  const ticket = await redeemTicket(open, token, linePurpose)
  if (!ticket) return null
  const [callId = '', number, back] = ticket.subject.split(' ')
  const ctx = open.as(ticket.ctx.tenant, { kind: 'system' })
  return { ctx, callId, number: Number(number), back: back ? (back as Return) : null }
}

/** A line that replaces another is open. False when the call is over, or has gone on meanwhile. */
export const lineIsBack = (ctx: Ctx, id: string, number: number): Promise<boolean> =>
  ctx.tx(async db => {
    const call = await lockCall(db, id)
    if (!call || call.ended_at || call.hung_up_at || call.line !== number) return false
    if (!call.answered_at) return callBegan(ctx, id, number)
    await updateCall(db, id, { lost_at: null })
    await noteEvent(ctx, id, 'line_back')
    return true
  })

/**
 * The line of this number was lost. The carrier is to bring the caller back; if it does not, the call ends, and somebody is
 * to call back. Told again, or late, it changes nothing.
 */
export const lineLost = (ctx: Ctx, id: string, number: number): Promise<void> =>
  ctx.tx(async db => {
    const call = await lockCall(db, id)
    if (!call || call.ended_at || call.elsewhere || call.line !== number || call.lost_at) return
    if (eventsOf(call).some(({ kind }) => kind === 'hung_up')) return
    await updateCall(db, id, { lost_at: ctx.now() })
    await noteEvent(ctx, id, 'line_lost')
    const at = new Date(ctx.now().getTime() + backWithinMs)
    await ctx.enqueue(endLost, { call_id: id, line: number }, { startAfter: at })
  })

/** The line is over on purpose: the caller hung up, or we are about to. Nobody brings the caller back any more. */
export const lineHungUp = (ctx: Ctx, id: string, number: number, by: 'caller' | 'us'): Promise<void> =>
  ctx.tx(async db => {
    const call = await lockCall(db, id)
    if (!call || call.ended_at || call.line !== number) return
    if (eventsOf(call).some(({ kind }) => kind === 'hung_up')) return
    await updateCall(db, id, { hung_up_at: call.hung_up_at ?? ctx.now() })
    await noteEvent(ctx, id, 'hung_up', by)
  })

/** Ends a call whose line was lost and did not come back. */
const endLost: Job<{ call_id: string; line: number }> = job<{ call_id: string; line: number }>({
  name: 'calls.end_lost',
  concurrency: 4,
  async run(ctx, { call_id, line }) {
    const call = await callOf(ctx, call_id)
    if (call?.ended_at || call?.line !== line || !call.lost_at) return
    await askForCallBack(ctx, call)
    await endCall(ctx, call, { by: 'conversation', reason: 'lost' }, { at: call.lost_at })
  },
})

/** TwiML for a caller whose line was lost: back to the assistant, unless it is lost again and again. */
export async function bringBack(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<string> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  if (!found) return hangUp()
  const { ctx, call } = found
  const status = signed.field('CallStatus') as CarrierStatus
  if (isOver(status)) {
    await takeProgress(ctx, call.id, { providerId: signed.field('CallSid'), status })
    return hangUp()
  }
  // A process that was killed could not say that its line was lost. Asked twice, it is one loss.
  await lineLost(ctx, call.id, Number(named.line))
  const losses = eventsOf((await callOf(ctx, call.id)) ?? call).filter(({ kind }) => kind === 'line_lost')
  if (losses.length <= mostLosses) return nextLine(ctx, call.id, Number(named.line), 'lost')
  await askForCallBack(ctx, call)
  await endCall(ctx, call, { by: 'conversation', reason: 'lost' })
  return sayAndHangUp(await unavailable(ctx))
}

/** Takes the carrier's report on a stream. Only an error is news: what else ends a stream is told by its socket. */
export async function takeStream(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<void> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  if (!found || signed.field('StreamEvent') !== 'stream-error') return
  const { ctx, call } = found
  ctx.log.warn({ call: call.id, error: signed.field('StreamError') }, 'the carrier lost the stream of a call')
  await lineLost(ctx, call.id, Number(named.line))
}

export const lineJobs = [endLost as Job<never>]
