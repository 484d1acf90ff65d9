import { passwordLength } from '#contract/limits.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { moving } from '../businesses/businesses.ts'
import { amongLogins, makeLogin, type Person, personByEmail } from '../logins/logins.ts'
import { joinBusiness } from '../logins/queries.ts'
import { readToken, spendToken, unusable } from '../member-tokens/member-tokens.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { type Browser, enter, proveCode, provePair, type SignedIn } from '../sign-in/sign-in.ts'

export interface Acceptance {
  token: string
  /** A new one; of a person who signs in here already, theirs. */
  password: string
  code: string | null
  name?: string
}

type Invitation = NonNullable<Awaited<ReturnType<typeof readInvitation>>>

/** An open invitation, and whether the invited person signs in here already; null when it is over. */
export async function readInvitation(ctx: OpenCtx, token: string) {
  const link = await readToken(ctx, token, 'invite')
  return link && { ...link, person: await personByEmail(ctx, link.email) }
}

/**
 * Accepts an invitation and signs in. A person who signs in here already shows their password, and their code if they
 * have a second factor; anybody else chooses a password. Throws 400, 401 as signing in does, 422 for a password that
 * nobody may choose, 429.
 */
export async function acceptInvitation(
  ctx: OpenCtx,
  acceptance: Acceptance,
  browser: Browser,
): Promise<SignedIn> {
  // Somebody new may accept two invitations at once: the second finds the login that the first has made.
  for (let tries = 0; tries < 3; tries++) {
    const invitation = await readInvitation(ctx, acceptance.token)
    if (!invitation) throw unusable('invite')
    const signedIn = invitation.person
      ? await acceptAs(ctx, invitation, invitation.person, acceptance, browser)
      : await acceptAsNew(ctx, invitation, acceptance, browser)
    if (signedIn) return signedIn
  }
  throw new Problem(409, 'This address was signed up at the same moment. Try again.')
}

async function acceptAs(
  ctx: OpenCtx,
  invitation: Invitation,
  person: Person,
  { token, password, code, name }: Acceptance,
  browser: Browser,
): Promise<SignedIn> {
  const { email } = invitation
  await provePair(ctx, person, { email, password }, browser)
  return proveCode(ctx, person, code, browser, async tx => {
    const member = await join(ctx, tx, { token, invitation }, person.login.id, name)
    return enter(ctx, tx, member, browser)
  })
}

/** Null when somebody has made a login with this address meanwhile. */
async function acceptAsNew(
  ctx: OpenCtx,
  invitation: Invitation,
  { token, password, name }: Acceptance,
  browser: Browser,
): Promise<SignedIn | null> {
  const { least } = passwordLength
  if ([...password].length < least)
    throw invalid(['body', 'password'], `String should have at least ${least} characters`, 'string_too_short')
  const login = { id: ctx.id(), email: invitation.email, password_hash: await hashPassword(password) }
  return amongLogins(ctx, async tx => {
    if (!(await makeLogin(ctx, tx, login))) return null
    return enter(ctx, tx, await join(ctx, tx, { token, invitation }, login.id, name), browser)
  })
}

/** Accepts an invitation as the person who is signed in, whose session goes on there. Throws 400, 401, 403. */
export const acceptSignedIn = async (ctx: Ctx, token: string, browser: Browser): Promise<SignedIn> => {
  const invitation = await readInvitation(ctx, token)
  if (!invitation) throw unusable('invite')
  return moving(ctx, browser, async (tx, login) => {
    if (login.email !== invitation.email)
      throw new Problem(
        403,
        `This invitation is for ${invitation.email}. Sign in with that address, or sign out first.`,
      )
    return join(ctx, tx, { token, invitation }, login.id)
  })
}

async function join(
  ctx: OpenCtx,
  tx: Tx,
  { token, invitation }: { token: string; invitation: Invitation },
  login_id: string,
  name?: string,
) {
  const { member } = await spendToken(ctx, tx, token, 'invite', invitation)
  const own = ctx.as(member.tenant_id, { kind: 'system' })
  await noteChange(own, tx, { topic: 'member', id: member.id, kind: 'joined' })
  return joinBusiness(tx, member, { login_id, ...(name && { name }) })
}
