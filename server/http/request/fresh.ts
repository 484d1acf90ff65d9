import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a browser may keep for itself, and must ask about before each use (RFC 9111, section 5.2.2). */
export const revalidated = 'private, no-cache'

/** An answer depends on who asks. */
const credentials = ['Cookie', 'Authorization', 'X-Api-Key']

/**
 * Gives an answer its `ETag`, the hash of its bytes, and sends 304 without them to a client that has these already. Errors,
 * streams, and answers whose handler set a `Cache-Control` of its own, stay as they are.
 */
export function revalidate(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.getHeader('cache-control') !== revalidated) return payload
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    reply.header('Cache-Control', 'no-store')
    return payload
  }
  const etag = `"${hash('sha256', payload, 'base64url').slice(0, 27)}"`
  const known = [reply.getHeader('vary') ?? []].flat().map(String)
  reply.headers({ ETag: etag, Vary: [...known, ...credentials].join(', ') })
  if (!names(request.headers['if-none-match'], etag)) return payload
  reply.code(304)
  reply.removeHeader('content-type')
  reply.removeHeader('content-length')
  return null
}

/** Whether `If-None-Match` names this tag, which a proxy may have marked as weak (RFC 9110, section 13.1.2). */
const names = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some(each => each.trim().replace(/^W\//, '') === etag)
