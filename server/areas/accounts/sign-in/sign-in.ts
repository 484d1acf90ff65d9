import type { Ctx, OpenCtx } from '../../../context.ts'
import type { Tx } from '../../../db/tenant.ts'
import { Problem } from '../../../http/problem.ts'
import { type Business, type NewAccount, openAccount } from '../account.ts'
import { issueToken, redeemToken } from '../member-tokens/member-tokens.ts'
import { findMember, findMemberByEmail, type MemberRow } from '../members/queries.ts'
import { findBusinessById } from '../queries.ts'
import { toAccount } from '../wire.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { setPassword } from './queries.ts'
import { endSession, endSessionsOf, startSession } from './sessions.ts'

/** Somebody who is signed in, where, and with which token. */
export interface SignedIn {
  member: MemberRow
  business: Business
  token: string
}

/** Opens a business and signs its owner in. Throws 403 where strangers may not register, 409, 422. */
export async function register(ctx: OpenCtx, account: NewAccount): Promise<SignedIn> {
  if (ctx.config.registration === 'closed') {
    throw new Problem(403, 'Registration is closed on this server. Ask its operator for an account.')
  }
  const { ownerId } = await openAccount(ctx, account)
  return ctx.across(async tx => signedIn(ctx, tx, (await findMember(tx, ownerId))!))
}

/** Throws 401 with one sentence, in the same time, whether the address or the password is wrong. */
export async function signIn(ctx: OpenCtx, email: string, password: string): Promise<SignedIn> {
  const member = await ctx.across(tx => findMemberByEmail(tx, email))
  const right = await verifyPassword(password, member?.password_hash ?? null)
  if (!member || !right) throw new Problem(401, 'Wrong email address or password.')
  return ctx.across(tx => signedIn(ctx, tx, member))
}

export const signOut = (ctx: Ctx, session: string): Promise<unknown> =>
  ctx.tx(tx => endSession(ctx, tx, session))

/** The member who is signed in, and their business. */
export const whoIs = (ctx: Ctx, member: string): Promise<{ member: MemberRow; business: Business }> =>
  ctx.tx(async tx => ({
    member: (await findMember(tx, member))!,
    business: toAccount((await findBusinessById(tx, ctx.tenant))!),
  }))

/** Mails a link for a new password, when somebody has this address. */
export async function requestReset(ctx: OpenCtx, email: string): Promise<void> {
  const member = await ctx.across(tx => findMemberByEmail(tx, email))
  if (!member) return
  const own = ctx.as(member.tenant_id, { kind: 'system' })
  await own.tx(tx => issueToken(own, tx, member.id, 'reset'))
}

/** Sets a new password by a mailed link and ends every session of that member. Throws 400. */
export async function resetPassword(ctx: OpenCtx, token: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await ctx.across(async tx => {
    const { tenant_id, member_id: id } = await redeemToken(ctx, tx, token, 'reset')
    await setPassword(tx, { tenant_id, id }, { password_hash })
    await endSessionsOf(ctx, tx, { tenant_id, id })
  })
}

/** Accepts an invitation with a password of one's own, and signs in. Throws 400. */
export async function acceptInvitation(
  ctx: OpenCtx,
  acceptance: { token: string; password: string; name?: string },
): Promise<SignedIn> {
  const { token, password, name } = acceptance
  const password_hash = await hashPassword(password)
  return ctx.across(async tx => {
    const { tenant_id, member_id: id } = await redeemToken(ctx, tx, token, 'invite')
    const member = await setPassword(tx, { tenant_id, id }, { password_hash, ...(name && { name }) })
    return signedIn(ctx, tx, member)
  })
}

const signedIn = async (ctx: OpenCtx, tx: Tx, member: MemberRow): Promise<SignedIn> => ({
  member,
  business: toAccount((await findBusinessById(tx, member.tenant_id))!),
  token: await startSession(ctx, tx, member),
})
