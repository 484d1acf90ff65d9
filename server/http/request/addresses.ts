import ipaddr from 'ipaddr.js'

/** Azure's metadata address, which hands keys to its guests. It lies outside the ranges that we refuse anyway. */
const cloudMetadata = new Set(['168.63.129.16'])

/** The ranges that ALLOW_PRIVATE_NETWORK opens. Link-local addresses, where clouds serve metadata, stay closed. */
const privateRanges = new Set(['private', 'loopback', 'carrierGradeNat', 'uniqueLocal'])

/** The part of IPv6 that is assigned to the public (2000::/3). The rest only looks global. */
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
 * The form of a client's address that we count by: an IPv4 address as it is, an IPv6 address as its /64. A /64
 * is the least that a provider gives a customer (RFC 6177), who may use each of its 2^64 addresses. A port that
 * a proxy appended is dropped. All malformed addresses count as one client, `unknown`.
 */
export function countedAs(address: string | undefined): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address ?? '')
  const text = bare?.[1] ?? bare?.[2] ?? address ?? ''
  if (!ipaddr.isValid(text)) return 'unknown'
  const ip = ipaddr.process(text)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toNormalizedString().split('%')[0]}/64`)}/64`
}

/** Whether this address belongs to this machine. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/**
 * The value of Fastify's `trustProxy`: which machines on a request's path we believe about the machine before
 * them. `true` means the one proxy that connects to us: we believe only the address it appended to
 * X-Forwarded-For, since the client wrote the rest. Addresses are read from the right, up to the first that is
 * not a trusted proxy.
 */
export const believedProxies = (setting: boolean | string) =>
  setting === true ? (_address: string, hop: number): boolean => hop === 0 : setting
