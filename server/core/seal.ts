import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts what must be read again but never lie open in the database (AES-256-GCM; the layout is
 * nonce 12, tag 16, ciphertext). `purpose` gives each use a key of its own, so that a value sealed
 * for one can't be passed off as another's.
 */
export function seal(secret: Uint8Array, purpose: string, plain: string | Uint8Array): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([
    cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain),
    cipher.final(),
  ])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Opens what `seal` made. Throws when it was sealed with another secret or purpose, or altered. */
export function unseal(secret: Uint8Array, purpose: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

const keys = new WeakMap<Uint8Array, Map<string, Uint8Array>>()

/**
 * A key for one purpose, derived from the installation's secret (HKDF, RFC 5869). Remembered: a list of
 * links unseals dozens of values in one request.
 */
export function keyFor(secret: Uint8Array, purpose: string): Uint8Array {
  const known = keys.get(secret) ?? new Map<string, Uint8Array>()
  keys.set(secret, known)
  let key = known.get(purpose)
  if (!key) {
    key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `frontdesk ${purpose}`, 32))
    known.set(purpose, key)
  }
  return key
}
