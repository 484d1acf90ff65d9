import { createHmac } from 'node:crypto'
import type { Config } from '#server/core/config.ts'
import type { AppDependencies } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'

/**
 * 192 bits derived from the id of what they open, and never stored. Every mail and every API answer can repeat the same
 * address, and the database holds only its hash.
 */
const tokenOf = ({ secret }: Pick<AppDependencies, 'secret'>, purpose: string, id: string): string =>
  createHmac('sha256', keyFor(secret, purpose)).update(id).digest().subarray(0, 24).toString('base64url')

/** The credential of a booking's manage page. */
export const manageToken = (parts: Pick<AppDependencies, 'secret'>, id: string): string =>
  tokenOf(parts, 'booking token', id)

/** The credential by which somebody gives up their place on the waitlist. */
export const leaveToken = (parts: Pick<AppDependencies, 'secret'>, id: string): string =>
  tokenOf(parts, 'waitlist token', id)

/** The booking page, which asks whether to leave the list: mail scanners open every link. */
export const leaveUrl = (
  parts: { secret: Uint8Array; config: Config },
  { slug, id }: { slug: string; id: string },
): string => `${parts.config.chatUrl}/${slug}/book?leave=${leaveToken(parts, id)}`

/** `{chat_url}/b/{token}` */
export const manageUrl = (parts: { secret: Uint8Array; config: Config }, id: string): string =>
  `${parts.config.chatUrl}/b/${manageToken(parts, id)}`
