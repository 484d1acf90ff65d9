import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import type { CarrierStatus } from '#server/providers/carrier/port.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { callOf, tellProgress } from '../calls.ts'
import { isOver } from '../ending/end-of-call.ts'
import { endCall } from '../ending/ending.ts'
import { lockCall, selectCallBy, updateCall } from '../queries.ts'
import { goodbyeToMachine } from './spoken.ts'

/**
 * Takes a report of the carrier about a call. Reports come twice, late and in any order, so each only moves the call on. The
 * stream of a call shows that a conversation has begun, and no report does.
 */
export const takeProgress = (
  ctx: Ctx,
  id: string,
  told: { providerId: string; status: CarrierStatus; error?: string | null },
): Promise<void> =>
  ctx.tx(async db => {
    const known = await lockCall(db, id)
    if (!known || (known.provider_id && known.provider_id !== told.providerId)) return
    const { status, providerId, error = null } = told
    // Two calls of ours can't be one of the carrier's.
    if (!known.provider_id && (await selectCallBy(db, 'provider_id', providerId))) return
    const rings = status === 'ringing' || status === 'in-progress'
    const call = await updateCall(db, id, {
      provider_id: providerId,
      ...(rings && { started_at: known.started_at ?? ctx.now() }),
      ...(rings && known.status === 'queued' && { status: 'ringing' }),
    })
    if (call.status !== known.status) await tellProgress(ctx, call)
    if (call.ended_at) return
    // Before any failure: a person who was reached was reached.
    if (isPickedUp(status)) await tellProgress(ctx, call, { pickedUp: true })
    if (!isOver(status)) return
    // The conversation learns it from its line, in its own process, and ends the call. Where that process is gone, a job
    // ends it (`cron.ts`).
    const hungUp = { hung_up_at: call.hung_up_at ?? ctx.now() }
    if (call.answered_at || call.elsewhere) await updateCall(db, id, hungUp)
    if (call.elsewhere) await ctx.enqueue(endElsewhere, { call_id: id, status })
    else if (!call.answered_at) await endCall(ctx, call, { by: 'carrier', status, error })
  })

/** Whether somebody took the call: else it ends as `busy`, `no-answer`, `failed` or `canceled`, never as `completed`. */
const isPickedUp = (status: CarrierStatus): boolean => status === 'in-progress' || status === 'completed'

/**
 * Takes the carrier's report on who picked up a call that we placed. We hang up on a machine, or it hears who called and where
 * to call back.
 */
export const takeAnsweredBy = (ctx: Ctx, id: string, answeredBy: string): Promise<void> =>
  ctx.tx(async db => {
    const call = await lockCall(db, id)
    if (!call || call.machine) return
    const machine = kindOf(answeredBy)
    const answered = await updateCall(db, id, { machine })
    if (call.ended_at) return
    if (machine !== 'machine' && machine !== 'fax') return tellProgress(ctx, answered, { pickedUp: true })
    const hearsMessage = machine === 'machine' && call.on_machine === 'leave_message'
    await endCall(ctx, answered, { by: 'machine', hearsMessage })
    await ctx.enqueue(dealWithMachine, { call_id: id })
  })

const kindOf = (answeredBy: string): string =>
  answeredBy.startsWith('machine')
    ? 'machine'
    : ['human', 'fax'].includes(answeredBy)
      ? answeredBy
      : 'unknown'

const dealWithMachine: Job<{ call_id: string }> = job<{ call_id: string }>({
  name: 'calls.deal_with_machine',
  concurrency: 4,
  async run(ctx, { call_id }) {
    const [call, carrier] = [await callOf(ctx, call_id), await voiceCarrier(ctx)]
    if (!call?.provider_id || !carrier) return
    try {
      if (call.status === 'completed')
        await carrier.direct(call.provider_id, await goodbyeToMachine(ctx, call))
      else await carrier.hangUp(call.provider_id)
    } catch (error) {
      // The call is over: the machine was quicker.
      if (!(error instanceof DeliveryFailed) || error.temporary) throw error
      ctx.log.info({ err: error, call: call_id }, 'an answering machine hung up first')
    }
  },
})

/** Ends a call that its caller spent with a person, or with the carrier's voice, at last. */
const endElsewhere: Job<{ call_id: string; status: CarrierStatus }> = job<{
  call_id: string
  status: CarrierStatus
}>({
  name: 'calls.end_elsewhere',
  concurrency: 4,
  async run(ctx, { call_id, status }) {
    const call = await callOf(ctx, call_id)
    if (call?.elsewhere) await endCall(ctx, call, { by: 'carrier', status, error: null })
  },
})

export const progressJobs = [dealWithMachine as Job<never>, endElsewhere as Job<never>]
