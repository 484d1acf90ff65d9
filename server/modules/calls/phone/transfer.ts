import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import {
  type TwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { type Call, noteAction, turnsOf } from '../calls.ts'
import { impressionOf } from '../impression/impression.ts'
import { updateCall } from '../queries.ts'
import { transferAddresses } from './addresses.ts'
import { askForCallBack } from './answering.ts'
import { type CallbackTarget, calledIn } from './resolve-tenant.ts'
import { briefingOf, nobodyThere } from './spoken.ts'
import { dial, hangUp, sayAndHangUp, sayOnly } from './twiml.ts'

/**
 * Puts a call through to a person, who first hears what it is about. The assistant leaves the line then. False when the
 * carrier could not.
 */
export async function transferCall(ctx: Ctx, call: Call, phone: string): Promise<boolean> {
  const carrier = await voiceCarrier(ctx)
  if (!carrier || !call.provider_id) return false
  const language = homeLanguage(await business(ctx))
  const { summary } = await impressionOf(ctx, language, await turnsOf(ctx, call.id))
  await ctx.tx(db => updateCall(db, call.id, { summary }))
  try {
    await carrier.direct(call.provider_id, dial(phone, transferAddresses(ctx, call.id)))
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    ctx.log.warn({ err: error, call: call.id }, 'a call could not be put through')
    return false
  }
  await noteTransfer(ctx, call).catch(error =>
    ctx.log.warn(
      { err: error, call: call.id },
      'it could not be kept that a call was put through: the carrier will tell again',
    ),
  )
  return true
}

/** Kept as soon as the carrier has the caller, and again when it asks about them: a crash in between loses nothing. */
const noteTransfer = (ctx: Ctx, call: Pick<Call, 'id'>): Promise<void> =>
  noteAction(ctx, call.id, 'transferred')

/** TwiML for the person who picks up, before they speak with the caller. */
export async function briefing(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<string> {
  const found = await calledIn(open, await verifyTwilioCallback(open, callback), named)
  if (!found) return hangUp()
  await noteTransfer(found.ctx, found.call)
  return sayOnly(await briefingOf(found.ctx, found.call))
}

/** TwiML for the caller once the two have spoken, or nobody picked up. In that case somebody is to call back. */
export async function transferOver(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<string> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  if (!found) return hangUp()
  await noteTransfer(found.ctx, found.call)
  if (['completed', 'answered'].includes(signed.field('DialCallStatus'))) return hangUp()
  await askForCallBack(found.ctx, found.call)
  return sayAndHangUp(await nobodyThere(found.ctx))
}
