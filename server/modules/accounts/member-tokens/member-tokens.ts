import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { hashOf } from '../api-keys/key.ts'
import { mailToken } from './jobs.ts'
import { findOpenTokenByHash, insertToken, type MemberTokenRow, useToken, voidTokensOf } from './queries.ts'
import { type Purpose, tokenOf } from './token.ts'

const hour = 3_600_000
const lifetimes: Record<Purpose, number> = { reset: hour, invite: 7 * 24 * hour, email: 24 * hour }

/**
 * Makes a link for a member and enqueues its mail, in the open transaction. `email`: the address that the link
 * confirms.
 */
export async function issueToken(
  ctx: Ctx,
  tx: Tx,
  member: string,
  purpose: Purpose,
  email?: string,
): Promise<void> {
  const id = ctx.id()
  const now = ctx.now()
  await insertToken(tx, {
    id,
    member_id: member,
    purpose,
    email,
    hash: hashOf(tokenOf(ctx, id)),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimes[purpose]),
  })
  await ctx.enqueue(mailToken, { token_id: id })
}

/**
 * Uses up a link, and all other links of that member, and does the work of the link in the same transaction, as
 * the member's tenant. Throws 400 when the link can't be used.
 */
export async function redeemToken<T>(
  open: OpenCtx,
  token: string,
  purpose: Purpose,
  work: (ctx: Ctx, tx: Tx, used: MemberTokenRow) => Promise<T>,
): Promise<T> {
  const found = await readToken(open, token, purpose)
  if (!found) throw new Problem(400, unusable[purpose])
  const ctx = open.as(found.tenant_id, { kind: 'system' })
  return ctx.tx(async tx => {
    const used = await useToken(tx, hashOf(token), purpose, ctx.now())
    if (!used) throw new Problem(400, unusable[purpose])
    await voidTokens(ctx, tx, used.member_id)
    return work(ctx, tx, used)
  })
}

/** The member that a link is for, without using it up; null when it can't be used. */
export const readToken = (ctx: OpenCtx, token: string, purpose: Purpose) =>
  // biome-ignore lint/plugin: the token says which member, of whichever business
  ctx.crossTenant(async tx => (await findOpenTokenByHash(tx, hashOf(token), purpose, ctx.now())) ?? null)

/** Invalidates a member's unused links: those for one purpose, or all. */
export const voidTokens = (ctx: Ctx, tx: Tx, member: string, purpose?: Purpose) =>
  voidTokensOf(tx, member, ctx.now(), purpose)

const unusable: Record<Purpose, string> = {
  reset: 'This link has expired or was used already. Ask for a new one.',
  invite: 'This invitation has expired or was used already. Ask the owner of the business for a new one.',
  email: 'This link has expired or was used already. Change your address again.',
}
