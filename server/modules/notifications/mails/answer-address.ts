import { createHmac } from 'node:crypto'
import type { AppDependencies } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'

/**
 * The credential in the address for answers to one thread: 128 bits derived from its id and never stored. Hexadecimal,
 * because mail servers may change the case of an address.
 */
export const answerToken = ({ secret }: Pick<AppDependencies, 'secret'>, threadId: string): string =>
  createHmac('sha256', keyFor(secret, 'answer to a notification'))
    .update(threadId)
    .digest()
    .subarray(0, 16)
    .toString('hex')

/** `desk+r.<token>@example.com`: no business's slug has a dot. */
export const answerAddress = (sender: string, token: string): string => sender.replace('@', `+r.${token}@`)

/** The token in one of these addresses; null when none has one. */
export const tokenIn = (addresses: string[]): string | null =>
  addresses.flatMap(each => /\+r\.([\da-f]{32})@/i.exec(each)?.[1]?.toLowerCase() ?? [])[0] ?? null
