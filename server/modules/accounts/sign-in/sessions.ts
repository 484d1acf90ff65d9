import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { insertSession, listSessions, revokeSession, revokeSessionsOf, type SessionRow } from './queries.ts'
import { signSessionToken } from './session-token.ts'

/**
 * A session lasts thirty days from its sign-in, and use does not prolong it (OWASP's absolute timeout). So
 * nobody can keep a stolen cookie alive for ever, and no request has to write a session.
 */
export const sessionSeconds = 30 * 24 * 3600

/**
 * Starts a session of a member, in the open transaction, and returns its token. `userAgent`: the browser's name
 * for itself.
 */
export async function startSession(
  ctx: Ctx,
  tx: Tx,
  member: string,
  userAgent: string | null,
): Promise<string> {
  const id = ctx.id()
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000)
  await insertSession(tx, {
    id,
    member_id: member,
    created_at: now,
    expires_at: expiresAt,
    address: ctx.ip,
    user_agent: userAgent,
  })
  return signSessionToken(ctx, { id, member, expiresAt })
}

/** A member's open sessions, newest first. */
export const sessionsOf = (
  ctx: Ctx,
  member: string,
  page: { limit: number; offset: number },
): Promise<{ rows: SessionRow[]; total: number }> => ctx.tx(tx => listSessions(tx, member, ctx.now(), page))

/** Ends one session of a member. Returns whether they had it. */
export const endSession = (ctx: Ctx, member: string, id: string): Promise<boolean> =>
  ctx.tx(tx => revokeSession(tx, member, id, ctx.now()))

/** Ends a member's sessions on all devices, except one if it is named. */
export const endSessionsOf = (ctx: Ctx, member: string, butNot: string | null = null) =>
  ctx.tx(tx => revokeSessionsOf(tx, member, ctx.now(), butNot))
