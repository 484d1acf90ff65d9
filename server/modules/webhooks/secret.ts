import { createHmac } from 'node:crypto'
import type { AppDependencies } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import { secretToken } from '#server/core/secret-token.ts'

const purpose = 'webhook secret'

/** A new secret that signs a webhook's deliveries: 192 random bits after a prefix that identifies its kind. */
export const makeSecret = (): string => `whsec_${secretToken()}`

export const sealSecret = ({ secret }: Pick<AppDependencies, 'secret'>, plain: string): Buffer =>
  seal(secret, purpose, plain)

/** Decrypts secrets, and caches the two that a webhook may have, because decrypting takes longer than signing. */
export function secretOpener({ secret }: Pick<AppDependencies, 'secret'>): (sealed: Buffer) => string {
  const opened = new Map<string, string>()
  return sealed => {
    const key = sealed.toString('base64')
    const known = opened.get(key)
    if (known) return known
    if (opened.size >= 2) opened.clear()
    const plain = unseal(secret, purpose, sealed).toString()
    opened.set(key, plain)
    return plain
  }
}

/** `sha256=` and the hex HMAC-SHA256 of the body's bytes. */
export const signature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
