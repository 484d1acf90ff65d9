import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { doneSince } from '#server/modules/conversations/spoken/spoken.ts'
import { leadOf } from '#server/modules/leads/leads.ts'
import { isDeed } from '../assistant/assistant.ts'
import { type Call, callEnded, turnsOf } from '../calls.ts'
import { impressionOf } from '../impression/impression.ts'

/** Ends a call whose conversation can't any more, since its process died: with what was written down while it lasted. */
export async function settleCall(ctx: Ctx, call: Call): Promise<void> {
  const { language } = await business(ctx)
  const impression = await impressionOf(ctx, language, await turnsOf(ctx, call.id))
  const { conversation_id, answered_at } = call
  const lead = conversation_id ? await leadOf(ctx, conversation_id) : null
  const done = conversation_id && answered_at ? await doneSince(ctx, conversation_id, answered_at) : []
  const withMachine = { withMachine: true } as const
  await callEnded(ctx, call.id, {
    ...withMachine,
    status: 'completed',
    ...impression,
    actions: done.filter(isDeed),
    leadId: lead?.id ?? call.lead_id,
  })
}
