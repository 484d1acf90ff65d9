import type { Ctx } from '../../../context.ts'
import { job } from '../../../jobs/job.ts'
import { findOpenToken } from './queries.ts'
import { type Purpose, tokenOf } from './token.ts'

/** Mails the link of a token. One that was used or ran out in the meantime is not mailed. */
export const mailToken = job<{ token_id: string }>({
  name: 'accounts.mail_token',
  async run(ctx, { token_id }) {
    const found = await ctx.tx(tx => findOpenToken(tx, token_id, ctx.now()))
    if (!found) return
    const { subject, lines } = letters[found.purpose as Purpose](ctx, found.business, tokenOf(ctx, token_id))
    const text = [found.name ? `Hello ${found.name},` : 'Hello,', ...lines].join('\n\n')
    const sent = await ctx.mail.send({ to: found.email, subject, text: `${text}\n` })
    if (sent.path)
      ctx.log.info({ path: sent.path, subject }, 'mail written to a file: no mail server is configured')
  },
})

type Letter = (ctx: Ctx, business: string, token: string) => { subject: string; lines: string[] }

const letters: Record<Purpose, Letter> = {
  reset: (ctx, business, token) => ({
    subject: 'Choose a new password',
    lines: [
      `somebody, most likely you, asked for a new password for your account at ${business}. Choose one within the next hour:`,
      `${ctx.config.publicUrl}/reset?token=${token}`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
  }),
  invite: (ctx, business, token) => ({
    subject: `Join ${business}`,
    lines: [
      `you are invited to join the team of ${business}. Choose a password within the next seven days to accept:`,
      `${ctx.config.publicUrl}/invite?token=${token}`,
      'If you do not know who that is, do nothing.',
    ],
  }),
}
