import type { Ctx } from '#server/core/context.ts'
import type { Call } from '../calls.ts'
import { talk } from '../talk.ts'
import type { Leg } from './legs.ts'
import { recordTelephone } from './recording.ts'

/** Holds the conversation of a call that was answered, until nobody speaks over this leg any more. */
export async function conversing(ctx: Ctx, call: Call, leg: Leg): Promise<void> {
  const recording = call.recorded
    ? recordTelephone(ctx, call, leg.telephone).catch(error =>
        ctx.log.error({ err: error, call: call.id }, 'a call could not be recorded'),
      )
    : null
  try {
    await talk(ctx, call, leg.telephone.line)
    // Somebody who was put through speaks on.
    await leg.over
  } finally {
    leg.hangUp()
    await recording
  }
}
