import type { FastifyRequest } from 'fastify'
import type { Preferences } from '#contract/accounts/preferences.ts'
import type { Whoami } from '#contract/accounts/sign-in.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { sessionCookie } from '#server/http/request/credentials.ts'
import { identify } from '../credentials.ts'
import { ownPreferences } from '../preferences/preferences.ts'
import { whoIs } from '../sign-in/sign-in.ts'
import { toWhoami } from '../sign-in/wire.ts'

/** A member, and how they like their desk. */
export interface Here {
  whoami: Whoami
  preferences: Preferences
}

/**
 * The member whose browser asks for a page, by the cookie of their session; null for strangers and where the session has
 * ended. Pages show strangers a way in, where the API refuses them.
 */
export async function whoIsHere(ctx: OpenCtx, request: FastifyRequest): Promise<Here | null> {
  const token = request.cookies[sessionCookie]
  if (!token) return null
  try {
    const { tenant, actor } = await identify(ctx, { kind: 'session', token })
    const own = ctx.as(tenant, actor)
    const { user, tenant: business } = toWhoami(await whoIs(own))
    const { preferences } = await ownPreferences(own)
    const { id, slug, name, timezone, country, language, created_at } = business
    const whoami = { user, tenant: { id, slug, name, timezone, country, language, created_at } }
    return { whoami, preferences }
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null
    throw error
  }
}
