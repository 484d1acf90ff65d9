import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'
import { businessById } from '#server/modules/accounts/accounts.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import type { UnsubscribePageData } from '#web/pages/unsubscribe/page-data.ts'
import { findMessageById } from '../messages/messages.ts'

/** Who holds an unsubscribe link: the message's receiver, whom its business calls by this address. */
interface Holder {
  ctx: Ctx
  channel: Channel
  address: string
  page: Omit<Extract<UnsubscribePageData, { page: 'ask' | 'done' }>, 'page'>
}

/** Whom a link is for; null when it is none of ours, or what it was sent for is no longer there. */
export async function holderOf(open: OpenCtx, token: string): Promise<Holder | null> {
  const known = readToken(open, token)
  const business = known && (await businessById(open, known.tenant))
  if (!business) return null
  const ctx = open.as(known.tenant, { kind: 'visitor' })
  // The row remembers the address; its contact may be long deleted.
  const message = await findMessageById(ctx, known.messageId)
  if (!message?.to_address || !message.channel) return null
  const { name, primary_color, language } = business
  return {
    ctx,
    channel: message.channel as Channel,
    address: message.to_address,
    page: { business: name, colour: primary_color, language, address: message.to_address },
  }
}

/** Nothing more on that channel to that address, from now on and also of what is queued. May be said again. */
export async function unsubscribe({ ctx, channel, address }: Holder): Promise<void> {
  const person = channel === 'email' ? { email: address } : { phone: address }
  await suppress(ctx, { ...person, channels: [channel], source: 'unsubscribe' })
}

/** Half of a SHA-256: 128 bits are beyond guessing, and the address stays short. */
const macBytes = 16

/**
 * Where the receiver of a message says that they want no more of them: `{public_url}/u/{token}`. The token holds the
 * business and the message, and is signed, so that nothing is stored for it and it lasts as long as the message's row.
 */
export function unsubscribeUrl(ctx: Ctx, messageId: string): string {
  const ids = Buffer.concat([bytesOf(ctx.tenant), bytesOf(messageId)])
  return `${ctx.config.publicUrl}/u/${Buffer.concat([ids, macOf(ctx, ids)]).toString('base64url')}`
}

/** The business and the message of a token; null for one that we did not make. */
function readToken(open: OpenCtx, token: string): { tenant: string; messageId: string } | null {
  const bytes = Buffer.from(token, 'base64url')
  // Other spellings of the same bytes are no tokens of ours.
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
