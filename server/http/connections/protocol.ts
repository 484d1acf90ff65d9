import { randomUUID } from 'node:crypto'
import {
  type IncomingMessage,
  maxHeaderSize,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDependencies } from '#server/core/context.ts'
import { Problem } from '../problem.ts'
import { type Paths, pathOfUrl } from '../request/paths.ts'

// Errors that Node and the framework would answer by themselves, before a request exists. We give them the
// shape of every other error, and an id under which the operator finds them in the log.

/** The id of a request: the one it brought if that is safe to log, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * How often Node looks for requests that take too long, in milliseconds. With its default of 30 seconds they
 * last half as long again.
 */
const timeoutCheckMs = 5_000

/** How long a connection stays open after a refusal. Closing it with unread bytes would destroy the answer too. */
const lastWordMs = 1_000

/** Options of the HTTP server that leave every automatic answer to us. */
export function ownAnswers(deps: AppDependencies, paths: Paths) {
  return {
    http: {
      // `checkMessage` refuses those, in our shape.
      requireHostHeader: false,
      connectionsCheckingInterval: timeoutCheckMs,
      // Node takes a connection away from HTTP on every `Upgrade` header (Java's client asks for HTTP/2 with
      // each first request), and would never answer what follows.
      shouldUpgradeCallback: (request: IncomingMessage) =>
        request.method === 'GET' &&
        request.headers.upgrade?.toLowerCase() === 'websocket' &&
        paths.isSocket(pathOfUrl(request.url ?? '')),
    },
    return503OnClosing: false,
    clientErrorHandler: (error: Error & { code?: string }, socket: Duplex) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const [status, sentence] = unreadable[error.code ?? ''] ?? [400, 'This is not a valid HTTP request.']
      refuseOn(socket, deps, { status, sentence, why: error.code })
    },
  } satisfies FastifyHttpOptions<Server>
}

const unreadable: Record<string, [status: number, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [
    431,
    `The address and the headers of a request may be ${maxHeaderSize / 1024} KB long together.`,
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too long.'],
}

/** Answers requests that Node drops unless somebody listens for them. */
export function answerOddRequests(server: Server, deps: AppDependencies): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const answer = written(deps, {
      status: 417,
      sentence: 'Of Expect, only 100-continue is understood.',
      id: requestIdOf(request),
    })
    response.writeHead(417, answer.headers).end(answer.body)
  })
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    refuseOn(socket, deps, {
      status: 405,
      sentence: 'Method not allowed',
      id: requestIdOf(request),
      headers: { Allow: allMethods.join(', ') },
    })
  })
}

/** All methods that some path takes. */
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface Refusal {
  status: number
  sentence: string
  id?: string
  /** For the log. */
  why?: string | undefined
  headers?: Record<string, string>
}

/** Answers on a connection that has left HTTP, or never reached it, and closes it. */
export function refuseOn(socket: Duplex, deps: AppDependencies, refusal: Refusal): void {
  // Half an answer is already on its way: the client would read a second one as its middle.
  const begun = (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent
  if (!socket.writable || begun) {
    if (!socket.writableEnded) socket.destroy()
    return
  }
  const { status, headers, body } = written(deps, refusal)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lastWordMs).unref()
}

function written(deps: AppDependencies, { status, sentence, id = randomUUID(), why, headers }: Refusal) {
  deps.metrics.httpRequest({ method: 'unread', route: 'unread', status, seconds: 0 })
  deps.log.info({ request_id: id, status, code: why }, 'refused a request that could not be parsed')
  const body = JSON.stringify({ detail: sentence })
  return {
    status,
    body,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': id,
      Date: new Date().toUTCString(),
      Connection: 'close',
    },
  }
}

const hostForm = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i

/** Refuses a message whose Host header is missing or repeated (RFC 9112, section 3.2). */
export function checkMessage({ httpVersion, rawHeaders }: IncomingMessage): void {
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]!.toLowerCase() === 'host')
  if (hosts.length === 0 && httpVersion !== '1.0') throw new Problem(400, 'The Host header is missing.')
  if (hosts.length > 1) throw new Problem(400, 'The Host header is there twice.')
  if (hosts[0] !== undefined && !hostForm.test(hosts[0]))
    throw new Problem(400, 'The Host header names no host.')
}

/** Refuses a compressed body: its announced size would not limit its decompressed size. */
export function checkEncoding({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding']
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return
  throw new Problem(415, 'Send the body without Content-Encoding.', { 'Accept-Encoding': 'identity' })
}

/**
 * 405 with `Allow` when the path takes other methods, 404 when there is no such path, an answer to OPTIONS.
 * Null when the path takes this method; even a route that was found may not (see `Paths`).
 */
export function checkMethod(
  paths: Paths,
  { method, url, is404 }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  const takes = takenAt(paths, url)
  if (!is404 && (!takes || takes.includes(method))) return null
  if (!takes || (takes.includes(method) && url !== '*')) throw new Problem(404, 'Not found')
  sayAllowed(paths, url, reply)
  if (method === 'OPTIONS') return reply.code(204).send()
  throw new Problem(405, 'Method not allowed')
}

/** The `Allow` header of a path. It always names OPTIONS, which every path answers. */
export function sayAllowed(paths: Paths, url: string, reply: FastifyReply): void {
  reply.header('Allow', [...new Set([...(takenAt(paths, url) ?? []), 'OPTIONS'])].join(', '))
}

const takenAt = (paths: Paths, url: string) => (url === '*' ? allMethods : paths.at(pathOfUrl(url)))
