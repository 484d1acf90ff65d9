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
