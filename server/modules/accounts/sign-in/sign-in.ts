import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { type Business, type NewAccount, openAccount } from '../accounts.ts'
import { memberOf } from '../actors/actors.ts'
import { amongLogins, type Person, personByEmail, sessionEnded } from '../logins/logins.ts'
import { holdLogin, holdMembership, updateLogin } from '../logins/queries.ts'
import { issueToken, redeemToken, unusable } from '../member-tokens/member-tokens.ts'
import { findMember, type MemberRow } from '../members/queries.ts'
import { warn } from '../notices.ts'
import { findBusinessById } from '../queries.ts'
import { verifyCode } from '../second-factor/second-factor.ts'
import { toAccount } from '../wire.ts'
import { countCode, countGuess } from './guesses.ts'
import type { KnownBrowser } from './known-browser.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { endSessionsOf, startSession } from './sessions.ts'

/** A signed-in person, their session and its token. */
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
  /** The business to go to, if they are a member there; null: where they were last. */
  tenant: string | null
}

/** The browser of a sign-in. */
export interface Browser {
  userAgent: string | null
  known: KnownBrowser | null
}

/** Opens a business and signs its owner in. Throws 403 when registration is closed, 409, 422. */
export async function register(ctx: OpenCtx, account: NewAccount, browser: Browser): Promise<SignedIn> {
  checkRegistration(ctx)
  const { owner } = await openAccount(ctx, account)
  return amongLogins(ctx, tx => enter(ctx, tx, owner, browser))
}

/** Throws 403 when strangers may open no business here. */
export function checkRegistration({ config }: OpenCtx): void {
  if (config.registration === 'closed') {
    throw new Problem(403, 'Registration is closed on this server. Ask its operator for an account.')
  }
}

/**
 * Signs a person in. Throws the same 401, after the same time, for a wrong address and a wrong password; 401
 * with `code_required` when a code is missing or wrong; and 429 after too many guesses, whether or not somebody
 * has this address.
 */
export async function signIn(ctx: OpenCtx, attempt: LoginAttempt, browser: Browser): Promise<SignedIn> {
  const person = await provePair(ctx, await personByEmail(ctx, attempt.email), attempt, browser)
  return proveCode(ctx, person, attempt.code, browser, async tx => {
    const member = await holdMembership(tx, person.login.id, attempt.tenant)
    if (!member) throw wrongPair()
    return enter(ctx, tx, member, browser)
  })
}

/** Proves by a password that somebody is this person, whether or not there is one. Throws 401, 429. */
export async function provePair(
  ctx: OpenCtx,
  person: Person | null,
  { email, password }: Pick<LoginAttempt, 'email' | 'password'>,
  browser: Browser,
): Promise<Person> {
  const guess = await countGuess(ctx, email, knownTo(person, browser))
  const right = await verifyPassword(password, person?.login.password_hash ?? null)
  if (!person || !right) {
    if (person && guess.last) warn(ctx, person.member, 'guessing')
    throw wrongPair()
  }
  await guess.right()
  return person
}

/** Does the work in the transaction that uses up the code, if the person has a second factor. Throws 401, 429. */
export async function proveCode<T extends object>(
  ctx: OpenCtx,
  person: Person,
  code: string | null,
  browser: Browser,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { login, member } = person
  const guess = code ? await countCode(ctx, login.id, knownTo(person, browser)) : null
  const done = await amongLogins(ctx, async tx => {
    // A change of the password meanwhile has ended all sessions, so this one must not start after it.
    if ((await holdLogin(tx, login.id))?.password_hash !== login.password_hash) throw wrongPair()
    const shown = await verifyCode(ctx, tx, person, code)
    return shown === 'right' ? work(tx) : shown
  })
  if (typeof done === 'object') {
    await guess?.right()
    return done
  }
  if (guess?.last) warn(ctx, member, 'guessing_codes')
  throw new Problem(401, codeWanted[done], {}, { code_required: true })
}

const knownTo = (person: Person | null, { known }: Browser): KnownBrowser | null =>
  known && known.login === person?.login.id ? known : null

const wrongPair = () => new Problem(401, 'Wrong email address or password.')

const codeWanted = {
  missing: 'Enter the code from your authenticator app, or a recovery code.',
  wrong: 'This code is wrong, or it was used already. Enter the next one.',
}

/** The member who is signed in, and their business. */
export const whoIs = (ctx: Ctx): Promise<{ member: MemberRow; business: Business }> =>
  ctx.tx(async tx => {
    const member = await findMember(tx, memberOf(ctx).id)
    if (!member) throw sessionEnded()
    return { member, business: toAccount((await findBusinessById(tx, ctx.tenant))!) }
  })

/**
 * Mails a link for a new password if somebody has this address. After a few mails within an hour no more
 * follow, because each earlier link works as well.
 */
export async function requestReset(ctx: OpenCtx, email: string): Promise<void> {
  const person = await personByEmail(ctx, email)
  if (!person) return
  const enough = await ctx.limiter.take('mails', person.login.id).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem) return true
      throw error
    },
  )
  if (!enough) await amongLogins(ctx, tx => issueToken(ctx, tx, person.member, 'reset'))
}

/** Sets a new password by a mailed link and ends all sessions of that person. Returns their login's id. Throws 400. */
export async function resetPassword(ctx: OpenCtx, token: string, password: string): Promise<string> {
  const password_hash = await hashPassword(password)
  return redeemToken(ctx, token, 'reset', async (tx, { login }) => {
    if (!login) throw unusable('reset')
    await updateLogin(tx, login.id, { password_hash })
    await endSessionsOf(ctx, tx, login.id)
    return login.id
  })
}

/** Starts a session of a member, in the open transaction. */
export const enter = async (
  ctx: OpenCtx,
  tx: Tx,
  member: MemberRow,
  { userAgent }: Browser,
): Promise<SignedIn> => ({
  member,
  business: toAccount((await findBusinessById(tx, member.tenant_id))!),
  token: await startSession(ctx, tx, member, { userAgent }),
})
