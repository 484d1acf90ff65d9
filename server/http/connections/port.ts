import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The port of a process, and how to close it without losing a request. */
export interface Port {
  open(address: { host: string; port: number }): Promise<void>
  /** Accepts no more connections. Requests over existing connections are answered with `Connection: close`. */
  close(): Promise<void>
  /** Resolves once the port is closed and every connection has ended, or when `patience` fires. */
  over(patience: AbortSignal): Promise<void>
  /** Ends every connection at once. */
  cutOff(): void
}

interface Connection {
  /** Requests in progress; more than one when the client pipelines. */
  answering: number
  newest: ServerResponse | null
  /** The number of bytes read when the connection fell quiet, and the time. Any further byte begins a request. */
  bytesRead: number
  quietSince: number
}

/** A client that has been quiet for this long seldom has a request on its way when we hang up. */
const quietMs = 1_000
/** How long we keep reading after we hung up. Without this, a reset could reach the client before our last answer. */
const lingerMs = 1_000
const lookEveryMs = 50

/** Answers that nobody would receive, because we already announced the end of their connection. */
const unheard = new WeakSet<ServerResponse>()

/** Whether we told the client that no answer follows (RFC 9112, section 9.6). Its request must then have no effect. */
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
      // Only the last of several pipelined answers may say `close`: a client discards what it sent after that.
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
  // From here on the connection speaks another protocol, and sockets.ts ends it.
  main.prependListener('upgrade', (_request, socket) => connections.delete(socket as Socket))

  watch(main)
  return {
    async open({ host, port }) {
      // `localhost` means both address families. Fastify listens on both as well, but we could not watch its
      // second server.
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

/** A server on another address that behaves exactly like the given one. */
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

/** A turn of the event loop below this time did almost nothing. The limit grows while no turn is that short. */
const quietTurnMs = 0.1
const growEveryMs = 100

/**
 * Closes the port at a moment when no connection waits behind it. The kernel sets connections up by itself and
 * resets those that nobody accepted when the port closes: 30 of 100 clients that connect anew for each request
 * were reset. So we close after a short turn of the event loop that brought no connection, which leaves a tenth
 * of a millisecond for one to arrive. We don't use `http.Server.close`, because it also destroys connections
 * that seem idle although a request has arrived and only was not read yet.
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
