import type { Static } from 'typebox'
import type { Conversation } from '#contract/conversations/conversations.ts'
import type { Ctx } from '#server/core/context.ts'
import type { ConversationRow } from './record.ts'

/** A standard key may stand in a website's program: what nobody was to read, and what it cost, stay with the business. */
export const seesInside = ({ actor }: Ctx): boolean =>
  actor.kind === 'member' || (actor.kind === 'key' && actor.class === 'admin')

export const showConversation = (
  ctx: Ctx,
  { message_count, holder_id, holder_name, held_at, assignee_id, assignee_name, ...row }: ConversationRow,
  leadId: string | null,
): Static<typeof Conversation> => {
  const { input_tokens, output_tokens, tokens_estimated: estimated, cost, ...shown } = row
  const { currency } = ctx.config
  const asked = input_tokens + output_tokens > 0
  return {
    ...shown,
    lead_id: leadId,
    messages: message_count,
    usage: asked && seesInside(ctx) ? { input_tokens, output_tokens, estimated, cost, currency } : null,
    holder:
      holder_id && held_at ? { id: holder_id, name: holder_name ?? '', since: held_at.toISOString() } : null,
    assignee: assignee_id && assignee_name ? { id: assignee_id, name: assignee_name } : null,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    started_at: row.started_at.toISOString(),
    last_message_at: row.last_message_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  }
}
