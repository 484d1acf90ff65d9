import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Channel } from '#contract/contacts/channels.ts'
import type { UnsubscribePageData } from '#contract/pages/unsubscribe.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'
import { businessById } from '#server/modules/accounts/accounts.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { findMessageById, recordUnsubscribe } from '../messages/messages.ts'

/** The holder of an unsubscribe link: the recipient of the message. */
interface Holder {
  ctx: Ctx
  messageId: string
  channel: Channel
  address: string
  page: Omit<Extract<UnsubscribePageData, { page: 'ask' | 'done' }>, 'page'>
}

/** The holder of a link; null when it is not one of ours, or the message is gone. */
export async function holderOf(open: OpenCtx, token: string): Promise<Holder | null> {
  const known = readToken(open, token)
  const business = known && (await businessById(open, known.tenant))
  if (!business) return null
  const ctx = open.as(known.tenant, { kind: 'visitor' })
  // The message has the address even if the contact is deleted.
  const message = await findMessageById(ctx, known.messageId)
  if (!message?.to_address || !message.channel) return null
  const { name, primary_color, language, website, channels, slug } = business
  const home = website ?? (channels.chat ? `${open.config.chatUrl}/${slug}` : null)
  return {
    ctx,
    messageId: message.id,
    channel: message.channel as Channel,
    address: message.to_address,
    page: { business: name, colour: primary_color, language, address: message.to_address, home },
  }
}

/** Stops all messages to this address on this channel, also queued ones. It may be called again. */
export async function unsubscribe({ ctx, messageId, channel, address }: Holder): Promise<void> {
  const person = channel === 'email' ? { email: address } : { phone: address }
  await suppress(ctx, { ...person, channels: [channel], source: 'unsubscribe' })
  await recordUnsubscribe(ctx, messageId)
}

/** Half of a SHA-256: 128 bits can't be guessed, and the address stays short. */
const macBytes = 16

/**
 * The address where the recipient of a message unsubscribes: `{public_url}/u/{token}`. The token contains the business and
 * the message and is signed, so nothing is stored for it, and it is valid as long as the message's row exists.
 */
export function unsubscribeUrl(ctx: Ctx, messageId: string): string {
  const ids = Buffer.concat([bytesOf(ctx.tenant), bytesOf(messageId)])
  return `${ctx.config.publicUrl}/u/${Buffer.concat([ids, macOf(ctx, ids)]).toString('base64url')}`
}

/** The business and the message of a token; null when we did not make it. */
function readToken(open: OpenCtx, token: string): { tenant: string; messageId: string } | null {
  const bytes = Buffer.from(token, 'base64url')
  // Another encoding of the same bytes is not a token of ours.
  if (bytes.length !== 32 + macBytes || bytes.toString('base64url') !== token) return null
  const ids = bytes.subarray(0, 32)
  if (!timingSafeEqual(bytes.subarray(32), macOf(open, ids))) return null
  return { tenant: uuidOf(ids.subarray(0, 16)), messageId: uuidOf(ids.subarray(16)) }
}

const macOf = ({ secret }: OpenCtx, ids: Uint8Array): Buffer =>
  createHmac('sha256', keyFor(secret, 'unsubscribe link')).update(ids).digest().subarray(0, macBytes)

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
