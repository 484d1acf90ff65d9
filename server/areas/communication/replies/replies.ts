import type { Ctx } from '../../../context.ts'
import { Problem } from '../../../http/problem.ts'
import { openConversation } from '../../conversations/conversations.ts'
import type { MailParts } from '../../conversations/mails/keeping.ts'
import type { Channel } from '../channel.ts'
import { recordReply } from '../messages/messages.ts'
import { selectMessage } from '../messages/queries.ts'
import { suppress, unsuppress } from '../suppressions/suppressions.ts'
import { lockMessage } from './queries.ts'
import { agrees, wishOf } from './wishes.ts'

/** Something that a person sent to the business on a channel of ours. */
export interface Incoming {
  channel: Exclude<Channel, 'voice'>
  /** Mail address in lower case, or E.164; null where the provider hides it (WhatsApp's user names). */
  address: string | null
  /** As the sender calls themselves. */
  name: string | null
  text: string
  /** What it is besides its words, where it came by mail. */
  mail?: MailParts
  /** The provider's id, or the mail's Message-ID: what comes twice is one. */
  externalId: string
}

/** What became of it, for the metrics. */
export type Outcome = 'reply' | 'stop' | 'start' | 'unwanted' | 'unknown'

/**
 * Takes a text message. A word of command changes what may be sent to that number from now on, whoever it answers;
 * anything else is a reply to `messageId`, where that is known.
 */
export async function takeText(
  ctx: Ctx,
  incoming: Incoming,
  message: { id: string; allow_replies: boolean } | null,
): Promise<Outcome> {
  const { channel, text } = incoming
  const wish = wishOf(text)
  if (wish || agrees(text)) {
    const phone = incoming.address ?? (message && (await addressOf(ctx, message.id)))
    if (!phone) return 'unknown'
    const told = { phone, channel, reason: text.slice(0, 200), source: wish === 'stop' ? 'stop' : 'start' }
    await (wish === 'stop' ? stopNumber(ctx, told) : openNumber(ctx, told))
    if (wish) return wish
  }
  return message ? takeReply(ctx, incoming, message) : 'unknown'
}

interface Told {
  phone: string
  channel: Channel
  reason?: string
  source: string
}

/** Nothing more on that channel to that number. */
export const stopNumber = (ctx: Ctx, { phone, channel, reason, source }: Told): Promise<void> =>
  unlessOdd(ctx, () => suppress(ctx, { phone, channels: [channel], reason: reason ?? null, source }))

/** Messages to that number again, where they were stopped. */
export const openNumber = (ctx: Ctx, { phone, channel, source }: Told): Promise<void> =>
  unlessOdd(ctx, () => unsuppress(ctx, { phone, channels: [channel], source }))

/**
 * A number that is none by our rules is nobody's whom we could write to. It must not hold up the other things that a
 * provider reports together with it, which it repeats until all are taken.
 */
async function unlessOdd(ctx: Ctx, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    ctx.log.warn({ err: error }, 'a provider names a number that can’t be one')
  }
}

const addressOf = async (ctx: Ctx, messageId: string): Promise<string | null> =>
  (await ctx.tx(db => selectMessage(db, messageId)))?.to_address ?? null

/**
 * Keeps a reply: in the conversation that earlier replies to that message began, else in a new one. Nothing is kept of
 * what answers a send for which replies are turned off.
 */
export async function takeReply(
  ctx: Ctx,
  incoming: Incoming,
  { id: messageId, allow_replies }: { id: string; allow_replies: boolean },
): Promise<Outcome> {
  if (!allow_replies) return 'unwanted'
  const { channel, address, text, externalId } = incoming
  return ctx.tx(async db => {
    const message = await lockMessage(db, messageId)
    if (!message) return 'unknown'
    const conversationId = await openConversation(ctx, {
      conversationId: message.reply_conversation_id,
      channel,
      contact: {
        name: message.name ?? incoming.name,
        email: channel === 'email' ? address : null,
        phone: channel === 'email' ? null : address,
      },
      text,
      mail: incoming.mail ?? null,
      externalId: `${channel}:${externalId}`,
    })
    await recordReply(ctx, { messageId, snippet: text, conversationId, at: ctx.now() })
    return 'reply'
  })
}
