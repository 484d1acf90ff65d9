import { setTimeout as delay } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { AppDependencies, OpenCtx } from '#server/core/context.ts'
import { refuseOn, requestIdOf } from '../connections/protocol.ts'
import { Problem, problemOf, sentenceOf } from '../problem.ts'
import { apiBase } from '../serve.ts'

/** A WebSocket that an area serves under the API's address. What it carries is no part of openapi.json. */
export interface SocketRoute {
  /** Its last part is a one-time token: `/voice/browser/:token`. */
  path: string
  /**
   * Called once it is open. The socket is paused, so that no message is lost while it is found out whose it is: whoever
   * listens resumes it. What is thrown closes it: 1008 for a Problem, else 1011.
   */
  open(ctx: OpenCtx, socket: WebSocket, given: { token: string; request: FastifyRequest }): Promise<void>
}

/** Largest message of either side: a frame of speech is a few hundred bytes, a session description some thousand. */
const largestMessage = 64 * 1024

/** How close codes say whose fault it was (RFC 6455, section 7.4.1; 1013, "try again later", is in IANA's registry). */
const refused = 1008
const broken = 1011
const later = 1013

/** How long a peer may take to answer our goodbye, before its connection is cut: a silent one must hold up no stop. */
const goodbyeMs = 2_000

/** How long a process that ends waits for what its sockets, closed by now, leave to be written down. */
const afterwordMs = 3_000

/** Serves them. A process that is about to end closes what is still open once its patience is over. */
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
          // A peer that vanishes in the middle of a frame is no error of ours; `close` follows.
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
