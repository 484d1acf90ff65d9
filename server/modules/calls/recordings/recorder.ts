import type { Ctx } from '#server/core/context.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import { type Call, callOf } from '../calls.ts'
import { recordCall } from './recordings.ts'

/** Records one call, wherever its sound can be recorded. */
export interface CallRecorder {
  /** Begins. Resolves once it has begun, or once the recording is kept. */
  record(): Promise<void>
  /** Pauses, so that the recording is silent for so long, or goes on. Throws DeliveryFailed. */
  pause(paused: boolean): Promise<void>
}

/** The carrier records. */
export const carrierRecorder = (ctx: Ctx, { id }: Call): CallRecorder => ({
  record: () => recordCall(ctx, id),
  async pause(paused) {
    const call = await callOf(ctx, id)
    if (call?.provider_id) await (await voiceCarrier(ctx))?.pauseRecording(call.provider_id, paused)
  },
})
