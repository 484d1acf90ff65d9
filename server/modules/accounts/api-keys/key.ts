import { createHash, randomBytes } from 'node:crypto'

export type KeyClass = 'standard' | 'admin'

const prefixes: Record<KeyClass, string> = { standard: 'ua_', admin: 'ua_admin_' }

/** A new key: its class in front, then 256 random bits as 43 URL-safe characters. */
export const makeKey = (keyClass: KeyClass): string =>
  prefixes[keyClass] + randomBytes(32).toString('base64url')

/**
 * The hash that we store of a key and look it up by. One pass of SHA-256 is enough: nobody can guess 256 random
 * bits, so a slow hash would protect nothing.
 */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The first characters, so that people can tell their keys apart: `ua_admin_Q2xv`. */
export const visiblePart = (key: string): string => key.slice(0, /^ua_(admin_)?/.exec(key)![0].length + 4)
