import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { callAccount, callAddresses } from '#server/modules/messaging/voice/voice.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { admitCall } from '../admission/admission.ts'
import type { Call } from '../calls.ts'
import { endCall } from '../ending/ending.ts'
import { lockCall, updateCall } from '../queries.ts'
import { outOfHoursUntil, refusalToCall } from './permission.ts'

/** A call that could not be placed for so long is not placed any more: its person waited for it then. */
const patienceMs = 10 * 60_000
const firstPauseMs = 15_000
/** While all places are taken, a call waits for one. */
const busyPauseMs = 15_000

/**
 * Places a call, once: it is marked as dialed before, so that a crash never makes it dial again. The carrier reports what
 * becomes of the call, or is asked (`cron.ts`).
 */
export const dialCall: Job<{ call_id: string }> = job<{ call_id: string }>({
  name: 'calls.dial',
  concurrency: 4,
  async run(ctx, { call_id }) {
    const line = await callAccount(ctx)
    const call = await claim(ctx, call_id)
    if (!call) return
    if (!line.ready) return void (await endCall(ctx, call, { by: 'us', error: line.reason }))
    const refusal = await refusalToCall(ctx, call.phone_number)
    if (refusal) return void (await endCall(ctx, call, { by: 'us', error: refusal }))
    // The hours may have changed, or a job that came late found them over again.
    const until = call.held_until && (await outOfHoursUntil(ctx, call.phone_number))
    if (until) return later(ctx, call, until, { held_until: until })
    if (!(await admitCall(ctx, call.id))) return later(ctx, call, new Date(ctx.now().getTime() + busyPauseMs))
    const { answer, status, machine } = callAddresses(ctx, { call: call.id })
    try {
      const { providerId } = await line.carrier.call({
        to: call.phone_number,
        about: { tenant: ctx.tenant, call: call.id },
        answer: { url: answer },
        statusCallback: status,
        detectMachine: { callback: machine, afterGreeting: call.on_machine === 'leave_message' },
      })
      // A callback may have been quicker.
      await ctx.tx(db => updateCall(db, call.id, { provider_id: providerId, our_number: line.number }))
    } catch (error) {
      if (!(error instanceof DeliveryFailed)) throw error
      await refused(ctx, call, error)
    }
  },
})

/** Marks a call as dialed; null when it was dialed before, or is over. */
const claim = (ctx: Ctx, id: string): Promise<Call | null> =>
  ctx.tx(async db => {
    const call = await lockCall(db, id)
    if (!call || call.dialed_at || call.ended_at) return null
    return updateCall(db, id, { dialed_at: ctx.now() })
  })

/** Dials a call again later that the carrier did not take, for ten minutes. One that it may have taken stays as it is. */
async function refused(ctx: Ctx, call: Call, failure: DeliveryFailed): Promise<void> {
  const { reason, detail, temporary, retryAfterSeconds } = failure
  if (reason === 'outcome_unknown') return
  const at = new Date(ctx.now().getTime() + Math.max(firstPauseMs, (retryAfterSeconds ?? 0) * 1000))
  const due = call.held_until ?? call.created_at
  if (temporary && at.getTime() - due.getTime() < patienceMs) return later(ctx, call, at)
  await endCall(ctx, call, { by: 'us', error: detail })
}

/** Takes the mark back: the call was not placed, and is to be at another time. */
const later = (ctx: Ctx, call: Call, at: Date, noted: { held_until?: Date } = {}): Promise<void> =>
  ctx.tx(async db => {
    await updateCall(db, call.id, { dialed_at: null, admitted_at: null, ...noted })
    await ctx.enqueue(dialCall, { call_id: call.id }, { startAfter: at })
  })
