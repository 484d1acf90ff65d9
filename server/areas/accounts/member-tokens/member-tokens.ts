import type { Ctx, OpenCtx } from '../../../context.ts'
import type { Tx } from '../../../db/tenant.ts'
import { Problem } from '../../../http/problem.ts'
import { hashOf } from '../api-keys/key.ts'
import { mailToken } from './jobs.ts'
import { findOpenTokenByHash, insertToken, type MemberTokenRow, useToken, voidTokensOf } from './queries.ts'
import { type Purpose, tokenOf } from './token.ts'

const hour = 3_600_000
const lifetimes: Record<Purpose, number> = { reset: hour, invite: 7 * 24 * hour }

/** Makes a link for a member and has it mailed, all in the open transaction. */
export async function issueToken(ctx: Ctx, tx: Tx, member: string, purpose: Purpose): Promise<void> {
  const id = ctx.id()
  const now = ctx.now()
  await insertToken(tx, {
    id,
    member_id: member,
    purpose,
    hash: hashOf(tokenOf(ctx, id)),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimes[purpose]),
  })
  await ctx.enqueue(mailToken, { token_id: id })
}

/** Uses a link up, and with it every other one of that member. Throws 400 when it can't be used. */
export async function redeemToken(
  ctx: OpenCtx,
  tx: Tx,
  token: string,
  purpose: Purpose,
): Promise<MemberTokenRow> {
  const row = await useToken(tx, hashOf(token), purpose, ctx.now())
  if (!row) throw new Problem(400, unusable[purpose])
  await voidTokens(ctx, tx, { tenant_id: row.tenant_id, id: row.member_id })
  return row
}

/** Whom a link is for, without using it up; null when it can't be used. */
export const readToken = (ctx: OpenCtx, token: string, purpose: Purpose) =>
  ctx.across(async tx => (await findOpenTokenByHash(tx, hashOf(token), purpose, ctx.now())) ?? null)

/** Ends every link of a member that was not used. */
export const voidTokens = (ctx: OpenCtx, tx: Tx, member: { tenant_id: string; id: string }) =>
  voidTokensOf(tx, member, ctx.now())

const unusable: Record<Purpose, string> = {
  reset: 'This link has expired or was used already. Ask for a new one.',
  invite: 'This invitation has expired or was used already. Ask the owner of the business for a new one.',
}
