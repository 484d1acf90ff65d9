import type { OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { hashOf } from '../api-keys/key.ts'
import { amongLogins } from '../logins/logins.ts'
import { type LoginRow, lockLogin, lockMember } from '../logins/queries.ts'
import type { MemberRow } from '../members/queries.ts'
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
  ctx: OpenCtx,
  tx: Tx,
  member: Pick<MemberRow, 'tenant_id' | 'id'>,
  purpose: Purpose,
  email?: string,
): Promise<void> {
  const id = ctx.id()
  const now = ctx.now()
  await insertToken(tx, {
    tenant_id: member.tenant_id,
    id,
    member_id: member.id,
    purpose,
    email,
    hash: hashOf(tokenOf(ctx, id)),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimes[purpose]),
  })
  await ctx.queue.add(tx, mailToken, { tenant: member.tenant_id, token_id: id })
}

/** What a link is for: a member, and the login that they have by now. */
export interface Redeemed {
  used: MemberTokenRow
  member: MemberRow
  login: LoginRow | null
}

/**
 * Uses up a link and does its work in the same transaction, across businesses. An invitation is used up for its
 * business; any other link together with all that were mailed to that login. Throws 400 when the link can't be used.
 */
export async function redeemToken<T>(
  open: OpenCtx,
  token: string,
  purpose: Purpose,
  work: (tx: Tx, redeemed: Redeemed) => Promise<T>,
): Promise<T> {
  const found = await readToken(open, token, purpose)
  if (!found) throw unusable(purpose)
  return amongLogins(open, tx =>
    spendToken(open, tx, token, purpose, found).then(redeemed => work(tx, redeemed)),
  )
}

/** The same in a transaction that is open already; `found` is what `readToken` has said. Throws 400. */
export async function spendToken(
  ctx: OpenCtx,
  tx: Tx,
  token: string,
  purpose: Purpose,
  found: { tenant_id: string; member_id: string; login_id: string | null },
): Promise<Redeemed> {
  // In the order of locks: the login, its member, the link.
  const login = found.login_id ? await lockLogin(tx, found.login_id) : undefined
  const member = await lockMember(tx, found.tenant_id, found.member_id)
  const used = await useToken(tx, hashOf(token), purpose, ctx.now())
  if (!member || !used) throw unusable(purpose)
  if (purpose === 'invite') await voidTokens(ctx, tx, { member_id: member.id }, 'invite')
  else if (member.login_id) await voidTokens(ctx, tx, { login_id: member.login_id })
  return { used, member, login: login ?? null }
}

/** The member that a link is for, without using it up; null when it can't be used. */
export const readToken = (ctx: OpenCtx, token: string, purpose: Purpose) =>
  // biome-ignore lint/plugin: the token says which member, of whichever business
  ctx.crossTenant(async tx => (await findOpenTokenByHash(tx, hashOf(token), purpose, ctx.now())) ?? null)

/** Invalidates unused links of a member, or of all that a login is: those for one purpose, or all but invitations. */
export const voidTokens = (
  ctx: OpenCtx,
  tx: Tx,
  whose: { member_id: string } | { login_id: string },
  purpose?: Purpose,
) => voidTokensOf(tx, whose, ctx.now(), purpose)

const sentences: Record<Purpose, string> = {
  reset: 'This link has expired or was used already. Ask for a new one.',
  invite: 'This invitation has expired or was used already. Ask the owner of the business for a new one.',
  email: 'This link has expired or was used already. Change your address again.',
}

export const unusable = (purpose: Purpose) => new Problem(400, sentences[purpose])
