import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import type { WebSocket } from 'ws'
import { openSession, type RealtimeManner } from './realtime-session.ts'

// biome-ignore lint/suspicious/noExplicitAny: the client's events have as many shapes as the protocol
type Json = any

export interface FakeRealtime {
  /** `ws://…/v1/realtime` */
  url: string
  /** An address of the same server that refuses every connection with this status. */
  refusing(status: number): string
  connections: { query: Record<string, string>; headers: Record<string, unknown>; events: Json[] }[]
  /** All events of the client of this type, in order. */
  sent(type: string): Json[]
  /** What it was asked to speak, in order. */
  spoken: string[]
  /** The words that it heard, in order. */
  heard: string[]
  set(manner: Partial<RealtimeManner>): void
  /** Breaks all connections off, or says on all that the hour is over. */
  cut(): void
  expire(): void
  close(): Promise<void>
}
/**
 * OpenAI's Realtime server, from its documentation: sessions, an input buffer that is committed by the client and written
 * down, responses outside the conversation in text or in sound, function calls, and errors. It refuses what the documentation
 * does not know. The words of its sound are tones, and it understands tones.
 */
export async function startFakeRealtime(given: Partial<RealtimeManner> = {}): Promise<FakeRealtime> {
  const manner: RealtimeManner = {
    wording: 'current',
    answer: () => ({ text: 'Hello.' }),
    reads: text => text,
    text: null,
    sound: null,
    words: null,
    greeting: null,
    firstMs: 150,
    ...given,
  }
  const server = Fastify({ forceCloseConnections: true })
  await server.register(websocket)
  const connections: FakeRealtime['connections'] = []
  const sockets = new Set<WebSocket>()
  const [spoken, heard]: [string[], string[]] = [[], []]

  server.get<{ Params: { status: string } }>(
    '/refused/:status',
    {
      websocket: true,
      preValidation: async (request, reply) =>
        reply.code(Number(request.params.status)).send({ error: { message: 'Refused.' } }),
    },
    () => {},
  )
  server.get<{ Querystring: Record<string, string> }>(
    '/v1/realtime',
    { websocket: true },
    (socket, request) => {
      const events: Json[] = []
      connections.push({ query: request.query, headers: request.headers, events })
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      if (manner.greeting) return socket.send(manner.greeting)
      const session = openSession(socket, { manner, spoken, heard })
      socket.on('message', (data: Buffer) => {
        const event = JSON.parse(data.toString())
        events.push(event)
        session.take(event)
      })
    },
  )
  const url = (await server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')
  return {
    url: `${url}/v1/realtime`,
    refusing: status => `${url}/refused/${status}`,
    connections,
    sent: type => connections.flatMap(({ events }) => events).filter(event => event.type === type),
    spoken,
    heard,
    set: how => void Object.assign(manner, how),
    cut() {
      for (const socket of sockets) socket.terminate()
    },
    expire() {
      for (const socket of sockets) {
        const error = {
          type: 'invalid_request_error',
          code: 'session_expired',
          message: 'Your session hit the maximum duration of 60 minutes.',
        }
        socket.send(JSON.stringify({ type: 'error', event_id: 'event_x', error }))
        socket.close(1001)
      }
    },
    close: () => server.close(),
  }
}
