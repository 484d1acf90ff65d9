import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { memberOf } from '../actors/actors.ts'
import type { Person } from '../logins/logins.ts'
import type { KnownBrowser } from './known-browser.ts'
import { verifyPassword } from './passwords.ts'

/** One guess at an account's password or second factor, already counted. */
export interface Guess {
  /** The guess was right: takes it out of the counts again. */
  right(): Promise<void>
  /** No stranger may guess at this account again for some hours. */
  last: boolean
}

type Count = [counter: 'address' | 'account' | 'browser' | 'code', scope: string]

/**
 * Counts a request that names an email address, by that and the client's address together. A client known to
 * guess too often is refused before anything is written. Throws 429.
 */
export async function countTry(
  ctx: OpenCtx,
  email: string,
  known: KnownBrowser | null = null,
): Promise<void> {
  if (!known) ctx.limiter.refuseBlocked('address', ctx.ip)
  await ctx.rateLimit('auth', `${email}|${ctx.ip}`)
}

/** Counts a request that can name any email address but guesses nothing in the same way. It is never given back. */
export async function countAsking(ctx: OpenCtx, email: string): Promise<void> {
  await countTry(ctx, email)
  await ctx.limiter.take('address', ctx.ip)
}

/**
 * Counts a guess at a password. A browser in which the member signed in before has its own count. Any other
 * guess counts for its address, over all accounts, and for the account, over all addresses. Accounts that don't
 * exist are counted too. Throws 429.
 */
export const countGuess = (ctx: OpenCtx, email: string, known: KnownBrowser | null): Promise<Guess> =>
  count(
    ctx,
    known
      ? [['browser', known.id]]
      : [
          ['address', ctx.ip],
          ['account', email],
        ],
  )

/** Counts a guess at a second factor, by somebody who has the password. Throws 429. */
export const countCode = (ctx: OpenCtx, login: string, known: KnownBrowser | null): Promise<Guess> =>
  count(ctx, [known?.signedIn ? ['browser', known.id] : ['code', login]])

async function count({ limiter }: OpenCtx, counts: Count[]): Promise<Guess> {
  let last = false
  for (const [counter, scope] of counts) {
    const { remaining } = await limiter.take(counter, scope)
    last = remaining === 0 && (counter === 'account' || counter === 'code')
  }
  return {
    last,
    async right() {
      await Promise.all(counts.map(([counter, scope]) => limiter.giveBack(counter, scope)))
    },
  }
}

/**
 * Counts a request with a mailed link by the client's address: nobody can guess links, and an office that
 * accepts its invitations is no attack. Throws 429.
 */
export const countLink = (ctx: OpenCtx): Promise<Guess> => count(ctx, [['address', ctx.ip]])

/**
 * Makes a signed-in member show their password again, so that a stolen session can change nothing permanently.
 * Guesses count for the session. Throws 403, 429.
 */
export async function provePassword(ctx: Ctx, { login }: Person, password: string): Promise<void> {
  const guess = await countAgain(ctx)
  if (!(await verifyPassword(password, login.password_hash))) {
    throw new Problem(403, 'This is not your password.')
  }
  await guess.right()
}

/** Counts a signed-in member's guess at the password or code they must show again. Throws 429. */
export const countAgain = (ctx: Ctx): Promise<Guess> => count(ctx, [['browser', memberOf(ctx).session]])
