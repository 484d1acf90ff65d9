import type { Ctx } from '#server/core/context.ts'
import { type Call, turnsOf } from '../calls.ts'
import { CallAssistant } from './assistant.ts'
import { type CallGuest, openCallContext } from './call-context.ts'
import type { LineInHand } from './line-in-hand.ts'

/** The assistant on this call. It begins the call's conversation, or goes on with the one that the call came from. */
export async function spokenAssistant(
  ctx: Ctx,
  call: Call,
  { guest = null, ...inHand }: Partial<LineInHand> & { guest?: CallGuest | null } = {},
): Promise<CallAssistant> {
  const before = inHand.back ? await turnsOf(ctx, call.id) : []
  const context = await openCallContext(ctx, call, guest)
  return new CallAssistant(ctx, call, context, { back: null, openedAt: 0, before, ...inHand })
}
