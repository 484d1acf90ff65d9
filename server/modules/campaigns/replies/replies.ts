import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { suppress, unsuppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import type { StoredFile } from '#server/modules/conversations/attachments/attachments.ts'
import { storeExternalMessage } from '#server/modules/conversations/conversations.ts'
import type { MailContent } from '#server/modules/conversations/mail/record/record.ts'
import type { OptKeyword } from '../keywords/keywords.ts'
import { recordReply } from '../messages/messages.ts'
import { lockMessage } from './queries.ts'

/** A message that a person sent to the business. */
export interface IncomingReply {
  channel: Exclude<Channel, 'voice'>
  /** A mail address in lower case, or a number in E.164; null when the provider hides it (WhatsApp's user names). */
  address: string | null
  /** The name that the sender gives. */
  name: string | null
  text: string
  /** The further parts of a mail. */
  mail?: MailContent
  /** The files of a mail, as far as they were kept. */
  files?: StoredFile[]
  /** The keyword of a button, whatever its label. */
  wish?: OptKeyword | null
  /** The provider's id, or the mail's Message-ID, by which duplicates are recognised. */
  externalId: string
}

/** How a reply was processed, for the metrics. */
export type ReplyOutcome = 'reply' | 'stop' | 'start' | 'unwanted' | 'unknown'

interface NumberChange {
  phone: string
  channel: Channel
  reason?: string
  source: string
  /** Grants only the consent that the number's own stop withdrew. */
  onlyStopped?: boolean
}

/** Stops all messages on a channel to a number. */
export const stopNumber = (ctx: Ctx, { phone, channel, reason, source }: NumberChange): Promise<void> =>
  unlessInvalidNumber(ctx, () =>
    suppress(ctx, { phone, channels: [channel], reason: reason || null, source }),
  )

/** Allows messages to a number again that were stopped. */
export const openNumber = (
  ctx: Ctx,
  { phone, channel, source, onlyStopped = false }: NumberChange,
): Promise<void> =>
  unlessInvalidNumber(ctx, () => unsuppress(ctx, { phone, channels: [channel], source, onlyStopped }))

/**
 * Ignores a number that is invalid by our rules, because we can't write to it. Its error must not block other reports in
 * the same request, which the provider repeats until all are accepted.
 */
async function unlessInvalidNumber(ctx: Ctx, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    ctx.log.warn({ err: error }, 'a provider sent an invalid phone number')
  }
}

/**
 * Stores a reply in the conversation of earlier replies to the same message, else in a new one. Stores nothing when replies
 * to the broadcast are turned off.
 */
export async function receiveReply(
  ctx: Ctx,
  incoming: IncomingReply,
  { id: messageId, allow_replies }: { id: string; allow_replies: boolean },
): Promise<ReplyOutcome> {
  if (!allow_replies) return 'unwanted'
  const { channel, address, text, externalId } = incoming
  return ctx.tx(async db => {
    const message = await lockMessage(db, messageId)
    if (!message) return 'unknown'
    const conversationId = await storeExternalMessage(ctx, {
      conversationId: message.reply_conversation_id,
      channel,
      contact: {
        name: message.name ?? incoming.name,
        email: channel === 'email' ? address : null,
        phone: channel === 'email' ? null : address,
      },
      text,
      mail: incoming.mail ?? null,
      files: incoming.files ?? [],
      externalId: `${channel}:${externalId}`,
    })
    await recordReply(ctx, { messageId, snippet: text, conversationId, at: ctx.now() })
    return 'reply'
  })
}
