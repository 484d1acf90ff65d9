import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { homeLanguage } from '../accounts.ts'
import { mailLetter, type OutgoingMail } from '../outgoing-mail.ts'
import { findOpenToken } from './queries.ts'
import { type Purpose, tokenOf } from './token.ts'

/** Mails the link of a token, unless it was used or expired in the meantime. */
export const mailToken = job<{ token_id: string }>({
  name: 'accounts.mail_token',
  async run(ctx, { token_id }) {
    const found = await ctx.tx(tx => findOpenToken(tx, token_id, ctx.now()))
    if (!found) return
    const { name, email, new_email } = found
    const letter = letterOf(ctx, found, tokenOf(ctx, token_id))
    await mailLetter(ctx, { name, email: new_email ?? email }, letter)
  },
})

function letterOf(
  { config }: Ctx,
  found: { purpose: string; business: string; language: string | null; country: string | null },
  token: string,
): OutgoingMail {
  const { purpose, business } = found
  const language = homeLanguage(found)
  const { account, accountMail } = textsOf(language)
  const { path, subject, lines } = {
    reset: {
      path: 'reset',
      subject: account.reset,
      lines: [accountMail.reset, accountMail.reset_not_you],
    },
    invite: {
      path: 'invite',
      subject: account.join_business,
      lines: [accountMail.invite, accountMail.invite_unknown],
    },
    email: {
      path: 'confirm-email',
      subject: accountMail.confirm_subject,
      lines: [accountMail.confirm, accountMail.confirm_not_you],
    },
  }[purpose as Purpose]
  const [wish = '', otherwise = ''] = lines.map(line => phrase(line, { business }))
  const link = `${config.publicUrl}/${path}?token=${token}`
  return { language, subject: phrase(subject, { business }), lines: [wish, link, otherwise] }
}
