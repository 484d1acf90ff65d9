import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import type { OpenCtx } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'
import { apiBase } from '#server/http/serve.ts'
import { cookieFlags } from './cookies.ts'

// A browser in which somebody has signed in keeps a cookie as proof beyond the end of the session. Its guesses
// at that person's password have their own count, so that strangers who use up an account's guesses do not lock
// its owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The cookie alone opens
// nothing.

export interface KnownBrowser {
  id: string
  /** The login of the person who signed in there, or followed a mailed link. */
  login: string
  /**
   * Whether they completed the sign-in, second factor included. An attacker who only reads a person's mail can
   * follow links without end, and must not win new guesses at codes that way.
   */
  signedIn: boolean
}

const cookie = 'frontdesk_known'
const algorithm = 'HS256'
const purpose = 'known browser'
/** The longest that browsers keep a cookie (RFC 6265bis, section 5.5). */
const seconds = 400 * 24 * 3600

/** Sets the cookie for somebody who has just signed in or followed a mailed link. */
export async function keepKnown(
  ctx: OpenCtx,
  reply: FastifyReply,
  { login, signedIn }: Omit<KnownBrowser, 'id'>,
): Promise<void> {
  const token = await new SignJWT({ signed_in: signedIn })
    .setProtectedHeader({ alg: algorithm })
    .setJti(ctx.id())
    .setSubject(login)
    .setExpirationTime(new Date(ctx.now().getTime() + seconds * 1000))
    .sign(keyFor(ctx.secret, purpose))
  reply.setCookie(cookie, token, { ...cookieFlags(ctx), path: `${apiBase}/auth`, maxAge: seconds })
}

/** The login whose browser sent a request; null when nobody signed in there, or we did not sign the cookie. */
export async function knownBrowser(ctx: OpenCtx, request: FastifyRequest): Promise<KnownBrowser | null> {
  const token = request.cookies[cookie]
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, keyFor(ctx.secret, purpose), {
      algorithms: [algorithm],
      currentDate: ctx.now(),
    })
    const { jti: id, sub: login, signed_in } = payload
    return id && login ? { id, login, signedIn: signed_in === true } : null
  } catch (error) {
    if (error instanceof JOSEError) return null
    throw error
  }
}
