import { createHash, randomBytes } from 'node:crypto'

/**
 * Makes a bearer credential: 192 random bits as 32 URL-safe characters.
 *
 * The random source is not injected like the clock and ids: a source of secrets that a caller could replace would
 * be a hole, and no test gains from choosing a secret.
 */
export const secretToken = (): string => randomBytes(24).toString('base64url')

/**
 * The hash by which a token is looked up. One pass of SHA-256 is enough, because nobody can guess 192 random
 * bits; and since the index compares hashes, its timing tells an observer nothing about the token.
 */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
