import type { Static } from 'typebox'
import type { Message } from '#contract/conversations/conversations.ts'
import { longestMessage } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { showMessage } from '../conversations.ts'
import { tell } from '../live/signal.ts'
import { appendMessage, selectRecent } from '../messages/queries.ts'
import { hold, noteAnswered } from '../takeovers/takeovers.ts'
import * as rows from './queries.ts'

/** Says in the outbox that a reply waits to leave by the conversation's channel: `{ message_id }`. */
export const replyQueued = 'conversation.reply_queued'

/** Free words may follow their message for so long, later only a template that Meta approved. */
const whatsappHours = 24

/** The most that one text message may hold, however many parts it is sent in. */
const longestText = 1_600

/**
 * A person's reply to the visitor. Whoever replies holds the conversation from then on; 409, naming them, where somebody
 * else does. In a chat it is shown where the visitor reads; elsewhere it leaves by the conversation's channel behind the
 * response, once. 404; 409 where that channel has no way to the visitor; 422 for an empty or overlong text.
 */
export const reply = (
  ctx: Ctx,
  conversationId: string,
  { text: given, name = null }: { text: string; name?: string | null },
): Promise<Static<typeof Message>> =>
  ctx.tx(async () => {
    const { shown: author } = await hold(ctx, conversationId, { force: false, name })
    return say(ctx, conversationId, { text: given, author })
  })

/** The same said by a person who may speak there, whoever holds the conversation. */
export const say = (
  ctx: Ctx,
  conversationId: string,
  { text: given, author }: { text: string; author: string },
): Promise<Static<typeof Message>> =>
  ctx.tx(async db => {
    const conversation = await rows.selectAddressed(db, conversationId)
    if (!conversation) throw notFound('Conversation')
    const text = readText(given, conversation)
    const leaves = await mustLeave(ctx, conversation)
    const id = ctx.id()
    await appendMessage(db, conversationId, {
      id,
      role: 'person',
      text,
      at: ctx.now(),
      author,
      delivery: leaves ? 'queued' : null,
    })
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
    tell(ctx, conversationId, 'person')
    return showMessage((await selectRecent(db, conversationId, 1))[0]!)
  })

function readText(given: string, { channel }: rows.AddressedRow): string {
  const text = given.trim()
  const most = channel === 'sms' ? longestText : longestMessage
  if (!text) throw invalid(['body', 'text'], 'String should have at least 1 character', 'string_too_short')
  if ([...text].length > most) {
    throw invalid(['body', 'text'], `String should have at most ${most} characters`, 'string_too_long')
  }
  return text
}

/** Whether a reply leaves by another way than the page that the visitor reads; 409 where there is none. */
async function mustLeave(
  ctx: Ctx,
  { id, channel, begun_by, email, phone }: rows.AddressedRow,
): Promise<boolean> {
  // A call from a page goes on there: what is written is spoken while it lasts, and read afterwards.
  if (channel === 'chat' || channel === 'widget' || (channel === 'call' && begun_by === 'visitor'))
    return false
  if (channel === 'call') throw new Problem(409, 'A call can’t be answered in writing.')
  if (channel === 'email' ? !email : !phone) {
    const missing = channel === 'email' ? 'email address' : 'number'
    throw new Problem(409, `The visitor’s ${missing} is not known.`)
  }
  if (channel === 'whatsapp') {
    const heard = await ctx.tx(db => rows.selectLastHeard(db, id))
    if (!heard || ctx.now().getTime() - heard.getTime() > whatsappHours * 3_600_000) {
      throw new Problem(
        409,
        `WhatsApp lets you answer within ${whatsappHours} hours of the visitor’s last message. Send them an approved template instead.`,
      )
    }
  }
  return true
}
