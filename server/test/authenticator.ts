import { codeOf, stepAt } from '#server/modules/accounts/second-factor/totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a secret that people see in base 32 (RFC 4648, section 6). */
export function readSecret(shown: string): Buffer {
  const bits = [...shown].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(eight => Number.parseInt(eight, 2)))
}

/** The code that an authenticator app shows for a secret, this many steps from now. */
export const codeNow = (secret: string, clock: { now(): Date }, off = 0): string =>
  codeOf(readSecret(secret), stepAt(clock.now()) + off)
