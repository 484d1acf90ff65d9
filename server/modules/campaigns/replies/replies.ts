import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { suppress, unsuppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { openConversation } from '#server/modules/conversations/conversations.ts'
import type { MailParts } from '#server/modules/conversations/mail/keeping.ts'
import { recordReply } from '../messages/messages.ts'
import { lockMessage } from './queries.ts'
import type { Wish } from './wishes.ts'

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
  /** What a button says that was made for it, whatever is written on it. */
  wish?: Wish | null
  /** The provider's id, or the mail's Message-ID: what comes twice is one. */
  externalId: string
}

/** What became of it, for the metrics. */
export type Outcome = 'reply' | 'stop' | 'start' | 'unwanted' | 'unknown'

interface Told {
  phone: string
  channel: Channel
  reason?: string
  source: string
  /** Opens only what the number's own stop had closed. */
  onlyStopped?: boolean
}

/** Nothing more on that channel to that number. */
export const stopNumber = (ctx: Ctx, { phone, channel, reason, source }: Told): Promise<void> =>
  unlessOdd(ctx, () => suppress(ctx, { phone, channels: [channel], reason: reason || null, source }))

/** Messages to that number again, where they were stopped. */
export const openNumber = (ctx: Ctx, { phone, channel, source, onlyStopped = false }: Told): Promise<void> =>
  unlessOdd(ctx, () => unsuppress(ctx, { phone, channels: [channel], source, onlyStopped }))

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
