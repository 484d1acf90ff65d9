import { Resolver } from 'node:dns/promises'
import { ProviderUnavailable } from '../unavailable.ts'

/** The DNS did not answer. No input of anybody is wrong. */
export class DnsUnavailable extends ProviderUnavailable {
  override name = 'DnsUnavailable'
}

/** What the DNS says of a name. Each throws DnsUnavailable; a name that is not there, or has no such record, has none. */
export interface Dns {
  /** TXT records, each in one piece. */
  texts(name: string): Promise<string[]>
  /** Addresses, of both families. */
  addresses(name: string): Promise<string[]>
  /** Hosts that take mail for the name. */
  exchangers(name: string): Promise<string[]>
  /** Ends all questions that are still open. */
  close(): void
}

/** For one question; a server is asked twice. */
const timeoutMs = 2_000
const tries = 2

/** Codes of c-ares for a name or record that does not exist, or can't. */
const absences = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

/** Asks these servers, addresses with or without a port; without any those of the system. */
export function openDns(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers.length) resolver.setServers(servers)
  return {
    texts: async name => (await existing(resolver.resolveTxt(name))).map(pieces => pieces.join('')),
    async addresses(name) {
      const found = await Promise.all([existing(resolver.resolve4(name)), existing(resolver.resolve6(name))])
      return found.flat()
    },
    exchangers: async name => (await existing(resolver.resolveMx(name))).map(({ exchange }) => exchange),
    close: () => resolver.cancel(),
  }
}

async function existing<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer
  } catch (error) {
    const { code } = error as { code?: string }
    if (code && absences.has(code)) return []
    throw new DnsUnavailable('network', 'The DNS did not answer.', { cause: error })
  }
}
