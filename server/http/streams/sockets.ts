import { setTimeout as delay } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { AppDependencies, OpenCtx } from '#server/core/context.ts'
import { refuseOn, requestIdOf } from '../connections/protocol.ts'
import { Problem, problemOf, sentenceOf } from '../problem.ts'
import { apiBase } from '../serve.ts'

/** A WebSocket that a module serves under the API's address. openapi.json does not describe its messages. */
export interface SocketRoute {
  /** The last segment is a one-time token: `/voice/browser/:token`. */
  path: string
  /**
   * Called once the socket is open. The socket is paused, so that no message is lost while the handler finds
   * its owner; the handler resumes it when it listens. An error closes the socket: 1008 for a Problem, else
   * 1011.
   */
  open(ctx: OpenCtx, socket: WebSocket, given: { token: string; request: FastifyRequest }): Promise<void>
}

/**
 * The largest message of either side. A frame of speech has a few hundred bytes, a session description a few
 * thousand.
 */
const largestMessage = 64 * 1024

/** Close codes (RFC 6455, section 7.4.1; 1013, "try again later", is in IANA's registry). */
const refused = 1008
const broken = 1011
const later = 1013

/**
 * How long a peer may take to answer our close frame before we cut the connection. A silent peer must not delay
 * a stop.
 */
const goodbyeMs = 2_000

/** How long an ending process waits until its closed sockets have saved their results. */
const afterwordMs = 3_000

/** Serves these sockets. An ending process closes those still open when its patience runs out. */
export async function serveSockets(
  app: FastifyInstance,
  deps: AppDependencies,
  routes: SocketRoute[],
): Promise<void> {
  const options = { maxPayload: largestMessage, perMessageDeflate: false, closeTimeout: goodbyeMs }
  await app.register(websocket, { options })
  app.websocketServer.on('wsClientError', (error, socket, request) => {
    refuseOn(socket, deps, {
      status: 400,
      sentence: `${error.message}.`,
      id: requestIdOf(request),
      headers: { 'Sec-WebSocket-Version': '13' },
    })
  })
  const open = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.race([Promise.allSettled(open), delay(afterwordMs, undefined, { ref: false })])
  })
  await app.register(async within => {
    for (const route of routes) {
      within.route<{ Params: { token: string } }>({
        method: 'GET',
        url: apiBase + route.path,
        exposeHeadRoute: false,
        onRequest: request => request.ctx.rateLimit('general', request.ctx.ip),
        handler: async () => {
          throw new Problem(426, 'This address is for WebSockets.', {
            Upgrade: 'websocket',
            Connection: 'Upgrade',
          })
        },
        wsHandler: async (socket, request) => {
          const { ctx } = request
          const hurry = () => socket.close(1012, 'The server is being restarted.')
          ctx.shutdown.forced.addEventListener('abort', hurry)
          socket.on('close', () => ctx.shutdown.forced.removeEventListener('abort', hurry))
          // A peer that vanishes in the middle of a frame is not our error; `close` follows.
          socket.on('error', error => ctx.log.info({ err: error }, 'socket failed'))
          socket.pause()
          const over = route.open(ctx, socket, { token: request.params.token, request })
          open.add(over)
          try {
            await over
          } catch (error) {
            const problem = problemOf(error)
            if (!problem) ctx.log.error({ err: error }, 'unexpected error on a socket')
            const code = !problem ? broken : problem.status === 503 ? later : refused
            // A close frame holds 123 bytes of reason (RFC 6455, section 5.5).
            socket.close(code, sentenceOf(error).slice(0, 120))
            socket.resume()
          } finally {
            open.delete(over)
          }
        },
      })
    }
  })
}
