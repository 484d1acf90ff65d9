import type { Ctx } from '#server/core/context.ts'
import { raise } from '../../inbox-items/inbox-items.ts'
import { notify } from '../../live/signal.ts'
import { markBounced, updateDraftOf } from '../queries.ts'

/** Raises an inbox item for an answer that was not delivered, so that people can send it again or otherwise. */
export const raiseUndelivered = (
  ctx: Ctx,
  {
    id,
    conversation_id: conversationId,
    text,
    name,
    email,
    reason,
  }: {
    id: string
    conversation_id: string
    text: string
    name: string | null
    email: string | null
    reason: string
  },
): Promise<void> =>
  ctx.tx(async db => {
    await raise(ctx, {
      kind: 'email_draft',
      title: `Not delivered to ${name ?? email}: ${reason}`,
      conversationId,
      contact: { name, email, phone: null },
      question: { text, key: id },
      failed: true,
    })
    await updateDraftOf(db, { conversationId, key: id }, text)
  })

/**
 * Records that a mail server returned an answer; `ids` may name other messages too. Returns the address that it went
 * to; null when it is not ours or already known.
 */
export const noteBounce = (ctx: Ctx, ids: string[], reason: string): Promise<string | null> =>
  ctx.tx(async db => {
    const returned = ids.length ? await markBounced(db, ids, reason.slice(0, 500)) : undefined
    if (!returned) return null
    await raiseUndelivered(ctx, { ...returned, reason })
    await notify(ctx, db, returned.conversation_id, 'delivery')
    return returned.email
  })
