import type { Ctx } from '#server/core/context.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { type Call, callOf } from '../calls.ts'
import { endCall } from '../ending/ending.ts'
import { noteOutage, outageNumber } from '../phone/outage.ts'
import { nobodyThere, puttingThrough } from '../phone/spoken.ts'
import type { Leg } from './legs.ts'
import { putThrough } from './transfer.ts'

// The assistant can't speak or hear any more, and a trunk has no voice of its own.

/** A voice that has not said a sentence after so long is none. */
const voiceWithinMs = 10_000

/** Keeps that the assistant could not go on with a caller who is still there. False where the call went on otherwise. */
export async function callerIsLeft(ctx: Ctx, id: string): Promise<boolean> {
  const call = await callOf(ctx, id)
  if (!call?.answered_at || call.ended_at || call.elsewhere || ctx.shutdown.forced.aborted) return false
  await noteOutage(ctx, call, { elsewhere: 'carrier' })
  return true
}

/**
 * Puts the caller through to the number for outages, if there is one and somebody takes the call; else they hear that they are
 * called back. What is said is heard if any voice still speaks. Ends the call once they are gone.
 */
export async function afterOutage(ctx: Ctx, id: string, leg: Leg): Promise<void> {
  const call = await callOf(ctx, id)
  if (!call) return
  if (!(await helped(ctx, call, leg))) leg.hangUp()
  await leg.over
  const left = await callOf(ctx, id)
  if (left) await endCall(ctx, left, { by: 'carrier', status: 'completed', error: null })
}

/** Whether they speak with a person now. */
async function helped(ctx: Ctx, call: Call, leg: Leg): Promise<boolean> {
  const phone = await outageNumber(ctx)
  if (phone) {
    await announce(ctx, leg, (await puttingThrough(ctx)).text)
    if (await putThrough(ctx, call, leg, phone)) return true
  }
  await announce(ctx, leg, (await nobodyThere(ctx)).text)
  return false
}

/** Resolves once they have heard it, as far as there is a voice. */
async function announce(ctx: Ctx, leg: Leg, text: string): Promise<void> {
  const voices = ctx.speech.speaks
  if (!voices) return
  const over = new AbortController()
  void leg.over.then(() => over.abort())
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(voiceWithinMs)])
  try {
    const language = homeLanguage(await business(ctx))
    await leg.telephone.announce(voices.speak(text, { language, signal }))
  } catch (error) {
    ctx.log.warn({ err: error, call: leg.sip?.callId }, 'a caller could not be told of an outage')
  }
}
