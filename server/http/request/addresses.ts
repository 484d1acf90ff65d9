import ipaddr from 'ipaddr.js'

/** Where clouds answer their guests about keys and identity, outside the ranges that are refused anyway: Azure's. */
const cloudMetadata = new Set(['168.63.129.16'])

/** What an operator opens with ALLOW_PRIVATE_NETWORK. Link-local, where cloud metadata lives, stays shut. */
const privateRanges = new Set(['private', 'loopback', 'carrierGradeNat', 'uniqueLocal'])

/** The part of IPv6 that is handed out to the public (2000::/3); the rest only looks global. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a connection to this IP address may be opened on behalf of a user. Public unicast only: no
 * private, loopback, link-local, shared, multicast, documentation or otherwise reserved network, and none
 * of the IPv6 forms that carry an IPv4 address inside (mapped, compatible, NAT64, 6to4, Teredo).
 */
export function isAllowedAddress(address: string, allowPrivate: boolean): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.parse(address)
  const range = ip.range()
  if (allowPrivate && privateRanges.has(range)) return true
  if (range !== 'unicast' || cloudMetadata.has(ip.toString())) return false
  return ip instanceof ipaddr.IPv4 || ip.match(globalUnicast)
}

/**
 * What a client's address counts as, wherever something is counted by it: an IPv4 address in its one form, an IPv6 one as
 * its /64, the least that a provider gives a customer (RFC 6177), who may use each of its 2^64 addresses. A proxy may have
 * written the port behind it. What is no address at all is one client, `unknown`.
 */
export function countedAs(address: string | undefined): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address ?? '')
  const text = bare?.[1] ?? bare?.[2] ?? address ?? ''
  if (!ipaddr.isValid(text)) return 'unknown'
  const ip = ipaddr.process(text)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toNormalizedString().split('%')[0]}/64`)}/64`
}

/** Whether whoever connects from this address sits on this machine. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/**
 * Which of the machines that a request came through are believed about the one before them (Fastify's `trustProxy`). `true`
 * is one proxy, whichever connects to us: only what it appended to X-Forwarded-For is believed, since the client wrote the
 * rest. Addresses are walked from the right, to the first that is none of them.
 */
export const believedProxies = (setting: boolean | string) =>
  setting === true ? (_address: string, hop: number): boolean => hop === 0 : setting
