import { createPublicKey } from 'node:crypto'
import type { Dns } from '#server/providers/dns/dns.ts'

// DKIM (RFC 6376): the key with which a mail is signed, below a name of the domain.

export type DkimState = 'right' | 'missing' | 'differs' | 'revoked' | 'unknown'

export interface Dkim {
  state: DkimState
  /** Where the record stands; null where nobody says which key is used. */
  name: string | null
  found: string[]
  wanted: string | null
}

/** The record that belongs to a private key in PEM. */
export function dkimRecordOf(privateKey: string): string {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return `v=DKIM1; k=rsa; p=${der.toString('base64')}`
}

/** The key of a record; null where it is none, '' where it was taken back. */
const keyOf = (record: string): string | null => {
  const tag = /(?:^|;)\s*p\s*=([^;]*)/.exec(record)
  return tag ? tag[1]!.replace(/\s/g, '') : null
}

/**
 * Whether the record of a key is there. `wanted`: that of the key with which we sign; null where the mail service signs,
 * whose key nobody knows. Throws DnsUnavailable.
 */
export async function dkimOf(
  dns: Dns,
  key: { domain: string; selector: string; wanted: string | null },
): Promise<Dkim> {
  const { domain, selector, wanted } = key
  const name = `${selector}._domainkey.${domain}`
  const found = (await dns.texts(name)).filter(text => keyOf(text) !== null)
  const keys = found.map(keyOf)
  if (!found.length) return { state: 'missing', name, found, wanted }
  if (wanted !== null)
    return keys.includes(keyOf(wanted))
      ? { state: 'right', name, found, wanted: null }
      : { state: 'differs', name, found, wanted }
  return { state: keys.some(Boolean) ? 'right' : 'revoked', name, found, wanted: null }
}
