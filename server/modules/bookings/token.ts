import { createHmac } from 'node:crypto'
import type { Config } from '#server/core/config.ts'
import type { AppDependencies } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'

/**
 * The credential of a booking's manage page: 192 bits derived from its id and never stored. Every mail and every API
 * answer can repeat the same address, and the database holds only its hash.
 */
export const manageToken = (parts: Pick<AppDependencies, 'secret'>, id: string): string =>
  createHmac('sha256', keyFor(parts.secret, 'booking token'))
    .update(id)
    .digest()
    .subarray(0, 24)
    .toString('base64url')

/** `{chat_url}/b/{token}` */
export const manageUrl = (parts: { secret: Uint8Array; config: Config }, id: string): string =>
  `${parts.config.chatUrl}/b/${manageToken(parts, id)}`
