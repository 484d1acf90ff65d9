import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenCtx } from '#server/core/context.ts'

/** Origins of our own pages: the configured addresses, and the address that this request was sent to. */
export const ownOrigins = ({ config }: OpenCtx, request: FastifyRequest): string[] => [
  new URL(config.publicUrl).origin,
  new URL(config.chatUrl).origin,
  new URL(config.sessionUrl).origin,
  `${request.protocol}://${request.host}`,
]

/** The CORS header that lets a foreign page read an answer; null when none is needed. */
export function allowReading(reply: FastifyReply, origin: string | null): void {
  reply.header('Vary', 'Origin')
  if (!origin) return
  reply.header('Access-Control-Allow-Origin', origin)
  reply.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id')
}
