import type { Ctx } from '#server/core/context.ts'
import type { Call } from '../calls.ts'
import { talk } from '../talk.ts'
import type { Leg } from './legs.ts'
import { recordTelephone } from './recording.ts'

/** Holds the conversation of a call that was answered, until nobody speaks over this leg any more. */
export async function conversing(ctx: Ctx, call: Call, leg: Leg): Promise<void> {
  let recording: Promise<void> | null = null
  // It goes on as long as the sound, which the conversation need not wait for.
  const record = async () => {
    recording = recordTelephone(ctx, call, leg.telephone).catch(error =>
      ctx.log.error({ err: error, call: call.id }, 'a call could not be recorded'),
    )
  }
  try {
    await talk(ctx, call, leg.telephone.line, { record })
    // Somebody who was put through speaks on.
    await leg.over
  } finally {
    leg.hangUp()
    await recording
  }
}
