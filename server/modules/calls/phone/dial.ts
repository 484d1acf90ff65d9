import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { isSuppressed } from '#server/modules/contacts/suppressions/suppressions.ts'
import { callAccount, callAddresses } from '#server/modules/messaging/voice/voice.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import type { Call } from '../calls.ts'
import { endCall } from '../ending/ending.ts'
import { lockCall, updateCall } from '../queries.ts'

/** A call that could not be placed for so long is not placed any more: its person waited for it then. */
const patienceMs = 10 * 60_000
const firstPauseMs = 15_000

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
    if (await isSuppressed(ctx, call.phone_number, 'voice'))
      return void (await endCall(ctx, call, { by: 'us', error: 'On the stop list' }))
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
  if (temporary && at.getTime() - call.created_at.getTime() < patienceMs)
    return ctx.tx(async db => {
      await updateCall(db, call.id, { dialed_at: null })
      await ctx.enqueue(dialCall, { call_id: call.id }, { startAfter: at })
    })
  await endCall(ctx, call, { by: 'us', error: detail })
}
