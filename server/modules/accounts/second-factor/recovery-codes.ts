import { randomBytes } from 'node:crypto'
import { tokenHash } from '#server/core/secret-token.ts'
import { base32 } from './totp.ts'

/** How many codes a member gets. Each works once. */
const count = 10

/** New codes: 80 random bits each, in four groups that can be copied from paper. One pass of SHA-256 keeps them. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => base32(randomBytes(10)).toLowerCase().match(/.{4}/g)!.join('-'))

/** The hash that we store of a recovery code; spaces, hyphens and case make no difference. */
export const recoveryHash = (typed: string): Buffer =>
  tokenHash(typed.toLowerCase().replace(/[^a-z2-7]/g, ''))
