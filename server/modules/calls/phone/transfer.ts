import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import {
  type TwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { type Call, callOf, noteAction, noteEvent, turnsOf } from '../calls.ts'
import { impressionOf } from '../impression/impression.ts'
import { lockCall, updateCall } from '../queries.ts'
import { eventsOf } from '../wire.ts'
import { transferAddresses } from './addresses.ts'
import { askForCallBack } from './callbacks.ts'
import { nextLine } from './lines.ts'
import { messageDirections } from './outage.ts'
import { type CallbackTarget, calledIn } from './resolve-tenant.ts'
import { briefingOf } from './spoken.ts'
import { askToAccept, dial, goOn, hangUp } from './twiml.ts'

/**
 * Puts a call through to a person, who first hears what it is about and takes the call by a key. The assistant leaves the
 * line meanwhile. False when the carrier could not.
 */
export async function transferCall(ctx: Ctx, call: Call, phone: string): Promise<boolean> {
  const carrier = await voiceCarrier(ctx)
  if (!carrier || !call.provider_id) return false
  const language = homeLanguage(await business(ctx))
  const { summary } = await impressionOf(ctx, language, await turnsOf(ctx, call.id))
  await ctx.tx(db => updateCall(db, call.id, { summary }))
  await ctx.tx(async db => {
    await updateCall(db, call.id, { elsewhere: 'person' })
    await noteEvent(ctx, call.id, 'transfer_begun', phone)
  })
  try {
    await carrier.direct(call.provider_id, dial(phone, transferAddresses(ctx, call.id)))
    return true
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    ctx.log.warn({ err: error, call: call.id }, 'a call could not be put through')
    await ctx.tx(db => updateCall(db, call.id, { elsewhere: null }))
    return false
  }
}

/** TwiML for the person who picks up, before they speak with the caller: who it is, and a key to take the call. */
export async function briefing(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<string> {
  const found = await calledIn(open, await verifyTwilioCallback(open, callback), named)
  if (!found) return hangUp()
  const { ctx, call } = found
  return askToAccept(await briefingOf(ctx, call), transferAddresses(ctx, call.id).accept)
}

/** TwiML for the person who pressed a key: 1 connects them with the caller. */
export async function accepted(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<string> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  if (!found || signed.field('Digits') !== '1') return hangUp()
  const { ctx, call } = found
  return ctx.tx(async db => {
    const now = await lockCall(db, call.id)
    if (!now || now.ended_at || !now.elsewhere) return hangUp()
    if (wasAccepted(now)) return goOn()
    await noteAction(ctx, call.id, 'transferred')
    await noteEvent(ctx, call.id, 'transfer_accepted')
    return goOn()
  })
}

/** Whether somebody took the call that was put through last. */
const wasAccepted = (call: Call): boolean => {
  const kinds = eventsOf(call).map(({ kind }) => kind)
  return kinds.lastIndexOf('transfer_accepted') > kinds.lastIndexOf('transfer_begun')
}

/** Takes the carrier's report on who picked up. A machine presses no key; that it was one is kept. */
export async function takeAnsweringMachine(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<void> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  if (!found || !signed.field('AnsweredBy').startsWith('machine')) return
  const { ctx, call } = found
  await ctx.tx(async db => {
    const now = await lockCall(db, call.id)
    if (now && !now.ended_at && !wasMissed(now)) await noteEvent(ctx, call.id, 'transfer_missed', 'machine')
  })
}

const wasMissed = (call: Call): boolean => {
  const kinds = eventsOf(call).map(({ kind }) => kind)
  return kinds.lastIndexOf('transfer_missed') > kinds.lastIndexOf('transfer_begun')
}

/**
 * TwiML for the caller once the two have spoken, or nobody took the call. In that case the assistant comes back with an
 * offer, and somebody is to call back.
 */
export async function transferOver(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<string> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  if (!found) return hangUp()
  const { ctx } = found
  const call = (await callOf(ctx, found.call.id))!
  if (wasAccepted(call)) return hangUp()
  const isAgain = wasMissed(call) && call.elsewhere === null
  if (!isAgain) {
    await ctx.tx(async () => {
      if (!wasMissed(call))
        await noteEvent(ctx, call.id, 'transfer_missed', signed.field('DialCallStatus') || null)
      await askForCallBack(ctx, call)
    })
  }
  // The assistant could not speak before.
  if (call.elsewhere === 'carrier') return messageDirections(ctx, call)
  return nextLine(ctx, call.id, isAgain ? call.line - 1 : call.line, 'not_through')
}
