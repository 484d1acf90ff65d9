import type { ProfileChanges } from '#contract/accounts/profile.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { emailTaken } from '../accounts.ts'
import { memberOf } from '../actors/actors.ts'
import { issueToken, redeemToken, voidTokens } from '../member-tokens/member-tokens.ts'
import { memberByEmail, readEmail } from '../members/members.ts'
import { findMember, type MemberRow, updateMember } from '../members/queries.ts'
import { notify } from '../notices.ts'
import { provePassword } from '../sign-in/guesses.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { endSessionsOf } from '../sign-in/sessions.ts'
import { whoIs } from '../sign-in/sign-in.ts'

/**
 * Changes a member's own profile. A new password ends their other sessions and invalidates mailed links. A new
 * address takes effect once its owner follows a mailed link, or at once when no mail server is connected.
 * Returns the address that waits for confirmation. Throws 403 for a wrong password, 409 for a taken address,
 * 422, 429.
 */
export async function changeProfile(
  ctx: Ctx,
  changes: ProfileChanges,
): Promise<{ pendingEmail: string | null }> {
  const { member } = await whoIs(ctx)
  const { name, password } = changes
  const asked = changes.email ? readEmail(changes.email) : null
  const email = asked === member.email ? null : asked
  if (email || password) {
    if (!changes.current_password) throw invalid(['body', 'current_password'], 'Field required', 'missing')
    await provePassword(ctx, member, changes.current_password)
  }
  if (email) await ctx.limiter.take('mails', `${member.id}|email`)
  if (email && (await memberByEmail(ctx, email))) throw emailTaken()
  const password_hash = password ? await hashPassword(password) : null
  const confirms = ctx.accounts.mail.smtpUrl !== null
  await ctx.tx(async tx => {
    if (name !== undefined) await updateMember(tx, member.id, { name: name?.trim() ?? null })
    await noteChange(ctx, tx, { topic: 'member', id: member.id, kind: 'changed' })
    if (password_hash) {
      await updateMember(tx, member.id, { password_hash })
      await endSessionsOf(ctx, member.id, memberOf(ctx).session)
      await voidTokens(ctx, tx, member.id)
      await notify(ctx, member, 'password_changed')
    }
    if (!email) return
    if (!confirms) return moveTo(ctx, tx, member, email)
    await voidTokens(ctx, tx, member.id, 'email')
    await issueToken(ctx, tx, member.id, 'email', email)
  })
  return { pendingEmail: confirms ? email : null }
}

/**
 * Confirms a member's new address by the link that was mailed to it. Throws 400, and 409 when somebody else has
 * it by now.
 */
export const confirmEmail = (open: OpenCtx, token: string): Promise<void> =>
  redeemToken(open, token, 'email', async (ctx, tx, { member_id, email }) => {
    const member = await findMember(tx, member_id)
    if (member && email) await moveTo(ctx, tx, member, email)
  })

async function moveTo(ctx: Ctx, tx: Tx, member: MemberRow, email: string): Promise<void> {
  try {
    await updateMember(tx, member.id, { email })
    await noteChange(ctx, tx, { topic: 'member', id: member.id, kind: 'changed' })
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'member_email_key') throw emailTaken()
    throw error
  }
  await notify(ctx, member, 'email_changed', member.email)
}
