import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { changeLead, leadOf } from '#server/modules/leads/leads.ts'

/**
 * Corrects the address or number of the lead that this call made: what was misheard is not a second person. A lead that was
 * known before keeps what it has.
 */
export async function correctLead(
  ctx: Ctx,
  callId: string,
  conversationId: string,
  { wrong, right }: { wrong: string; right: string },
): Promise<void> {
  const lead = await leadOf(ctx, conversationId)
  if (lead?.call_id !== callId) return
  const field = (['email', 'phone'] as const).find(each => lead[each] === wrong)
  if (!field) return
  await changeLead(ctx, lead.id, { [field]: right }).catch(error => {
    // Somebody else has this address: then the lead of this call is theirs once it is captured.
    if (!(error instanceof Problem)) throw error
  })
}
