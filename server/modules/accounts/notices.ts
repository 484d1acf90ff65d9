import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { findMember, type MemberRow } from './members/queries.ts'
import { mailLetter, type OutgoingMail } from './outgoing-mail.ts'

/** Mails to members about changes of their own account, so that they learn of changes they did not make. */
export type Notice =
  | 'guessing'
  | 'guessing_codes'
  | 'password_changed'
  | 'email_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_used'

/** Enqueues a notice to a member, in the open transaction. `to`: another address than the member's own. */
export const notify = (ctx: Ctx, member: { id: string }, notice: Notice, to?: string): Promise<void> =>
  ctx.enqueue(mailNotice, { notice_id: ctx.id(), member_id: member.id, notice, ...(to && { to }) })

/**
 * Notifies a member that somebody is guessing at their account. The last allowed guess triggers it, so a member
 * gets at most one notice per counting period (six hours for passwords, a day for codes). Nobody awaits it: a
 * slower answer would reveal that the account exists.
 */
export function warn(open: OpenCtx, member: MemberRow, notice: 'guessing' | 'guessing_codes'): void {
  const ctx = open.as(member.tenant_id, { kind: 'system' })
  notify(ctx, member, notice).catch(error =>
    ctx.log.error({ err: error }, 'a member could not be warned of guesses'),
  )
}

export const mailNotice = job<{ notice_id: string; member_id: string; notice: Notice; to?: string }>({
  name: 'accounts.mail_notice',
  async run(ctx, { notice_id, member_id, notice, to }) {
    const member = await ctx.tx(tx => findMember(tx, member_id))
    if (!member) return
    const { email, name } = member
    await mailLetter(ctx, { email: to ?? email, name }, letters[notice](ctx, email), notice_id)
  },
})

const reset = ({ config }: Ctx) => `${config.publicUrl}/reset`

const letters: Record<Notice, (ctx: Ctx, email: string) => OutgoingMail> = {
  guessing: ctx => ({
    subject: 'Somebody is guessing your password',
    lines: [
      'somebody tries to sign in to your account with wrong passwords. Nobody got in. For the next hours we take no more guesses from browsers in which you have not signed in before; yours go on working.',
      `If you are locked out in a new browser yourself, choose a new password there, and it lets you in: ${reset(ctx)}`,
    ],
  }),
  guessing_codes: ctx => ({
    subject: 'Somebody knows your password',
    lines: [
      'somebody has entered your right password and then wrong codes. Nobody got in, and for a day we take no more codes from browsers in which you have not signed in before.',
      `If it was not you, choose a new password now: ${reset(ctx)}`,
    ],
  }),
  password_changed: ctx => ({
    subject: 'Your password was changed',
    lines: [
      'your password was changed, and whoever was signed in elsewhere is signed out.',
      `If it was not you, choose a new one now: ${reset(ctx)}`,
    ],
  }),
  email_changed: (_ctx, email) => ({
    subject: 'Your email address was changed',
    lines: [
      `from now on you sign in with ${email}, and mail about your account goes there.`,
      'If it was not you, tell the owner of your business or the operator of this server at once.',
    ],
  }),
  second_factor_on: ctx => ({
    subject: 'Signing in asks for a code now',
    lines: [
      'an authenticator app was added to your account: signing in asks for its code as well.',
      `If it was not you, choose a new password now: ${reset(ctx)}`,
    ],
  }),
  second_factor_off: ctx => ({
    subject: 'Signing in asks for no code any more',
    lines: [
      'the authenticator app was removed from your account: your password alone signs in.',
      `If it was not you, choose a new password now: ${reset(ctx)}`,
    ],
  }),
  recovery_code_used: ctx => ({
    subject: 'A recovery code was used',
    lines: [
      'somebody, most likely you, signed in to your account with a recovery code. It can not be used again.',
      `If it was not you, choose a new password now: ${reset(ctx)}`,
    ],
  }),
}
