import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What a process listens on, and how it stops to without losing a request. */
export interface Port {
  open(address: { host: string; port: number }): Promise<void>
  /** Takes no more connections. What comes over those that exist is answered, with `Connection: close`. */
  close(): Promise<void>
  /** Resolves once the port is closed and every connection is over, or when `patience` fires. */
  over(patience: AbortSignal): Promise<void>
  /** Ends every connection at once. */
  cutOff(): void
}

interface Connection {
  /** Requests that are being answered; more than one where the client sends ahead (pipelining). */
  answering: number
  newest: ServerResponse | null
  /** What had been read when it fell quiet, and when that was. More bytes than these are the start of a request. */
  bytesRead: number
  quietSince: number
}

/** A client that has sent nothing for so long seldom has a request on its way in the moment we hang up. */
const quietMs = 1_000
/** How long we go on reading after we have hung up: a reset could reach the client before our last answer does. */
const lingerMs = 1_000
const lookEveryMs = 50

/** Answers that nobody would get: their connection has been told that it is over. */
const unheard = new WeakSet<ServerResponse>()

/** Whether the client has been told that no answer follows (RFC 9112, section 9.6): its request must have no effect. */
export const isUnheard = (response: ServerResponse): boolean => unheard.has(response)

/** The port of an app, from before it listens. */
export function portOf(app: FastifyInstance): Port {
  const main = app.server
  const servers: Server[] = []
  const connections = new Map<Socket, Connection>()
  let accepted = 0
  let closed = false

  const watch = (server: Server) => {
    servers.push(server)
    server.on('connection', (socket: Socket) => {
      accepted++
      connections.set(socket, { answering: 0, newest: null, bytesRead: 0, quietSince: performance.now() })
      socket.once('close', () => connections.delete(socket))
    })
  }
  const sayClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  main.prependListener('request', (request, response: ServerResponse) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection) return
    if (socket.writableEnded || saysClose(connection.newest)) return void unheard.add(response)
    if (closed) {
      // Only the last of several is the last: the client takes back what it sent behind a `close`.
      if (connection.newest && !connection.newest.headersSent) connection.newest.removeHeader('Connection')
      sayClose(response)
    }
    connection.answering++
    connection.newest = response
    response.once('close', () => {
      connection.answering--
      connection.bytesRead = socket.bytesRead
      connection.quietSince = performance.now()
    })
  })
  // From here on it speaks something else, and sockets.ts ends it.
  main.prependListener('upgrade', (_request, socket) => connections.delete(socket as Socket))

  watch(main)
  return {
    async open({ host, port }) {
      // As Fastify does, whose second server could not be watched: a name that means this machine in both families.
      const names =
        host === 'localhost' ? (await lookup(host, { all: true })).map(each => each.address) : [host]
      await app.listen({ host: names[0]!, port })
      const { port: opened } = main.address() as { port: number }
      for (const name of names.slice(1)) {
        const another = twinOf(main)
        watch(another)
        another.listen(opened, name)
        await once(another, 'listening').catch(() => {}) // a family that this machine lacks
      }
    },
    async close() {
      await Promise.all(servers.map(server => closeQuietly(server, () => accepted)))
      closed = true
      const now = performance.now()
      for (const connection of connections.values()) {
        connection.quietSince = now
        if (connection.answering) sayClose(connection.newest!)
      }
    },
    async over(patience) {
      while (connections.size && !patience.aborted) {
        const before = performance.now() - quietMs
        for (const [socket, { answering, bytesRead, quietSince }] of connections) {
          if (socket.writableEnded || answering || socket.bytesRead > bytesRead || quietSince > before)
            continue
          socket.end()
          void delay(lingerMs, undefined, { ref: false }).then(() => socket.destroy())
        }
        await delay(lookEveryMs, undefined, { signal: patience }).catch(() => {})
      }
    },
    cutOff() {
      for (const socket of connections.keys()) socket.destroy()
    },
  }
}

/** A server on another address that is in everything else the given one. */
function twinOf(main: Server): Server {
  const twin = createServer()
  const { keepAliveTimeout, requestTimeout, headersTimeout } = main
  Object.assign(twin, { keepAliveTimeout, requestTimeout, headersTimeout })
  for (const event of ['request', 'upgrade', 'clientError'])
    twin.on(event, (...given) => main.emit(event, ...given))
  return twin
}

const saysClose = (response: ServerResponse | null) =>
  response?.headersSent && response.getHeader('connection') === 'close'

/** Shorter than this a turn of the event loop has done next to nothing. It grows when there is no such turn. */
const quietTurnMs = 0.1
const growEveryMs = 100

/**
 * Closes the port in a moment in which nobody waits behind it. The system sets up connections by itself, and resets
 * those that were not taken yet when a port is closed: of 100 clients that connect anew for each request 30 were
 * reset. So it is closed after a turn of the event loop that brought no connection and was short, which leaves
 * a tenth of a millisecond in which one may come. Not by `http.Server.close`, which also destroys every connection
 * that seems idle, whether or not a request has arrived on it and only was not read yet.
 */
async function closeQuietly(server: Server, accepted: () => number): Promise<void> {
  const started = performance.now()
  for (;;) {
    const [before, at] = [accepted(), performance.now()]
    await nextTurn()
    const now = performance.now()
    const enough = quietTurnMs * 2 ** Math.floor((now - started) / growEveryMs)
    if (accepted() === before && now - at < enough) break
  }
  NetServer.prototype.close.call(server)
}
