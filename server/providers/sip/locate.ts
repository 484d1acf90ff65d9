import { lookup, resolveSrv } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { TrunkSettings } from './port.ts'
import type { Endpoint } from './transport.ts'

const services = { udp: '_sip._udp.', tcp: '_sip._tcp.', tls: '_sips._tcp.' }

/**
 * Where a trunk is, the best first: by its SRV records, else by its address at the usual port (RFC 3263; we know which
 * transport to use). Throws when it has no address.
 */
export async function locate({
  host,
  port,
  transport,
}: Pick<TrunkSettings, 'host' | 'port' | 'transport'>): Promise<Endpoint[]> {
  const usual = port ?? (transport === 'tls' ? 5061 : 5060)
  if (isIP(host)) return [{ host, port: usual }]
  const records = port === null ? await resolveSrv(services[transport] + host).catch(() => []) : []
  records.sort((a, b) => a.priority - b.priority || b.weight - a.weight)
  const names = records.length
    ? records.map(each => ({ host: each.name, port: each.port }))
    : [{ host, port: usual }]
  const found = await Promise.all(
    names.map(async each => {
      const addresses = await lookup(each.host, { all: true }).catch(() => [])
      return addresses.map(({ address }) => ({ host: address, port: each.port }))
    }),
  )
  const all = found.flat()
  if (!all.length) throw new Error(`${host} has no address.`)
  return all
}

/** The address of a host that stands in a URI; null when it has none. */
export async function addressOf(host: string, port: number | null): Promise<Endpoint | null> {
  if (isIP(host)) return { host, port: port ?? 5060 }
  const found = await lookup(host).catch(() => null)
  return found && { host: found.address, port: port ?? 5060 }
}
