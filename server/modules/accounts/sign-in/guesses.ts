import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { memberOf } from '../actors/actors.ts'
import type { MemberRow } from '../members/queries.ts'
import type { KnownBrowser } from './known-browser.ts'
import { verifyPassword } from './passwords.ts'

/** One guess at an account's password or second factor, already counted. */
export interface Guess {
  /** It was right: it is taken out of the counts again. */
  right(): Promise<void>
  /** No other guess at this account is taken from a stranger for some hours. */
  last: boolean
}

type Count = [counter: 'address' | 'account' | 'browser' | 'code', scope: string]

/**
 * Counts a request that names an email address, by that and the client's address together (specification, section 8). One
 * from an address that is known to have guessed too often is refused before anything is written. Throws 429.
 */
export async function countTry(
  ctx: OpenCtx,
  email: string,
  known: KnownBrowser | null = null,
): Promise<void> {
  if (!known) ctx.limiter.refuseBlocked('address', ctx.ip)
  await ctx.rateLimit('auth', `${email}|${ctx.ip}`)
}

/** Counts the same way a request that guesses nothing but can name any email address; it is never given back. */
export async function countAsking(ctx: OpenCtx, email: string): Promise<void> {
  await countTry(ctx, email)
  await ctx.limiter.take('address', ctx.ip)
}

/**
 * Counts a guess at a password. A browser in which its owner has signed in before is counted by itself; any other by its
 * address, over all accounts, and by the account, over all addresses. An account that does not exist is counted like one
 * that does. Throws 429.
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

/** Counts a guess at a second factor, by somebody who has the member's password. Throws 429. */
export const countCode = (ctx: OpenCtx, member: string, known: KnownBrowser | null): Promise<Guess> =>
  count(ctx, [known?.signedIn ? ['browser', known.id] : ['code', member]])

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
 * Counts a request that comes with a mailed link, by its address: links can't be guessed, and an office that accepts its
 * invitations must not be taken for an attack. Throws 429.
 */
export const countLink = (ctx: OpenCtx): Promise<Guess> => count(ctx, [['address', ctx.ip]])

/**
 * Holds somebody who is signed in to a password that they have to show again, so that a session somebody else got hold of
 * changes nothing for good. Guesses are counted by the session. Throws 403, 429.
 */
export async function provePassword(ctx: Ctx, member: MemberRow, password: string): Promise<void> {
  const guess = await countAgain(ctx)
  if (!(await verifyPassword(password, member.password_hash))) {
    throw new Problem(403, 'This is not your password.')
  }
  await guess.right()
}

/** Counts a guess by somebody who is signed in, at what they have to show again. Throws 429. */
export const countAgain = (ctx: Ctx): Promise<Guess> => count(ctx, [['browser', memberOf(ctx).session]])
