import type { FastifyRequest } from 'fastify'
import type { Actor, OpenCtx } from '#server/core/context.ts'
import { Problem } from '../problem.ts'

export const sessionCookie = 'frontdesk_session'

/** What the caller showed (specification, section 5): an API key in either header, or a browser session. */
export type Credential = { kind: 'key'; key: string } | { kind: 'session'; token: string }

/** Whom a credential belongs to. */
export interface Identity {
  tenant: string
  actor: Extract<Actor, { kind: 'key' | 'member' }>
}

/**
 * Looks a credential up; given by the accounts area. Throws 403 for a key that is unknown, revoked or
 * expired, 401 for a session that is malformed, expired or ended.
 */
export type Identify = (ctx: OpenCtx, credential: Credential) => Promise<Identity>

/** The credential of a request, null when it carries none. A key wins over a cookie. */
export function credentialOf(request: FastifyRequest): Credential | null {
  const header = request.headers['x-api-key']
  if (typeof header === 'string' && header) return { kind: 'key', key: header.trim() }
  const bearer = /^bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer?.startsWith('ua_')) return { kind: 'key', key: bearer }
  // A bearer token that is no key can only be a session of some kind: malformed, so 401.
  if (request.headers.authorization) return { kind: 'session', token: bearer ?? '' }
  const cookie = request.cookies[sessionCookie]
  return cookie ? { kind: 'session', token: cookie } : null
}

/**
 * A browser sends its cookie along with a form that another site made; the Origin header tells.
 * So a session may change something only from a page of ours (interface, "Account, sign-in, keys").
 */
export function checkOrigin(request: FastifyRequest, ownOrigins: string[]): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin } = request.headers
  if (!origin || !(ownOrigins.includes(origin) || origin === `${request.protocol}://${request.host}`)) {
    throw new Problem(403, 'This request must come from a page of this server.')
  }
}
