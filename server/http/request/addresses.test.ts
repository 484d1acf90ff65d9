import { BlockList } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedAs, isAllowedAddress } from './addresses.ts'

/** A second copy of the list, from the IANA special-purpose registries, to check the rule against. */
const special = new BlockList()
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15',
  '198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16/32',
].flatMap(line => line.split(' '))) {
  const [network, bits] = range.split('/')
  special.addSubnet(network!, Number(bits))
}

const octet = fc.nat(255)
const anyIpv4 = fc.tuple(octet, octet, octet, octet).map(octets => octets.join('.'))
/** Half of the addresses come from the networks that matter, which chance would seldom hit. */
const ipv4 = fc.oneof(
  anyIpv4,
  fc
    .tuple(
      fc.constantFrom('10', '127', '169.254', '172.16', '172.31', '192.168', '100.64', '198.18', '224'),
      anyIpv4,
    )
    .map(([start, rest]) => `${start}.${rest}`.split('.').slice(0, 4).join('.')),
)
const hexOf = (ip: string) => {
  const [a, b, c, d] = ip.split('.').map(part => Number(part).toString(16).padStart(2, '0'))
  return `${a}${b}:${c}${d}`
}

test('an IPv4 address is allowed if and only if no registry calls it special', () => {
  fc.assert(
    fc.property(ipv4, ip => isAllowedAddress(ip, false) === !special.check(ip)),
    { numRuns: 2000 },
  )
})

test('no IPv6 form that carries an IPv4 address is allowed, whatever that address is', () => {
  fc.assert(
    fc.property(ipv4, ip => {
      const hex = hexOf(ip)
      const forms = [
        `::ffff:${ip}`,
        `::ffff:${hex}`,
        `::${ip}`,
        `::ffff:0:${hex}`,
        `64:ff9b::${ip}`,
        `64:ff9b:1::${hex}`,
        `2002:${hex}::1`,
        `2001:0:${hex}::1`,
      ]
      for (const form of forms) expect(isAllowedAddress(form, false), form).toBe(false)
    }),
  )
})

test.each([
  '::',
  '::1',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '100::1',
  '2001:db8::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'e000::1',
])('%s is refused', address => {
  expect(isAllowedAddress(address, false)).toBe(false)
})

test.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is allowed',
  address => {
    expect(isAllowedAddress(address, false)).toBe(true)
  },
)

test('opening private networks opens only those, not cloud metadata or nonsense', () => {
  for (const address of ['10.1.2.3', '127.0.0.1', '192.168.1.9', '100.64.0.1', '::1', 'fd12::1', '8.8.8.8']) {
    expect(isAllowedAddress(address, true), address).toBe(true)
  }
  for (const address of [
    '169.254.169.254',
    '168.63.129.16',
    'fe80::1',
    '0.0.0.0',
    '::',
    '224.0.0.1',
    '',
    'nonsense',
  ]) {
    expect(isAllowedAddress(address, true), address).toBe(false)
  }
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['198.51.100.7:40001', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted)
})

test('all addresses of one /64 count as one client, those of the next /64 as another', () => {
  const group = fc.nat(0xffff).map(n => n.toString(16))
  const half = fc.tuple(group, group, group, group).map(groups => groups.join(':'))
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      fc.pre(!network.startsWith('0:0:0:0'))
      expect(countedAs(`${network}:${one}`)).toBe(countedAs(`${network}:${other}`))
      const next = `${network.slice(0, network.lastIndexOf(':'))}:${(Number.parseInt(network.split(':')[3]!, 16) ^ 1).toString(16)}`
      expect(countedAs(`${next}:${one}`)).not.toBe(countedAs(`${network}:${one}`))
    }),
  )
})
