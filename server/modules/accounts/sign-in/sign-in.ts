import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { type Business, type NewAccount, openAccount } from '../accounts.ts'
import { memberOf } from '../actors/actors.ts'
import { issueToken, redeemToken } from '../member-tokens/member-tokens.ts'
import { memberByEmail } from '../members/members.ts'
import { findMember, holdMember, type MemberRow, updateMember } from '../members/queries.ts'
import { warn } from '../notices.ts'
import { findBusinessById } from '../queries.ts'
import { verifyCode } from '../second-factor/second-factor.ts'
import { toAccount } from '../wire.ts'
import { countCode, countGuess } from './guesses.ts'
import type { KnownBrowser } from './known-browser.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { endSessionsOf, startSession } from './sessions.ts'

/** A signed-in member, their session and its token. */
export interface SignedIn {
  member: MemberRow
  business: Business
  token: string
}

/** The credentials of a sign-in. */
export interface LoginAttempt {
  email: string
  password: string
  /** Of the authenticator app, or a recovery code; null when none was sent. */
  code: string | null
}

/** The browser of a sign-in. */
export interface Browser {
  userAgent: string | null
  known: KnownBrowser | null
}

/** Opens a business and signs its owner in. Throws 403 when registration is closed, 409, 422. */
export async function register(ctx: OpenCtx, account: NewAccount, browser: Browser): Promise<SignedIn> {
  if (ctx.config.registration === 'closed') {
    throw new Problem(403, 'Registration is closed on this server. Ask its operator for an account.')
  }
  const { business, ownerId } = await openAccount(ctx, account)
  const own = ctx.as(business.id, { kind: 'system' })
  return own.tx(async tx => signedIn(own, (await findMember(tx, ownerId))!, browser))
}

/**
 * Signs a member in. Throws the same 401, after the same time, for a wrong address and a wrong password; 401
 * with `code_required` when a code is missing or wrong; and 429 after too many guesses, whether or not somebody
 * has this address.
 */
export async function signIn(ctx: OpenCtx, attempt: LoginAttempt, browser: Browser): Promise<SignedIn> {
  const member = await memberByEmail(ctx, attempt.email)
  const known = browser.known && browser.known.member === member?.id ? browser.known : null
  const guess = await countGuess(ctx, attempt.email, known)
  const right = await verifyPassword(attempt.password, member?.password_hash ?? null)
  if (!member || !right) {
    if (member?.password_hash && guess.last) warn(ctx, member, 'guessing')
    throw wrongPair()
  }
  await guess.right()
  const own = ctx.as(member.tenant_id, { kind: 'system' })
  const codeGuess = attempt.code ? await countCode(ctx, member.id, known) : null
  const signed = await own.tx(async tx => {
    // A change of the password meanwhile has ended all sessions, so this one must not start after it.
    if ((await holdMember(tx, member.id))?.password_hash !== member.password_hash) throw wrongPair()
    const shown = await verifyCode(own, member, attempt.code)
    return shown === 'right' ? signedIn(own, member, browser) : shown
  })
  if (typeof signed === 'object') {
    await codeGuess?.right()
    return signed
  }
  if (codeGuess?.last) warn(ctx, member, 'guessing_codes')
  throw new Problem(401, codeWanted[signed], {}, { code_required: true })
}

const wrongPair = () => new Problem(401, 'Wrong email address or password.')

const codeWanted = {
  missing: 'Enter the code from your authenticator app, or a recovery code.',
  wrong: 'This code is wrong, or it was used already. Enter the next one.',
}

/** The member who is signed in, and their business. */
export const whoIs = (ctx: Ctx): Promise<{ member: MemberRow; business: Business }> =>
  ctx.tx(async tx => ({
    member: (await findMember(tx, memberOf(ctx).id))!,
    business: toAccount((await findBusinessById(tx, ctx.tenant))!),
  }))

/**
 * Mails a link for a new password if somebody has this address. After a few mails within an hour no more
 * follow, because each earlier link works as well.
 */
export async function requestReset(ctx: OpenCtx, email: string): Promise<void> {
  const member = await memberByEmail(ctx, email)
  if (!member) return
  const own = ctx.as(member.tenant_id, { kind: 'system' })
  const enough = await ctx.limiter.take('mails', member.id).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem) return true
      throw error
    },
  )
  if (!enough) await own.tx(tx => issueToken(own, tx, member.id, 'reset'))
}

/** Sets a new password by a mailed link and ends all sessions of that member. Returns the member's id. Throws 400. */
export async function resetPassword(ctx: OpenCtx, token: string, password: string): Promise<string> {
  const password_hash = await hashPassword(password)
  return redeemToken(ctx, token, 'reset', async (own, tx, { member_id }) => {
    await updateMember(tx, member_id, { password_hash })
    await endSessionsOf(own, member_id)
    return member_id
  })
}

/** Accepts an invitation, sets the member's password and signs them in. Throws 400. */
export async function acceptInvitation(
  ctx: OpenCtx,
  acceptance: { token: string; password: string; name?: string },
  browser: Browser,
): Promise<SignedIn> {
  const { token, password, name } = acceptance
  const password_hash = await hashPassword(password)
  return redeemToken(ctx, token, 'invite', async (own, tx, { member_id: id }) => {
    await noteChange(own, tx, { topic: 'member', id, kind: 'joined' })
    return signedIn(own, await updateMember(tx, id, { password_hash, ...(name && { name }) }), browser)
  })
}

const signedIn = (ctx: Ctx, member: MemberRow, { userAgent }: Browser): Promise<SignedIn> =>
  ctx.tx(async tx => ({
    member,
    business: toAccount((await findBusinessById(tx, member.tenant_id))!),
    token: await startSession(ctx, tx, member.id, userAgent),
  }))
