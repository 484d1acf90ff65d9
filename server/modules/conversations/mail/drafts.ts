import type { Static } from 'typebox'
import type { Message } from '#contract/conversations/conversations.ts'
import type { Mail } from '#contract/conversations/mail.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { type ReplyExtras, storeReply } from '../replies/replies.ts'
import { speakerIn } from '../takeovers/takeovers.ts'
import * as rows from './queries.ts'

/**
 * Sends the answer to the mail that an item stands for, as drafted or in other words, and marks the item as done. The
 * answer is the sender's; the assistant keeps the conversation and drafts again for the next mail. 404; 409 when the
 * item is no mail or is done, or when somebody else holds the conversation; 422 without text.
 */
export const sendDraft = (
  ctx: Ctx,
  itemId: string,
  { text, name = null, ...extras }: ReplyExtras & { text?: string | null; name?: string | null },
): Promise<Static<typeof Message>> =>
  ctx.tx(async db => {
    const item = await rows.lockItem(db, itemId)
    if (!item) throw notFound('Needs You item')
    if (item.kind !== 'email_draft')
      throw new Problem(409, 'This item is not a mail that waits for an answer.')
    if (item.status === 'done') {
      throw new Problem(409, 'This mail was answered or put aside. Open the item again to answer it.')
    }
    if (!item.conversation_id) throw new Problem(409, 'The conversation with this mail has been deleted.')
    const words = text ?? item.draft
    if (words === null) throw invalid(['body', 'text'], 'Field required: there is no draft', 'missing')
    const { shown: author } = await speakerIn(ctx, item.conversation_id, name)
    return storeReply(ctx, item.conversation_id, { text: words, author, ...extras })
  })

/** The whole mail of a message; 404 when it did not come by mail. */
export async function getMail(ctx: Ctx, ids: { conversationId: string; messageId: string }): Promise<Mail> {
  const found = await ctx.tx(db => rows.selectMail(db, ids))
  if (!found) throw notFound('Mail')
  const { message_id, subject, whole, attachments } = found
  return { message_id, subject, text: whole, attachments }
}
