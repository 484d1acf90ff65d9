import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { voiceCarrier } from '#server/modules/messaging/connections/voice.ts'
import type { CarrierStatus } from '#server/providers/carrier/port.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { callOf, tellProgress } from '../calls.ts'
import { isOver } from '../ending/end-of-call.ts'
import { endCall } from '../ending/ending.ts'
import { lockCall, selectCallBy, updateCall } from '../queries.ts'
import { goodbyeToMachine } from './spoken.ts'

/**
 * Takes what the carrier says of a call. Its reports come twice, late and in any order, so that each only moves the call
 * on. That somebody speaks to us the stream of the call shows, not a report.
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
    // Before what says that it failed: who was reached, was.
    if (isPickedUp(status)) await tellProgress(ctx, call, { pickedUp: true })
    if (!isOver(status)) return
    // The conversation, in whatever process it is, learns it from its line and writes down what it leaves; where that
    // process is gone, the clock does (`clock.ts`).
    if (call.answered_at) await updateCall(db, id, { hung_up_at: call.hung_up_at ?? ctx.now() })
    else await endCall(ctx, call, { by: 'carrier', status, error })
  })

/** A call that nobody took is `busy`, `no-answer`, `failed` or `canceled` in the end, never `completed`. */
const isPickedUp = (status: CarrierStatus): boolean => status === 'in-progress' || status === 'completed'

/**
 * Takes who picked up a call that we placed, as far as the carrier can tell. A machine is hung up on, or hears who called
 * and where to call back.
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
      if (call.status === 'completed') await carrier.direct(call.provider_id, await goodbyeToMachine(ctx))
      else await carrier.hangUp(call.provider_id)
    } catch (error) {
      // It is over: the machine was quicker.
      if (!(error instanceof DeliveryFailed) || error.temporary) throw error
      ctx.log.info({ err: error, call: call_id }, 'an answering machine hung up first')
    }
  },
})

export const progressJobs = [dealWithMachine as Job<never>]
