import { createHmac } from 'node:crypto'
import { sameText } from '#server/providers/signatures.ts'

// Codes of an authenticator app (RFC 6238), with the parameters that every app supports: SHA-1, six digits, 30
// seconds.

const stepSeconds = 30
const digits = 6
/** A clock may be off by one step either way, and people take their time to type (RFC 6238, section 5.2). */
const tolerance = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, section 6, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The time step of a moment: 30 seconds each, since 1970. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds)

/** The code of one step (RFC 4226, section 5.3). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step that this code belongs to, among those acceptable now; null when it fits none. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  for (let step = stepAt(now) - tolerance; step <= stepAt(now) + tolerance; step++)
    if (sameText(codeOf(secret, step), code)) return step
  return null
}

/** The URI in the QR code that the app scans: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function otpauthUri(
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): string {
  // A colon separates the two in the label.
  const from = issuer.replaceAll(':', ' ')
  const label = `${encodeURIComponent(from)}:${encodeURIComponent(account)}`
  const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(from)}`
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
