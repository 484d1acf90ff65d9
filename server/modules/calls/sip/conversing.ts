import type { Ctx } from '#server/core/context.ts'
import type { Call } from '../calls.ts'
import type { CallRecorder } from '../recordings/recorder.ts'
import { talk } from '../talk.ts'
import type { Leg } from './legs.ts'
import { afterOutage, callerIsLeft } from './outage.ts'
import { recordTelephone } from './recording.ts'

/** Holds the conversation of a call that was answered, until nobody speaks over this leg any more. */
export async function conversing(ctx: Ctx, call: Call, leg: Leg): Promise<void> {
  let recording: Promise<void> | null = null
  const recorder: CallRecorder = {
    // It goes on as long as the sound, which the conversation need not wait for.
    async record() {
      recording = recordTelephone(ctx, call, leg.telephone).catch(error =>
        ctx.log.error({ err: error, call: call.id }, 'a call could not be recorded'),
      )
    },
    pause: async paused => leg.telephone.pauseRecording(paused),
  }
  let isLeft = false
  try {
    await talk(ctx, call, leg.telephone.line, {
      recorder,
      async over(reason) {
        if (reason === 'failed' && !leg.isOver) isLeft = await callerIsLeft(ctx, call.id)
        if (reason === 'failed' && !isLeft) leg.hangUp()
      },
    })
    if (isLeft) await afterOutage(ctx, call.id, leg)
    // Somebody who was put through speaks on.
    await leg.over
  } finally {
    leg.hangUp()
    await recording
  }
}
