import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import type { Tx } from '#server/db/tenant.ts'
import { business, homeLanguage } from './accounts.ts'
import { amongLogins } from './logins/logins.ts'
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

/**
 * Enqueues a notice to somebody, in the open transaction. The mail is in the language of the business that `member`
 * names. `to`: another address than the member's own.
 */
export const notify = (
  ctx: OpenCtx,
  tx: Tx,
  { tenant_id, id }: Pick<MemberRow, 'tenant_id' | 'id'>,
  notice: Notice,
  to?: string,
): Promise<void> =>
  ctx.queue.add(tx, mailNotice, {
    tenant: tenant_id,
    notice_id: ctx.id(),
    member_id: id,
    notice,
    ...(to && { to }),
  })

/**
 * Notifies a member that somebody is guessing at their account. The last allowed guess triggers it, so a member
 * gets at most one notice per counting period (six hours for passwords, a day for codes). Nobody awaits it: a
 * slower answer would reveal that the account exists.
 */
export function warn(open: OpenCtx, member: MemberRow, notice: 'guessing' | 'guessing_codes'): void {
  amongLogins(open, tx => notify(open, tx, member, notice)).catch(error =>
    open.log.error({ err: error }, 'a member could not be warned of guesses'),
  )
}

export const mailNotice = job<{ notice_id: string; member_id: string; notice: Notice; to?: string }>({
  name: 'accounts.mail_notice',
  async run(ctx, { notice_id, member_id, notice, to }) {
    const member = await ctx.tx(tx => findMember(tx, member_id))
    if (!member) return
    const { email, name } = member
    const language = homeLanguage(await business(ctx))
    await mailLetter(ctx, { email: to ?? email, name }, letterOf(ctx, { notice, email, language }), notice_id)
  },
})

function letterOf(
  { config }: Ctx,
  { notice, email, language }: { notice: Notice; email: string; language: string },
): OutgoingMail {
  const { accountMail: texts } = textsOf(language)
  const values = { email, url: `${config.publicUrl}/reset` }
  const lines = [texts[notice], texts[advice[notice] ?? 'not_you']]
  return { language, subject: texts[`${notice}_subject`], lines: lines.map(line => phrase(line, values)) }
}

/** What to do about it, where that is not to choose a new password if it was somebody else. */
const advice: Partial<Record<Notice, keyof Locale['accountMail']>> = {
  guessing: 'guessing_locked_out',
  email_changed: 'email_changed_not_you',
}
