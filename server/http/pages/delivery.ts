import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withStylesOf } from './inline-styles.ts'

const zipped = promisify(gzip)

/** Bytes. Less fits into one packet as it is. */
const leastCompressed = 1_000

/** Sends every page with its own styles allowed, and compressed for those who take that. */
export function deliverPages(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, page) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (typeof page !== 'string' || !type.startsWith('text/html')) return page
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') reply.header('content-security-policy', withStylesOf(page, policy))
    return compressed(request, reply, page)
  })
}

/** A text in fewer bytes, for those who take that. What its `ETag` names is then the text and not its bytes. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: unknown,
): Promise<unknown> {
  if (typeof text !== 'string') return text
  const vary = reply.getHeader('vary')
  if (!/accept-encoding/i.test(`${vary}`)) {
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  }
  if (text.length < leastCompressed || !takesGzip(request)) return text
  const bytes = await zipped(text)
  reply.header('content-encoding', 'gzip')
  const etag = reply.getHeader('etag')
  if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`)
  return bytes
}

/** Whether the client takes gzip (RFC 9110, section 12.5.3). */
export const takesGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '')
