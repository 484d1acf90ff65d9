import type { TObject } from 'typebox'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { allowReading } from './origins.ts'

/**
 * Answers the preflight that a browser sends before a foreign page posts JSON. Only the request itself names
 * the business, whose list of websites then decides. A preflight opens nothing by itself.
 */
export const preflight = (
  path: string,
  { methods = 'POST', params }: { methods?: string; params?: TObject } = {},
): Endpoint =>
  endpoint({
    method: 'OPTIONS',
    path,
    summary: 'Whether a page of another website may ask (CORS preflight)',
    access: 'public',
    ...(params && { params }),
    answers: { 204: null },
    handle: async (_ctx, { request, reply }) => {
      allowReading(reply, request.headers.origin ?? null)
      reply.header('Access-Control-Allow-Methods', methods)
      reply.header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key')
      reply.header('Access-Control-Max-Age', '600')
    },
  })
