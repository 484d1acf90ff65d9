import type { Call } from '#contract/calls/calls.ts'
import type { NewCallSimulation } from '#contract/calls/simulations.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { joined } from '#server/providers/speech/pcm.ts'
import { createCall, getCall } from '../calls.ts'
import { talk } from '../talk.ts'
import { type ScriptedCaller, scriptedCaller } from './scripted-caller.ts'

/** A simulated call that lasts longer has gone in circles. */
const longestMs = 120_000

/** A call that was held with a script, as it would have been kept. */
export interface RehearsedCall {
  call: Call
  endedBy: ReturnType<ScriptedCaller['endedBy']>
  /** What ended it early; null mostly. */
  broken: 'caller_voice' | 'too_long' | 'stopped' | null
}

/**
 * Holds a call with a scripted caller: the same assistant, skills and knowledge as on a real one. All that it does (the
 * conversation, an appointment, a lead, an item for the team, the events about them) is done in one transaction, which is
 * taken back at the end, so that nobody else ever sees any of it and nothing is sent.
 *
 * That transaction is open for as long as the call lasts, against the rule for all others: simulations are few, one of a
 * business at a time, and limited. A visitor who books in the same calendar meanwhile waits for its end.
 */
export async function rehearseCall(
  ctx: Ctx,
  script: NewCallSimulation,
  { by, signal }: { by: 'words' | 'sound'; signal: AbortSignal },
): Promise<RehearsedCall> {
  try {
    await ctx.tx(async () => {
      throw new TakenBack(await holdCall(ctx, script, { by, signal }))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.rehearsed
    throw error
  }
  throw new Error('a simulated call was not taken back')
}

/** Thrown to take the transaction back, with what was read in it. */
class TakenBack extends Error {
  readonly rehearsed: RehearsedCall
  constructor(rehearsed: RehearsedCall) {
    super('Nothing of this is kept.')
    this.rehearsed = rehearsed
  }
}

async function holdCall(
  ctx: Ctx,
  script: NewCallSimulation,
  { by, signal }: { by: 'words' | 'sound'; signal: AbortSignal },
): Promise<RehearsedCall> {
  const own = await business(ctx)
  const call = await createCall(ctx, {
    direction: script.direction ?? 'inbound',
    medium: 'phone',
    phoneNumber: script.caller?.phone ?? '',
    clientName: script.caller?.name?.trim() ?? '',
    callType: 'simulation',
    brief: script.about?.trim() || null,
    recorded: own.calls.record,
    status: 'ringing',
    linkId: script.link_id ?? null,
    providerId: `simulation ${ctx.id()}`,
  })
  let broken: RehearsedCall['broken'] = null
  const give = (why: NonNullable<RehearsedCall['broken']>) => {
    broken ??= why
    caller.hangUp()
  }
  const caller = scriptedCaller(script.steps, {
    voice: by === 'sound' ? text => soundOf(ctx, text, signal) : null,
    failed: error => {
      ctx.log.warn({ err: error }, 'the voice of a simulated caller failed')
      give('caller_voice')
    },
  })
  const tooLong = setTimeout(() => give('too_long'), longestMs)
  const stop = () => give('stopped')
  signal.addEventListener('abort', stop)
  try {
    await talk(ctx, call, caller.line)
  } finally {
    clearTimeout(tooLong)
    signal.removeEventListener('abort', stop)
  }
  return { call: await getCall(ctx, call.id), endedBy: caller.endedBy(), broken }
}

/** The caller's words as the installation's own voice speaks them. */
async function soundOf(ctx: Ctx, text: string, signal: AbortSignal): Promise<Int16Array> {
  const { language } = await business(ctx)
  const pieces: Int16Array[] = []
  for await (const pcm of ctx.speech.speaks!.speak(text, { language: language ?? 'en', signal }))
    pieces.push(pcm)
  return joined(pieces)
}
