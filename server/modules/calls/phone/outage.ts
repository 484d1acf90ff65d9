import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { countryAllowed } from '#server/modules/contacts/countries/countries.ts'
import {
  type TwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { openTransfer } from '../assistant/call-context.ts'
import { type Call, happened, noteAction, noteEvent } from '../calls.ts'
import { lockCall, updateCall } from '../queries.ts'
import { messageAddresses, transferAddresses } from './addresses.ts'
import { askForCallBack } from './callbacks.ts'
import { type CallbackTarget, calledIn } from './resolve-tenant.ts'
import { leaveMessage, messageNoted, nobodyThere, puttingThrough } from './spoken.ts'
import { dial, hangUp, sayAndHangUp, takeMessage } from './twiml.ts'

// The assistant can't speak or hear, because no speech server works. The carrier's own voice takes over.

/**
 * Hands a caller over to the carrier's own voice: to the number for outages if there is one, else to leave a message.
 * Somebody is to call back in any case. False when the carrier could not, or the call has been with it before.
 */
export async function handToCarrier(ctx: Ctx, call: Call): Promise<boolean> {
  const carrier = await voiceCarrier(ctx)
  if (!carrier || !call.provider_id || happened(call, 'outage')) return false
  const twiml = await outageDirections(ctx, call)
  // Before the carrier has the caller: the end of our stream means nothing from now on.
  await noteOutage(ctx, call, { elsewhere: 'carrier' })
  try {
    await carrier.direct(call.provider_id, twiml)
    return true
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    ctx.log.warn({ err: error, call: call.id }, 'a caller could not be handed to the carrier’s own voice')
    await ctx.tx(db => updateCall(db, call.id, { elsewhere: null }))
    return false
  }
}

/** The assistant could not go on with a call: somebody is to call back. `elsewhere`: who has the caller from now on. */
export const noteOutage = (
  ctx: Ctx,
  call: Call,
  { elsewhere = null }: { elsewhere?: 'carrier' | null } = {},
): Promise<void> =>
  ctx.tx(async db => {
    await updateCall(db, call.id, { elsewhere })
    await noteEvent(ctx, call.id, 'outage')
    await askForCallBack(ctx, call)
  })

async function outageDirections(ctx: Ctx, call: Call): Promise<string> {
  const number = await outageNumber(ctx)
  return number
    ? dial(number, transferAddresses(ctx, call.id), await puttingThrough(ctx))
    : messageDirections(ctx, call)
}

export const messageDirections = async (ctx: Ctx, call: Pick<Call, 'id'>): Promise<string> =>
  takeMessage(await leaveMessage(ctx), messageAddresses(ctx, call.id))

/** The number that callers are put through to in an outage; null where there is none, or calls there are not allowed. */
export async function outageNumber(ctx: Ctx): Promise<string | null> {
  const own = await business(ctx)
  return allowed(own, own.calls.outage_transfer_to)
}

/** The number that callers are put through to for whom there is no place: that for outages, else a person's who is there now. */
export async function numberInstead(ctx: Ctx): Promise<string | null> {
  const own = await business(ctx)
  return allowed(own, own.calls.outage_transfer_to ?? openTransfer(own, ctx.now()))
}

function allowed({ caller_countries }: Business, phone: string | null): string | null {
  const rules = { allowed: caller_countries.voice, registered: true }
  return phone && countryAllowed('voice', { phone, country: null }, rules) ? phone : null
}

/** TwiML behind a message: it is noted, or there was none. */
export async function messageLeft(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<string> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  if (!found) return hangUp()
  const { ctx, call } = found
  if (!(Number(signed.field('RecordingDuration')) > 0)) return sayAndHangUp(await nobodyThere(ctx))
  await ctx.tx(async db => {
    const now = await lockCall(db, call.id)
    if (!now || happened(now, 'message_left')) return
    await noteAction(ctx, call.id, 'message_taken')
    await noteEvent(ctx, call.id, 'message_left')
  })
  return sayAndHangUp(await messageNoted(ctx))
}
