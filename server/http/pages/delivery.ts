import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withStylesOf } from './inline-styles.ts'

const compressed = promisify(gzip)

/** Bytes. A smaller page fits into one packet as it is. */
const leastCompressed = 1_000

/** Sends every page with its own styles allowed, and compressed for those who take that. */
export function deliverPages(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, page) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (typeof page !== 'string' || !type.startsWith('text/html')) return page
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') reply.header('content-security-policy', withStylesOf(page, policy))
    const vary = reply.getHeader('vary')
    if (!/accept-encoding/i.test(`${vary}`)) {
      reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
    }
    if (page.length < leastCompressed || !takesGzip(request)) return page
    const bytes = await compressed(page)
    reply.header('content-encoding', 'gzip')
    return bytes
  })
}

/** Whether the client takes gzip (RFC 9110, section 12.5.3). */
export const takesGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '')
