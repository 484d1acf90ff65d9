import type { ProfileChanges } from '#contract/accounts/profile.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { memberOf } from '../actors/actors.ts'
import { amongLogins, emailTaken, freeAddress, type Person, personByEmail, self } from '../logins/logins.ts'
import { lockLogin, updateAddresses, updateLogin } from '../logins/queries.ts'
import { issueToken, redeemToken, unusable, voidTokens } from '../member-tokens/member-tokens.ts'
import { readEmail } from '../members/members.ts'
import { updateMember } from '../members/queries.ts'
import { notify } from '../notices.ts'
import { provePassword } from '../sign-in/guesses.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { endSessionsOf } from '../sign-in/sessions.ts'

/**
 * Changes a person's own profile: the name at this business, address and password at all of theirs. A new password ends
 * their other sessions and invalidates mailed links. A new address takes effect once its owner follows a mailed link, or
 * at once when no mail server is connected. Returns the address that waits for confirmation. Throws 403 for a wrong
 * password, 409 for a taken address, 422, 429.
 */
export async function changeProfile(
  ctx: Ctx,
  changes: ProfileChanges,
): Promise<{ pendingEmail: string | null }> {
  const person = await self(ctx)
  const { login, member } = person
  const { name, password } = changes
  const asked = changes.email ? readEmail(changes.email) : null
  const email = asked === login.email ? null : asked
  if (email || password) {
    if (!changes.current_password) throw invalid(['body', 'current_password'], 'Field required', 'missing')
    await provePassword(ctx, person, changes.current_password)
  }
  if (email) await ctx.limiter.take('mails', `${login.id}|email`)
  if (email && (await personByEmail(ctx, email))) throw emailTaken()
  const password_hash = password ? await hashPassword(password) : null
  const confirms = ctx.accounts.mail.smtpUrl !== null
  if (password_hash || email) {
    await amongLogins(ctx, async tx => {
      await lockLogin(tx, login.id)
      if (password_hash) {
        await updateLogin(tx, login.id, { password_hash })
        await endSessionsOf(ctx, tx, login.id, memberOf(ctx).session)
        await voidTokens(ctx, tx, { login_id: login.id })
        await notify(ctx, tx, member, 'password_changed')
      }
      if (!email) return
      if (!confirms) return moveTo(ctx, tx, person, email)
      await voidTokens(ctx, tx, { login_id: login.id }, 'email')
      await issueToken(ctx, tx, member, 'email', email)
    })
  }
  await ctx.tx(async tx => {
    if (name !== undefined) await updateMember(tx, member.id, { name: name?.trim() ?? null })
    await noteChange(ctx, tx, { topic: 'member', id: member.id, kind: 'changed' })
  })
  return { pendingEmail: confirms ? email : null }
}

/**
 * Confirms a person's new address by the link that was mailed to it. Throws 400, and 409 when somebody else has
 * it by now.
 */
export const confirmEmail = (open: OpenCtx, token: string): Promise<void> =>
  redeemToken(open, token, 'email', async (tx, { login, member, used }) => {
    if (!login || !used.email) throw unusable('email')
    await moveTo(open, tx, { login, member }, used.email)
  })

async function moveTo(ctx: OpenCtx, tx: Tx, { login, member }: Person, email: string): Promise<void> {
  try {
    await freeAddress(tx, email)
    await updateLogin(tx, login.id, { email })
    for (const { tenant_id, id } of await updateAddresses(tx, login.id, email))
      await noteChange(ctx.as(tenant_id, { kind: 'system' }), tx, { topic: 'member', id, kind: 'changed' })
  } catch (error) {
    // At one of their businesses somebody else may be invited under the new address.
    const { constraint = '' } = error as { constraint?: string }
    if (['login_email_key', 'member_email_key'].includes(constraint)) throw emailTaken()
    throw error
  }
  await notify(ctx, tx, member, 'email_changed', login.email)
}
