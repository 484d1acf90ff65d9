import type { FastifyRequest } from 'fastify'
import type { Whoami } from '#contract/accounts/sign-in.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { sessionCookie } from '#server/http/request/credentials.ts'
import { identify } from '../credentials.ts'
import { whoIs } from '../sign-in/sign-in.ts'
import { toWhoami } from '../sign-in/wire.ts'

/**
 * The member whose browser asks for a page, by the cookie of their session; null for strangers and where the session has
 * ended. Pages show strangers a way in, where the API refuses them.
 */
export async function whoIsHere(ctx: OpenCtx, request: FastifyRequest): Promise<Whoami | null> {
  const token = request.cookies[sessionCookie]
  if (!token) return null
  try {
    const { tenant, actor } = await identify(ctx, { kind: 'session', token })
    const { user, tenant: business } = toWhoami(await whoIs(ctx.as(tenant, actor)))
    const { id, slug, name, timezone, country, language, created_at } = business
    return { user, tenant: { id, slug, name, timezone, country, language, created_at } }
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null
    throw error
  }
}
