import type { Ctx } from '#server/core/context.ts'
import { phoneNumbers } from '#server/core/phone-number.ts'
import { timesIn } from '#server/language/times/times.ts'
import { converse } from '#server/modules/voice/conversation/conversation.ts'
import type { Line } from '#server/modules/voice/voice.ts'
import { type CallAssistant, spokenAssistant } from './assistant/assistant.ts'
import type { CallGuest } from './assistant/call-context.ts'
import { type Call, callBegan, noteCall } from './calls.ts'
import { endCall } from './ending/ending.ts'

interface TalkOptions {
  guest?: CallGuest | null
  /** Told the conversation's id as soon as there is one. */
  known?: (conversationId: string) => void
  /** The person has heard to its end that the call is recorded: the recording may begin. */
  noticeHeard?: () => void
}

/**
 * Holds a call on a line that is open: the assistant speaks, every turn is kept as it ends, and at last the end of the call.
 * Hangs up when the call is over already. Resolves once all is kept.
 */
export async function talk(
  ctx: Ctx,
  call: Call,
  line: Line,
  { guest = null, known, noticeHeard }: TalkOptions = {},
): Promise<void> {
  if (!(await callBegan(ctx, call.id))) return line.close(false)
  const agent = await begin(ctx, call, guest, line)
  known?.(agent.conversationId)
  await noteCall(ctx, call.id, { models: modelsOn(ctx, line) })
  if (noticeHeard) agent.noticeHeard = noticeHeard
  const { reason, durationMs } = await converse(ctx, { line, agent, signal: ctx.shutdown.forced })
  // Keeping and summing up takes time, which is no part of the call.
  const at = new Date(ctx.now().getTime() - (line.now() - durationMs))
  await agent.settled()
  const held = { language: agent.locale, at, unnamed: !call.client_name }
  await endCall(ctx, call, { by: 'conversation', reason }, held)
}

/** The models that take part in a call on this line. */
const modelsOn = ({ speech, language }: Ctx, line: Line) => ({
  heard_with: line.hears === 'sound' ? (speech.hears?.model ?? null) : null,
  answered_with: language?.model ?? null,
  spoken_with: line.speaks === 'sound' ? (speech.speaks?.model ?? null) : null,
})

/**
 * Readies our readers of times and telephone numbers before anybody speaks. The first reading takes a tenth of a second,
 * once in a process, and a person would hear it in the middle of a turn.
 */
function readyReaders(now: Date): void {
  timesIn('tomorrow at 3 pm', { language: 'en', now, timezone: 'UTC' })
  phoneNumbers()
}

/** The assistant. Where it can't take the call, as when the conversation was just erased, the call has failed. */
async function begin(ctx: Ctx, call: Call, guest: CallGuest | null, line: Line): Promise<CallAssistant> {
  try {
    readyReaders(ctx.now())
    return await spokenAssistant(ctx, call, guest)
  } catch (error) {
    line.close(false)
    await endCall(ctx, call, { by: 'us', error: 'The conversation could not begin.' })
    throw error
  }
}
