import { BlockList, isIP } from 'node:net'
import type { Dns } from '#server/providers/dns/dns.ts'

// SPF (RFC 7208): which servers may send mail of a domain.

/** Look-ups that whoever receives a mail makes for one record; beyond that it counts as none (section 4.6.4). */
const mostLookups = 10

export type SpfState = 'right' | 'missing' | 'incomplete' | 'several' | 'too_many'

export interface Spf {
  state: SpfState
  found: string[]
  /** The value that the record should have; null where it is right. */
  wanted: string | null
}

/** What mail services ask their customers to include, by the end of the name of their mail server. */
const includes: [host: string, include: string][] = [
  ['gmail.com', '_spf.google.com'],
  ['google.com', '_spf.google.com'],
  ['office365.com', 'spf.protection.outlook.com'],
  ['outlook.com', 'spf.protection.outlook.com'],
  ['amazonaws.com', 'amazonses.com'],
  ['mailgun.org', 'mailgun.org'],
  ['sendgrid.net', 'sendgrid.net'],
  ['postmarkapp.com', 'spf.mtasv.net'],
  ['mailjet.com', 'spf.mailjet.com'],
  ['brevo.com', 'spf.brevo.com'],
  ['zoho.com', 'zohomail.com'],
  ['zoho.eu', 'zohomail.eu'],
  ['fastmail.com', 'spf.messagingengine.com'],
  ['messagingengine.com', 'spf.messagingengine.com'],
  ['mail.me.com', 'icloud.com'],
  ['protonmail.ch', '_spf.protonmail.ch'],
  ['mailbox.org', 'mailbox.org'],
  ['migadu.com', 'spf.migadu.com'],
  ['infomaniak.com', 'spf.infomaniak.ch'],
  ['gandi.net', '_mailcust.gandi.net'],
]

const includeFor = (host: string): string | null =>
  includes.find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? null

const isSpf = (text: string): boolean => /^v=spf1(\s|$)/i.test(text)

/** Whether the mail server `host`, a name or an address, may send mail of the domain. Throws DnsUnavailable. */
export async function spfOf(dns: Dns, domain: string, host: string): Promise<Spf> {
  const found = (await dns.texts(domain)).filter(isSpf)
  const include = includeFor(host)
  const mechanism = include ? `include:${include}` : mechanismOf(host)
  const [record] = found
  if (record === undefined) return { state: 'missing', found, wanted: `v=spf1 ${mechanism} ~all` }
  if (found.length > 1) return { state: 'several', found, wanted: withMechanism(joined(found), mechanism) }
  const hostAddresses = isIP(host) ? [host] : await dns.addresses(host)
  const reading = { dns, lookups: 0, seen: new Set<string>(), allowed: new BlockList() }
  await readRecord(reading, record, domain)
  if (reading.lookups > mostLookups) return { state: 'too_many', found, wanted: null }
  const allows = include
    ? reading.seen.has(include)
    : hostAddresses.some(address => reading.allowed.check(address, familyOf(address)))
  if (allows) return { state: 'right', found, wanted: null }
  return { state: 'incomplete', found, wanted: withMechanism(record, mechanism) }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const mechanismOf = (host: string): string => {
  const family = isIP(host)
  return family === 0 ? `a:${host}` : `ip${family}:${host}`
}

const termsOf = (record: string): string[] => record.trim().split(/\s+/).slice(1)
const isLast = (term: string): boolean => /^[-~?+]?all$|^redirect=/i.test(term)

/** The record with one more mechanism, before what ends it. */
function withMechanism(record: string, mechanism: string): string {
  const terms = termsOf(record)
  const own = terms.filter(term => !isLast(term))
  const last = terms.filter(isLast)
  const all = own.includes(mechanism) ? own : [...own, mechanism]
  return ['v=spf1', ...all, ...(last.length ? last : ['~all'])].join(' ')
}

/** What several records say, in one: with the mildest end. */
function joined(records: string[]): string {
  const terms = [...new Set(records.flatMap(termsOf))]
  return ['v=spf1', ...terms.filter(term => !isLast(term)), '~all'].join(' ')
}

interface Reading {
  dns: Dns
  lookups: number
  /** Domains whose records are included. */
  seen: Set<string>
  allowed: BlockList
}

/** Reads a record and those that it leads to. It stops where a receiver of mail would. */
async function readRecord(reading: Reading, record: string, domain: string): Promise<void> {
  for (const term of termsOf(record)) {
    const match = /^([-~?+])?(include|a|mx|ip4|ip6|redirect)(?:[:=]([^/\s]*))?(\/.*)?$/i.exec(term)
    if (!match || (match[1] && match[1] !== '+')) continue
    const [, , kind = '', value, bits] = match
    await readTerm(reading, { kind: kind.toLowerCase(), value, bits, domain })
    if (reading.lookups > mostLookups) return
  }
}

async function readTerm(
  reading: Reading,
  term: { kind: string; value: string | undefined; bits: string | undefined; domain: string },
): Promise<void> {
  const { kind, value, bits } = term
  if (kind === 'ip4' || kind === 'ip6') return allow(reading, value ?? '', bits)
  reading.lookups++
  if (reading.lookups > mostLookups) return
  const name = (value || term.domain).toLowerCase()
  // Macros (section 7) name the mail that is judged, which is not there yet.
  if (name.includes('%')) return
  if (kind === 'a') for (const address of await reading.dns.addresses(name)) allow(reading, address, bits)
  if (kind === 'mx')
    for (const exchanger of (await reading.dns.exchangers(name)).slice(0, mostLookups))
      for (const address of await reading.dns.addresses(exchanger)) allow(reading, address, bits)
  if ((kind !== 'include' && kind !== 'redirect') || reading.seen.has(name)) return
  reading.seen.add(name)
  const [record] = (await reading.dns.texts(name)).filter(isSpf)
  if (record !== undefined) await readRecord(reading, record, name)
}

/** `bits`: `/24`, or nothing for the one address. Of an `a` or `mx` they may be `/24//64`, one for each family. */
function allow({ allowed }: Reading, address: string, bits: string | undefined): void {
  const family = isIP(address)
  if (!family) return
  const [, four, six] = /^(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/.exec(bits ?? '') ?? []
  const most = family === 4 ? 32 : 128
  const length = Number((family === 4 ? four : (six ?? four)) ?? most)
  if (length <= most) allowed.addSubnet(address, length, familyOf(address))
}
