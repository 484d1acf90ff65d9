import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'

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
export function readToken(open: OpenCtx, token: string): { tenant: string; messageId: string } | null {
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
