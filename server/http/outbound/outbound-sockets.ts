import { lookup as systemLookup } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'
import { isAllowedAddress } from '../request/addresses.ts'
import { guardedConnector, OutboundFailed, OutboundRefused } from './outbound.ts'

// The guard of outbound.ts for servers that users name and that don't speak HTTP.

const connectMs = 10_000

/** For HTTP clients that keep connections of their own. */
export const guarded = (allowPrivate: boolean): buildConnector.connector =>
  guardedConnector(systemLookup, allowPrivate, connectMs)

/**
 * Opens a plain TCP connection. Rejects with OutboundRefused when the host lies in a network that users must
 * not reach.
 */
export const openSocket = (host: string, port: number, allowPrivate: boolean): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const target = { hostname: host, host, protocol: 'http:', port: String(port) }
    guarded(allowPrivate)(target, (error, socket) => (error ? reject(error) : resolve(socket)))
  })

/**
 * Resolves a host to an address that users may reach, for clients that don't accept a connection. Throws
 * OutboundRefused and OutboundFailed.
 */
export async function allowedAddress(host: string, allowPrivate: boolean): Promise<string> {
  const found = await lookup(host, { all: true }).catch((error: unknown) => {
    throw new OutboundFailed('network', `No server was found under the name ${host}.`, { cause: error })
  })
  if (!found.every(({ address }) => isAllowedAddress(address, allowPrivate)))
    throw new OutboundRefused('The address leads into a private or reserved network.')
  return found[0]!.address
}
