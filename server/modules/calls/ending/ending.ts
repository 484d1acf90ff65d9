import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { doneSince, putThrough } from '#server/modules/conversations/spoken/spoken.ts'
import { leadOf } from '#server/modules/leads/leads.ts'
import { type Call, closeCall, happened, publishEnd, turnsOf } from '../calls.ts'
import { impressionOf } from '../impression/impression.ts'
import { lockCall } from '../queries.ts'
import { type EndCause, endOfCall } from './end-of-call.ts'

/** What the process that held the conversation knows, and the rows do not. */
interface Held {
  /** The language that was spoken, BCP 47; else the business's. */
  language?: string
  /** When it was over; else when the carrier said so, else now. */
  at?: Date
  /** Nobody had a name for this person before the call: the name that they gave in it counts. */
  unnamed?: boolean
}

/**
 * Ends a call, once. All that it leaves is read from the rows, so that any process can do it. False when the call is
 * over already, and where `cause` does not end it (see `endOfCall`); nothing changed then.
 */
export async function endCall(ctx: Ctx, call: Call, cause: EndCause, held: Held = {}): Promise<boolean> {
  // Outside the transaction: the language model may take seconds to sum up a conversation.
  const left = hasConversation(call, cause) ? await leftBy(ctx, call.id, held) : null
  return ctx.tx(async db => {
    const now = await lockCall(db, call.id)
    if (!now || now.ended_at) return false
    const { direction, medium, elsewhere, answered_at, conversation_id } = now
    const inMessages =
      left && conversation_id && answered_at ? await doneSince(ctx, conversation_id, answered_at) : []
    const facts = {
      direction,
      medium,
      elsewhere,
      answered: answered_at !== null,
      hungUp: happened(now, 'hung_up'),
      inMessages,
      inCall: now.actions,
    }
    const end = endOfCall(facts, cause)
    if (!end) return false
    if (conversation_id && end.actions.includes('transferred')) await putThrough(ctx, conversation_id)
    const lead = left && conversation_id ? await leadOf(ctx, conversation_id) : null
    const unnamed = held.unnamed ?? now.client_name === ''
    const ended = await closeCall(ctx, now, {
      ...end,
      ...left,
      at: held.at ?? now.hung_up_at ?? ctx.now(),
      clientName: (left && unnamed && lead?.name) || now.client_name,
      leadId: lead?.id ?? now.lead_id,
    })
    if (awaitsRecording(ended)) {
      const latest = new Date(ctx.now().getTime() + recordingWithinMs)
      await ctx.enqueue(tellEnd, { call_id: call.id }, { startAfter: latest })
    } else await publishEnd(ctx, call.id)
    return true
  })
}

const hasConversation = (call: Call, { by }: EndCause): boolean =>
  by === 'conversation' || ((by === 'nobody' || call.elsewhere !== null) && call.answered_at !== null)

/** A carrier has a recording ready within seconds. The end of a call is published without it after so long. */
const recordingWithinMs = 60_000

const awaitsRecording = (call: Call): boolean =>
  happened(call, 'recording_begun') && !call.recording_key && !call.recording_deleted_at

/** Publishes the end of a call whose recording did not come. */
const tellEnd: Job<{ call_id: string }> = job<{ call_id: string }>({
  name: 'calls.tell_end',
  concurrency: 4,
  run: (ctx, { call_id }) => publishEnd(ctx, call_id),
})

export const endingJobs = [tellEnd as Job<never>]

/** What the conversation of a call was like, and what it was about. */
async function leftBy(ctx: Ctx, id: string, { language }: Held) {
  return impressionOf(ctx, language ?? homeLanguage(await business(ctx)), await turnsOf(ctx, id))
}
