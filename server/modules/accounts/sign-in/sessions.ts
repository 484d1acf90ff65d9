import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { memberOf } from '../actors/actors.ts'
import { amongLogins, self, sessionEnded } from '../logins/logins.ts'
import { lockLogin } from '../logins/queries.ts'
import type { MemberRow } from '../members/queries.ts'
import * as rows from './queries.ts'
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
  ctx: OpenCtx,
  tx: Tx,
  member: Pick<MemberRow, 'tenant_id' | 'id'>,
  { userAgent, expiresAt }: { userAgent: string | null; expiresAt?: Date },
): Promise<string> {
  const id = ctx.id()
  const now = ctx.now()
  const expires = expiresAt ?? new Date(now.getTime() + sessionSeconds * 1000)
  await rows.insertSession(tx, {
    tenant_id: member.tenant_id,
    id,
    member_id: member.id,
    created_at: now,
    expires_at: expires,
    address: ctx.ip,
    user_agent: userAgent,
  })
  return signSessionToken(ctx, { id, member: member.id, expiresAt: expires })
}

/**
 * Goes on with the acting session at another business of the same login, in the open transaction, which holds the login:
 * that session ends, and another begins that lasts no longer. Returns its token. Throws 401 when the session has ended.
 */
export async function moveSession(
  ctx: Ctx,
  tx: Tx,
  login: string,
  to: MemberRow,
  userAgent: string | null,
): Promise<string> {
  const expiresAt = await rows.revokeSession(tx, login, memberOf(ctx).session, ctx.now())
  if (!expiresAt) throw sessionEnded()
  return startSession(ctx, tx, to, { userAgent, expiresAt })
}

/** The acting person's open sessions at all their businesses, newest first. */
export async function ownSessions(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<{ rows: rows.OpenSession[]; total: number }> {
  const { login } = await self(ctx)
  return amongLogins(ctx, tx => rows.listSessions(tx, login.id, ctx.now(), page))
}

/** Ends one session of the acting person. Returns whether they had it. */
export async function endOwnSession(ctx: Ctx, id: string): Promise<boolean> {
  const { login } = await self(ctx)
  return amongLogins(ctx, async tx => (await rows.revokeSession(tx, login.id, id, ctx.now())) !== null)
}

/** Ends the acting person's sessions everywhere but here. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { login } = await self(ctx)
  await amongLogins(ctx, tx => endSessionsOf(ctx, tx, login.id, memberOf(ctx).session))
}

/** Ends all sessions of a login, except one if it is named. Its lock keeps one of them from moving meanwhile. */
export async function endSessionsOf(
  ctx: OpenCtx,
  tx: Tx,
  login: string,
  butNot: string | null = null,
): Promise<void> {
  await lockLogin(tx, login)
  await rows.revokeSessionsOf(tx, login, ctx.now(), butNot)
}
