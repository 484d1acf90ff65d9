import type { Ctx } from '#server/core/context.ts'
import { converse } from '#server/modules/voice/conversation/conversation.ts'
import type { Line } from '#server/modules/voice/voice.ts'
import { type CallAssistant, spokenAssistant } from './assistant/assistant.ts'
import type { CallGuest } from './assistant/call-context.ts'
import { type Call, callBegan } from './calls.ts'
import { endCall } from './ending/ending.ts'

/**
 * Holds a call on a line that is open: the assistant speaks, what is said is kept as it is said, and in the end what the
 * call leaves. A call that is over already is hung up. Resolves once all is kept.
 */
export async function talk(
  ctx: Ctx,
  call: Call,
  line: Line,
  { guest = null, known }: { guest?: CallGuest | null; known?: (conversationId: string) => void } = {},
): Promise<void> {
  if (!(await callBegan(ctx, call.id))) return line.close(false)
  const agent = await begin(ctx, call, guest, line)
  known?.(agent.conversationId)
  const { reason, durationMs } = await converse(ctx, { line, agent, signal: ctx.shutdown.forced })
  // What is written down now, and made of it, takes its time, and is no part of the call.
  const at = new Date(ctx.now().getTime() - (line.now() - durationMs))
  await agent.settled()
  const held = { language: agent.tongue, at, unnamed: !call.client_name }
  await endCall(ctx, call, { by: 'conversation', reason }, held)
}

/** The assistant; a call that it can't take, as when its conversation was erased a moment ago, has failed. */
async function begin(ctx: Ctx, call: Call, guest: CallGuest | null, line: Line): Promise<CallAssistant> {
  try {
    return await spokenAssistant(ctx, call, guest)
  } catch (error) {
    line.close(false)
    await endCall(ctx, call, { by: 'us', error: 'The conversation could not begin.' })
    throw error
  }
}
