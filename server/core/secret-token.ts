import { createHash, randomBytes } from 'node:crypto'

/**
 * A credential that whoever holds it may use: 192 random bits as 32 URL-safe characters.
 *
 * Read from the system here and not handed in with the parts, as the clock and ids are: a source of
 * secrets that a caller could replace would be a hole, and nothing about a secret can be tested by
 * choosing it.
 */
export const secretToken = (): string => randomBytes(24).toString('base64url')

/**
 * What a token is looked up by. One pass of SHA-256 is enough, because 192 random bits can't be
 * guessed; and an index compares hashes, whose order of bytes tells an observer of its timing nothing.
 */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
