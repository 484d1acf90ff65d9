import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { insertSession, listSessions, revokeSession, revokeSessionsOf, type SessionRow } from './queries.ts'
import { signSessionToken } from './session-token.ts'

/**
 * A session lasts thirty days from its sign-in and is not prolonged by use: a stolen cookie can't be kept
 * alive for ever (OWASP calls it the absolute timeout), and a request never has to write one.
 */
export const sessionSeconds = 30 * 24 * 3600

/** Starts a session of a member, in the open transaction; gives its token. `userAgent`: what the browser calls itself. */
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

/** Ends one session of a member; says whether they had it. */
export const endSession = (ctx: Ctx, member: string, id: string): Promise<boolean> =>
  ctx.tx(tx => revokeSession(tx, member, id, ctx.now()))

/** Ends every session of a member on every device, save one where it is named. */
export const endSessionsOf = (ctx: Ctx, member: string, butNot: string | null = null) =>
  ctx.tx(tx => revokeSessionsOf(tx, member, ctx.now(), butNot))
