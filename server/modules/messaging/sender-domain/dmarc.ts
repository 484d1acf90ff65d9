import type { Dns } from '#server/providers/dns/dns.ts'

// DMARC (RFC 7489): what becomes of a mail that neither SPF nor DKIM vouches for.

export type DmarcState = 'right' | 'missing' | 'several' | 'incomplete'

export interface Dmarc {
  state: DmarcState
  name: string
  found: string[]
  wanted: string | null
}

const isDmarc = (text: string): boolean => /^v=DMARC1(\s*;|\s*$)/.test(text)
const hasPolicy = (text: string): boolean => /;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(text)

/** A domain has few labels; one that has more is looked for above them. */
const mostSteps = 5

/** The policy of a domain, or of the one above it that has one. `address`: where reports may go. Throws DnsUnavailable. */
export async function dmarcOf(dns: Dns, domain: string, address: string): Promise<Dmarc> {
  const labels = domain.split('.')
  const wanted = `v=DMARC1; p=none; rua=mailto:${address}`
  const steps = Math.min(labels.length - 1, mostSteps)
  for (let above = 0; above < steps; above++) {
    const name = `_dmarc.${labels.slice(above).join('.')}`
    const found = (await dns.texts(name)).filter(isDmarc)
    if (found.length > 1) return { state: 'several', name, found, wanted: found.find(hasPolicy) ?? wanted }
    if (found.length === 1)
      return hasPolicy(found[0]!)
        ? { state: 'right', name, found, wanted: null }
        : { state: 'incomplete', name, found, wanted }
  }
  return { state: 'missing', name: `_dmarc.${domain}`, found: [], wanted }
}
