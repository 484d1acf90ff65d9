import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts a value that the program must read again but that must not lie open in the database. AES-256-GCM;
 * the layout is nonce (12 bytes), tag (16 bytes), ciphertext. Each `purpose` has its own key, so that a value
 * sealed for one purpose cannot be used for another.
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

/** Decrypts what `seal` made. Throws when the secret or the purpose differs, or the value was altered. */
export function unseal(secret: Uint8Array, purpose: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

const keys = new WeakMap<Uint8Array, Map<string, Uint8Array>>()

/**
 * Derives the key for one purpose from the installation's secret (HKDF, RFC 5869). Keys are cached: a list of
 * links decrypts dozens of values in one request.
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
