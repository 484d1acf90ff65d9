import type { Ctx } from '#server/core/context.ts'
import { type Call, happened, noteEvent } from '../calls.ts'
import { endCall } from '../ending/ending.ts'
import { lockCall, updateCall } from '../queries.ts'
import { transferAddresses } from './addresses.ts'
import { askForCallBack } from './callbacks.ts'
import { numberInstead } from './outage.ts'
import { allBusy, busyThrough } from './spoken.ts'
import { dial, sayAndHangUp } from './twiml.ts'

/**
 * TwiML for somebody who calls while all places are taken, in the carrier's own voice: they are put through to a person of
 * the business where there is a number for that, else told that they are called back. Asked twice, it is done once.
 */
export async function busyDirections(ctx: Ctx, call: Call): Promise<string> {
  const number = await numberInstead(ctx)
  if (!number) {
    await turnBusyAway(ctx, call)
    return sayAndHangUp(await allBusy(ctx))
  }
  await ctx.tx(async db => {
    const now = await lockCall(db, call.id)
    if (!now || now.ended_at || happened(now, 'lines_busy')) return
    await updateCall(db, call.id, { elsewhere: 'carrier' })
    await noteEvent(ctx, call.id, 'lines_busy')
    await noteEvent(ctx, call.id, 'transfer_begun', number)
  })
  return dial(number, transferAddresses(ctx, call.id), await busyThrough(ctx))
}

/** Ends the call of somebody for whom there is no place. A person of the business is to call back. */
export const turnBusyAway = (ctx: Ctx, call: Call): Promise<void> =>
  ctx.tx(async db => {
    const now = await lockCall(db, call.id)
    if (!now || now.ended_at) return
    await noteEvent(ctx, call.id, 'lines_busy')
    await endCall(ctx, now, { by: 'lines_busy' })
    if (call.medium === 'phone') await askForCallBack(ctx, call)
  })
