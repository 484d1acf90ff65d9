import type { OpenCtx } from '../../../context.ts'
import type { Tx } from '../../../db/tenant.ts'
import { insertSession, revokeSession, revokeSessionsOf } from './queries.ts'
import { signSessionToken } from './session-token.ts'

/**
 * A session lasts thirty days from its sign-in and is not prolonged by use: a stolen cookie can't be kept
 * alive for ever (OWASP calls it the absolute timeout), and a request never has to write one.
 */
export const sessionSeconds = 30 * 24 * 3600

/** Starts a session of a member, in a transaction that may write to their business; gives its token. */
export async function startSession(
  ctx: OpenCtx,
  tx: Tx,
  member: { tenant_id: string; id: string },
): Promise<string> {
  const id = ctx.id()
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000)
  await insertSession(tx, {
    tenant_id: member.tenant_id,
    id,
    member_id: member.id,
    created_at: now,
    expires_at: expiresAt,
  })
  return signSessionToken(ctx, { id, member: member.id, expiresAt })
}

export const endSession = (ctx: OpenCtx, tx: Tx, id: string) => revokeSession(tx, id, ctx.now())

/** Ends every session of a member, on every device. */
export const endSessionsOf = (ctx: OpenCtx, tx: Tx, member: { tenant_id: string; id: string }) =>
  revokeSessionsOf(tx, member, ctx.now())
