import type { Static } from 'typebox'
import type { Message } from '#contract/conversations/conversations.ts'
import type { Mail } from '#contract/conversations/mail.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { say } from '../replies/replies.ts'
import { speakerIn } from '../takeovers/takeovers.ts'
import * as rows from './queries.ts'

/**
 * Mails the answer to what an item stands for, as drafted or in other words, and ticks the item off. The person who sends
 * it says it; the conversation stays the assistant's, which drafts for the next mail again. 404; 409 where the item is no
 * mail or is done already, and where somebody else holds the conversation; 422 where there are no words.
 */
export const sendDraft = (
  ctx: Ctx,
  itemId: string,
  { text, name = null }: { text?: string | null; name?: string | null },
): Promise<Static<typeof Message>> =>
  ctx.tx(async db => {
    const item = await rows.lockItem(db, itemId)
    if (!item) throw notFound('Needs You item')
    if (item.kind !== 'email_draft') throw new Problem(409, 'This is no mail that waits for an answer.')
    if (item.status === 'done') {
      throw new Problem(409, 'This mail was answered or put aside. Open the item again to answer it.')
    }
    if (!item.conversation_id) throw new Problem(409, 'The conversation with this mail has been deleted.')
    const words = text ?? item.draft
    if (words === null) throw invalid(['body', 'text'], 'Field required: there is no draft', 'missing')
    const { shown: author } = await speakerIn(ctx, item.conversation_id, name)
    return say(ctx, item.conversation_id, { text: words, author })
  })

/** The mail that a message came by, whole; 404 where it came otherwise. */
export async function getMail(ctx: Ctx, ids: { conversationId: string; messageId: string }): Promise<Mail> {
  const found = await ctx.tx(db => rows.selectMail(db, ids))
  if (!found) throw notFound('Mail')
  const { message_id, subject, whole, attachments } = found
  return { message_id, subject, text: whole, attachments }
}
