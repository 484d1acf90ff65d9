import type { Ctx } from '#server/core/context.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { callOf } from '../calls.ts'
import { lineHungUp } from './lines.ts'
import { handToCarrier } from './outage.ts'

/**
 * Hangs up by the carrier's API, before the socket is closed: a socket that is merely closed means that the line was lost.
 * A caller whom we can't hear, or who can't hear us, is handed to the carrier's own voice instead.
 */
export async function hangUpCall(
  ctx: Ctx,
  id: string,
  line: number,
  why: 'silence' | 'too_long' | 'failed' | null,
): Promise<void> {
  const call = await callOf(ctx, id)
  // It has gone on without this line, or its caller is with somebody else.
  if (!call?.provider_id || call.ended_at || call.elsewhere || call.line !== line) return
  if (!call.answered_at || ctx.shutdown.forced.aborted) return
  if (why === 'failed' && (await handToCarrier(ctx, call))) return
  await lineHungUp(ctx, id, line, 'us')
  try {
    await (await voiceCarrier(ctx))?.hangUp(call.provider_id)
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    ctx.log.warn({ err: error, call: id }, 'a call could not be hung up by the carrier: its socket is closed')
  }
}
