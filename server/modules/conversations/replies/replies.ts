import type { Static } from 'typebox'
import type { Message } from '#contract/conversations/conversations.ts'
import { longestMessage } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { takeAlong } from '../attachments/attachments.ts'
import { showMessage } from '../conversations.ts'
import { notify } from '../live/signal.ts'
import { appendMessage } from '../messages/append-queries.ts'
import { selectRecent } from '../messages/queries.ts'
import { lockConversation } from '../queries.ts'
import { hold, noteAnswered } from '../takeovers/takeovers.ts'
import * as rows from './queries.ts'

/** The outbox event for a reply that waits to leave by the conversation's channel: `{ message_id }`. */
export const replyQueued = 'conversation.reply_queued'

/** WhatsApp allows free text for so long after the visitor's message, later only a template that Meta approved. */
const whatsappHours = 24

/** Characters of one text message, however many parts it is sent in. */
const longestText = 1_600

/** What a reply carries besides its words. */
export interface ReplyExtras {
  attachment_ids?: string[] | undefined
  if_last_position?: number | null | undefined
}

/**
 * A person's reply to the visitor. The person holds the conversation from then on; 409, naming the holder, when
 * somebody else does. In a chat the page shows the reply; on other channels it is sent once, after the response. 404;
 * 409 when that channel does not reach the visitor or takes no files, and with the last reply when somebody of the team
 * has written after `if_last_position`; 422 for empty or too long text.
 */
export const reply = (
  ctx: Ctx,
  conversationId: string,
  {
    text: given,
    name = null,
    if_last_position,
    attachment_ids,
  }: ReplyExtras & { text: string; name?: string | null },
): Promise<Static<typeof Message>> =>
  ctx.tx(async db => {
    await refuseUnseen(db, conversationId, { if_last_position })
    const { shown: author } = await hold(ctx, conversationId, { force: false, name })
    return storeReply(ctx, conversationId, { text: given, author, attachment_ids })
  })

/** Stores a reply by a person who may speak there, whoever holds the conversation. */
export const storeReply = (
  ctx: Ctx,
  conversationId: string,
  { text: given, author, ...extras }: ReplyExtras & { text: string; author: string },
): Promise<Static<typeof Message>> =>
  ctx.tx(async db => {
    await refuseUnseen(db, conversationId, extras)
    const conversation = await rows.selectRecipient(db, conversationId)
    if (!conversation) throw notFound('Conversation')
    const text = readText(given, conversation, { mayBeEmpty: Boolean(extras.attachment_ids?.length) })
    const leaves = await leavesByChannel(ctx, conversation)
    const id = ctx.id()
    await appendMessage(db, conversationId, {
      id,
      role: 'person',
      text,
      at: ctx.now(),
      author,
      delivery: leaves ? 'queued' : null,
    })
    await takeAlong(ctx, conversation, id, extras.attachment_ids ?? [])
    await noteAnswered(ctx, conversationId)
    await ctx.publish('chat.message', {
      conversation_id: conversationId,
      message_id: id,
      channel: conversation.channel,
      role: 'person',
      text,
      client_name: conversation.client_name,
      link_id: conversation.link_id,
    })
    if (leaves) await ctx.publish(replyQueued, { message_id: id })
    await notify(ctx, db, conversationId, 'person')
    return showMessage(ctx, (await selectRecent(db, conversationId, 1))[0]!)
  })

/** Locks the conversation; 409 when a colleague has written after what the writer has seen. */
async function refuseUnseen(db: Tx, id: string, { if_last_position: seen }: ReplyExtras): Promise<void> {
  if (seen === undefined || seen === null) return
  if (!(await lockConversation(db, id))) throw notFound('Conversation')
  const last = await rows.selectLastReplyAfter(db, id, seen)
  if (last) throw new Problem(409, `${last.author ?? 'Somebody'} has answered meanwhile.`, {}, { last })
}

/** Files may go without words. */
function readText(
  given: string,
  { channel }: rows.RecipientRow,
  { mayBeEmpty }: { mayBeEmpty: boolean },
): string {
  const text = given.trim()
  const most = channel === 'sms' ? longestText : longestMessage
  if (!text && !mayBeEmpty)
    throw invalid(['body', 'text'], 'String should have at least 1 character', 'string_too_short')
  if ([...text].length > most) {
    throw invalid(['body', 'text'], `String should have at most ${most} characters`, 'string_too_long')
  }
  return text
}

/** Whether a reply must be sent by a channel, because no page shows it; 409 when there is no way. */
async function leavesByChannel(
  ctx: Ctx,
  { id, channel, begun_by, email, phone }: rows.RecipientRow,
): Promise<boolean> {
  // A call from a page continues there: replies are spoken during the call and shown afterwards.
  if (channel === 'chat' || channel === 'widget' || (channel === 'call' && begun_by === 'visitor'))
    return false
  if (channel === 'call') throw new Problem(409, 'A call can’t be answered in writing.')
  if (channel === 'email' ? !email : !phone) {
    const missing = channel === 'email' ? 'email address' : 'number'
    throw new Problem(409, `The visitor’s ${missing} is not known.`)
  }
  if (channel === 'whatsapp') {
    const heard = await ctx.tx(db => rows.selectLastVisitorMessageAt(db, id))
    if (!heard || ctx.now().getTime() - heard.getTime() > whatsappHours * 3_600_000) {
      throw new Problem(
        409,
        `WhatsApp lets you answer within ${whatsappHours} hours of the visitor’s last message. Send them an approved template instead.`,
      )
    }
  }
  return true
}
