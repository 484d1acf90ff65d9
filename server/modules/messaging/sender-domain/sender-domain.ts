import { isIP } from 'node:net'
import type { DomainRecord, SenderDomain } from '#contract/messaging/sender-domain.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Dns, DnsUnavailable, openDns } from '#server/providers/dns/dns.ts'
import { readSender } from '#server/providers/mail/compose.ts'
import type { StoredEmailConnection } from '../connections/email-settings.ts'
import { selectConnection } from '../connections/queries.ts'
import { openConnection } from '../connections/stored.ts'
import { dkimOf, dkimRecordOf } from './dkim.ts'
import { dmarcOf } from './dmarc.ts'
import { spfOf } from './spf.ts'

/** For all look-ups of one report. */
const patienceMs = 12_000

/** Who sends, through which server, and the key that signs. */
interface Sending {
  address: string
  server: string | null
  own: boolean
  key: { domain: string; selector: string; wanted: string | null } | null
}

/**
 * What the DNS says of the domain that the business's mails come from: whether others may trust them. `selector`: of the key
 * with which the mail service signs.
 */
export async function senderDomain(ctx: Ctx, { selector }: { selector?: string }): Promise<SenderDomain> {
  const { address, server, own, key } = await sendingOf(ctx)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (isIP(domain) || !domain.includes('.')) return { domain: null, own, server, records: [] }
  const signs = key ?? (selector ? { domain, selector, wanted: null } : null)
  const dns = openDns(ctx.config.dnsServers)
  const tooLong = setTimeout(dns.close, patienceMs)
  try {
    const records = await Promise.all([
      spfRecord(dns, domain, server),
      dkimRecord(dns, signs),
      answered('dmarc', `_dmarc.${domain}`, () => dmarcOf(dns, domain, address)),
    ])
    return { domain, own, server, records }
  } finally {
    clearTimeout(tooLong)
    dns.close()
  }
}

async function sendingOf(ctx: Ctx): Promise<Sending> {
  const row = await ctx.tx(db => selectConnection(db, 'email'))
  if (!row) {
    const { from, smtpUrl } = ctx.accounts.mail
    const server = smtpUrl ? new URL(smtpUrl).hostname.replace(/^\[(.*)\]$/, '$1') : null
    return { address: readSender(from).address, server, own: false, key: null }
  }
  const { settings, secrets }: StoredEmailConnection = openConnection(ctx, row)
  const { from_email, host, dkim } = settings
  const key = dkim && { ...dkim, wanted: dkimRecordOf(secrets.dkim_private_key!) }
  return { address: from_email, server: host, own: true, key }
}

/** Where mail goes to files, no server has to be named. */
const spfRecord = (dns: Dns, domain: string, server: string | null): Promise<DomainRecord> =>
  answered('spf', domain, async () =>
    server
      ? { name: domain, ...(await spfOf(dns, domain, server)) }
      : { name: domain, state: 'unknown', found: [], wanted: null },
  )

const dkimRecord = async (dns: Dns, key: Sending['key']): Promise<DomainRecord> =>
  key
    ? answered('dkim', `${key.selector}._domainkey.${key.domain}`, () => dkimOf(dns, key))
    : { kind: 'dkim', state: 'unknown', name: null, found: [], wanted: null }

async function answered(
  kind: DomainRecord['kind'],
  name: string,
  ask: () => Promise<Omit<DomainRecord, 'kind'>>,
): Promise<DomainRecord> {
  try {
    return { kind, ...(await ask()) }
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error
    return { kind, state: 'unanswered', name, found: [], wanted: null }
  }
}
