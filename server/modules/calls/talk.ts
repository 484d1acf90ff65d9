import type { Ctx } from '#server/core/context.ts'
import { phoneNumbers } from '#server/core/phone-number.ts'
import { dictionaryOf } from '#server/language/concepts/dictionary.ts'
import { asksForPerson } from '#server/language/phrases.ts'
import { timesIn } from '#server/language/times/times.ts'
import { converse, type EndReason } from '#server/modules/voice/conversation/conversation.ts'
import type { Line } from '#server/modules/voice/voice.ts'
import type { CallAssistant } from './assistant/assistant.ts'
import type { CallGuest } from './assistant/call-context.ts'
import { languageWish } from './assistant/call-language.ts'
import type { LineInHand } from './assistant/line-in-hand.ts'
import { spokenAssistant } from './assistant/spoken-assistant.ts'
import { type Call, callBegan, callOf, happened, noteCall } from './calls.ts'
import { endCall } from './ending/ending.ts'
import { openEngine } from './engine/engine.ts'
import { lineHungUp, lineIsBack, lineLost, type Return } from './phone/lines.ts'
import { noteOutage } from './phone/outage.ts'
import { type CallRecorder, carrierRecorder } from './recordings/recorder.ts'
import { metered } from './usage/meter.ts'
import { noteUsage } from './usage/usage.ts'

interface TalkOptions {
  guest?: CallGuest | null
  /** Told the conversation's id as soon as there is one. */
  known?: (conversationId: string) => void
  /** The number of the line, and why the assistant comes back on it; null for a call's first line. */
  number?: number
  back?: Return | null
  /** The conversation has ended. Resolves once the line that was hung up is over, or its caller is with somebody else. */
  over?: (reason: EndReason) => Promise<void>
  /** Records the call, where no carrier does. */
  recorder?: CallRecorder
}

/**
 * Holds a call on a line that is open: the assistant speaks, every turn is kept as it ends, and at last the end of the call,
 * unless it goes on without this line. Hangs up when the call is over already. Resolves once all is kept.
 */
export async function talk(
  ctx: Ctx,
  call: Call,
  line: Line,
  {
    guest = null,
    known,
    number = 1,
    back = null,
    over,
    recorder = carrierRecorder(ctx, call),
  }: TalkOptions = {},
): Promise<void> {
  const opened = ctx.now().getTime() - line.now()
  const mayTalk = back ? lineIsBack(ctx, call.id, number) : callBegan(ctx, call.id, number)
  if (!(await mayTalk)) return line.close(false)
  const openedAt = call.answered_at ? Math.max(0, opened - call.answered_at.getTime()) : 0
  // Nobody is recorded who has not been told.
  let recording: Promise<void> | null = null
  const noticeHeard = () => {
    if (call.recorded && call.medium === 'phone') recording ??= recorder.record()
    recording?.catch(error => ctx.log.error({ err: error, call: call.id }, 'a call could not be recorded'))
  }
  const { ctx: held, close } = await openEngine(ctx)
  try {
    const { ctx: counted, used } = metered(held)
    const agent = await begin(counted, call, line, {
      guest,
      back,
      openedAt,
      noticeHeard,
      pauseRecording: recorder.pause,
    })
    known?.(agent.conversationId)
    await noteCall(ctx, call.id, { models: modelsOn(held, line) })
    const { reason, durationMs } = await converse(counted, { line, agent, signal: ctx.shutdown.forced })
    // Keeping and summing up takes time, which is no part of the call.
    const at = new Date(ctx.now().getTime() - (line.now() - durationMs))
    if (reason === 'left' && call.medium === 'phone') await lineHungUp(ctx, call.id, number, 'caller')
    await Promise.all([agent.settled(), over?.(reason)])
    await noteUsage(ctx, call.id, used)
    const now = await callOf(ctx, call.id)
    if (!now || now.line !== number || now.elsewhere) return
    // A process that stops leaves its callers to another one.
    const goesOn = call.medium === 'phone' && (reason === 'lost' || reason === 'stopped')
    if (goesOn) return lineLost(ctx, call.id, number)
    if (reason === 'failed' && !happened(now, 'outage')) await noteOutage(ctx, now)
    const about = { language: agent.locale, at, unnamed: !call.client_name }
    await endCall(ctx, call, { by: 'conversation', reason }, about)
  } finally {
    close()
  }
}

/** The models that take part in a call on this line. */
const modelsOn = ({ speech, language }: Ctx, line: Line) => ({
  heard_with: line.hears === 'sound' ? (speech.hears?.model ?? null) : null,
  answered_with: language?.model ?? null,
  spoken_with: line.speaks === 'sound' ? (speech.speaks?.model ?? null) : null,
})

/**
 * Readies what reads the words of a language before anybody speaks. The first reading takes up to half a second, once in a
 * process, and a person would hear it in the middle of a turn.
 */
function readyReaders(language: string, now: Date): void {
  timesIn('tomorrow at 3 pm', { language, now, timezone: 'UTC' })
  phoneNumbers()
  languageWish({ text: 'Hätten Sie morgen einen Termin?' }, language)
  asksForPerson(language, '')
  dictionaryOf(language)
}

/** The assistant. Where it can't take the call, as when the conversation was just erased, the call has failed. */
async function begin(
  ctx: Ctx,
  call: Call,
  line: Line,
  on: Omit<LineInHand, 'before'> & { guest: CallGuest | null },
): Promise<CallAssistant> {
  try {
    const agent = await spokenAssistant(ctx, call, on)
    readyReaders(agent.locale, ctx.now())
    return agent
  } catch (error) {
    line.close(false)
    await endCall(ctx, call, { by: 'us', error: 'The conversation could not begin.' })
    throw error
  }
}
