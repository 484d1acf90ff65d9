import { createSocket } from 'node:dgram'
import { isIP, connect as tcpConnect } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { formatMessage, parseMessage, type SipMessage } from './message.ts'

export type TransportKind = 'udp' | 'tcp' | 'tls'

/** An IP address and a port. */
export interface Endpoint {
  host: string
  port: number
}

/** Carries messages to a trunk and from it. */
export interface Transport {
  kind: TransportKind
  /** Our own end, as this machine sees it. */
  local: Endpoint
  /** Over a connection everything goes to the trunk, whatever `to` says. */
  send(message: SipMessage, to: Endpoint): void
  close(): void
}

interface TransportEvents {
  message(message: SipMessage, from: Endpoint): void
  /** The connection is gone, or the port can't be used any more. */
  lost(error: Error): void
}

const connectMs = 10_000
/** Keeps the way through a router open: RFC 5626, section 4.4. */
const keepAliveMs = 25_000
/** A message of a connection may be so long, in bytes. */
const mostBytes = 65_536

/** Opens the way to a trunk. `port`: ours, 0 for any. Throws when it can't be opened. */
export const openTransport = (
  given: { kind: TransportKind; server: Endpoint; name: string; port: number },
  events: TransportEvents,
): Promise<Transport> => (given.kind === 'udp' ? openUdp(given, events) : openConnection(given, events))

async function openUdp(
  { server, port }: { server: Endpoint; port: number },
  events: TransportEvents,
): Promise<Transport> {
  const family = isIP(server.host) === 6 ? 'udp6' : 'udp4'
  const socket = createSocket(family)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.bind(port, () => {
      socket.off('error', reject)
      resolve()
    })
  })
  const address = await addressTowards(server, family)
  const silence = () => {}
  socket.on('error', events.lost)
  socket.on('message', (bytes, { address: host, port: from }) => {
    const message = parseMessage(bytes.toString('utf8'))
    if (message) events.message(message, { host, port: from })
  })
  const keepAlive = setInterval(() => socket.send('\r\n\r\n', server.port, server.host, silence), keepAliveMs)
  keepAlive.unref()
  return {
    kind: 'udp',
    local: { host: address, port: socket.address().port },
    // A datagram that can't leave is lost, as many are: it is sent again, or nobody answers in time.
    send: (message, to) => socket.send(formatMessage(message), to.port, to.host, silence),
    close() {
      clearInterval(keepAlive)
      socket.removeAllListeners('error').on('error', silence)
      socket.close()
    },
  }
}

/** The address of ours from which the trunk is reached: the system's routes tell. Nothing is sent. */
function addressTowards(server: Endpoint, family: 'udp4' | 'udp6'): Promise<string> {
  const probe = createSocket(family)
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.connect(server.port, server.host, () => {
      resolve(probe.address().address)
      probe.close()
    })
  })
}

async function openConnection(
  { kind, server, name }: { kind: TransportKind; server: Endpoint; name: string },
  events: TransportEvents,
): Promise<Transport> {
  const servername = isIP(name) ? '' : name
  const socket =
    kind === 'tls'
      ? tlsConnect({
          host: server.host,
          port: server.port,
          ...(servername ? { servername } : { host: name }),
        })
      : tcpConnect({ host: server.host, port: server.port })
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(new Error('The trunk did not answer in time.')), connectMs)
    socket.once('error', reject)
    socket.once(kind === 'tls' ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer)
      socket.off('error', reject)
      resolve()
    })
    socket.once('close', () => clearTimeout(timer))
  })
  socket.setNoDelay(true)
  let closed = false
  const lose = (error: Error) => {
    if (closed) return
    closed = true
    clearInterval(keepAlive)
    socket.destroy()
    events.lost(error)
  }
  const take = framer(message => events.message(message, server))
  socket.on('data', (bytes: Buffer) => {
    if (!take(bytes)) lose(new Error('The trunk sent what is no SIP.'))
  })
  socket.on('error', lose)
  socket.on('close', () => lose(new Error('The trunk closed the connection.')))
  const keepAlive = setInterval(() => socket.write('\r\n\r\n'), keepAliveMs)
  keepAlive.unref()
  return {
    kind,
    local: { host: socket.localAddress!, port: socket.localPort! },
    send: message => {
      if (!closed) socket.write(formatMessage(message))
    },
    close() {
      closed = true
      clearInterval(keepAlive)
      socket.end()
    },
  }
}

/** Cuts a stream into messages by their Content-Length. False when what comes can't be one. */
export function framer(take: (message: SipMessage) => void): (bytes: Buffer) => boolean {
  let waiting = Buffer.alloc(0)
  return bytes => {
    waiting = Buffer.concat([waiting, bytes])
    for (;;) {
      // Keep-alives and their answers stand between messages.
      let start = 0
      while (waiting[start] === 13 || waiting[start] === 10) start++
      waiting = waiting.subarray(start)
      const blank = waiting.indexOf('\r\n\r\n')
      if (blank < 0) return waiting.length <= mostBytes
      const head = waiting.toString('utf8', 0, blank)
      const length = Number(
        /(?:^|\r\n)(?:content-length|l)[ \t]*:[ \t]*(\d{1,6})[ \t]*(?:\r\n|$)/i.exec(head)?.[1] ?? 0,
      )
      const end = blank + 4 + length
      if (end > mostBytes) return false
      if (waiting.length < end) return true
      const message = parseMessage(waiting.toString('utf8', 0, end))
      if (!message) return false
      waiting = waiting.subarray(end)
      take(message)
    }
  }
}
