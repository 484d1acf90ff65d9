import type { FastifyRequest } from 'fastify'
import type { Actor, OpenCtx } from '#server/core/context.ts'
import { Problem } from '../problem.ts'

export const sessionCookie = 'frontdesk_session'

/** The caller's credential: an API key (in X-API-Key or Authorization: Bearer), or a browser session. */
export type Credential = { kind: 'key'; key: string } | { kind: 'session'; token: string }

/** The owner of a credential. */
export interface Identity {
  tenant: string
  actor: Extract<Actor, { kind: 'key' | 'member' }>
}

/**
 * Looks a credential up; the accounts module provides it. Throws 403 for an unknown, revoked or expired key,
 * and 401 for a malformed, expired or ended session.
 */
export type Identify = (ctx: OpenCtx, credential: Credential) => Promise<Identity>

/** The credential of a request, null when it carries none. A key wins over a cookie. */
export function credentialOf(request: FastifyRequest): Credential | null {
  const header = request.headers['x-api-key']
  if (typeof header === 'string' && header) return { kind: 'key', key: header.trim() }
  const bearer = /^bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer?.startsWith('ua_')) return { kind: 'key', key: bearer }
  // A bearer token that is not an API key can only be a malformed session: 401.
  if (request.headers.authorization) return { kind: 'session', token: bearer ?? '' }
  const cookie = request.cookies[sessionCookie]
  return cookie ? { kind: 'session', token: cookie } : null
}

/** By which a page says at which business it believes to be, in requests and in the refusal. */
export const businessHeader = 'x-business-id'

/**
 * Refuses a request of a page that shows one business while the browser's session has gone on at another, in another tab: it
 * would write there what was meant for here.
 */
export function checkBusiness(request: FastifyRequest, { tenant }: Identity): void {
  const believed = request.headers[businessHeader]
  if (believed === undefined || believed === tenant) return
  throw new Problem(409, 'This browser has gone on at another business.', { [businessHeader]: tenant })
}

/**
 * Refuses a session's change that comes from a foreign page. A browser sends our cookie along with another
 * site's form; the Origin header gives it away.
 */
export function checkOrigin(request: FastifyRequest, ownOrigins: string[]): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin } = request.headers
  if (!origin || !(ownOrigins.includes(origin) || origin === `${request.protocol}://${request.host}`)) {
    throw new Problem(403, 'This request must come from a page of this server.')
  }
}
