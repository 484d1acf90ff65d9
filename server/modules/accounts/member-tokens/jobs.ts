import type { Ctx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { mailLetter, type OutgoingMail } from '../outgoing-mail.ts'
import { findOpenToken } from './queries.ts'
import { type Purpose, tokenOf } from './token.ts'

/** Mails the link of a token, unless it was used or expired in the meantime. */
export const mailToken = job<{ token_id: string }>({
  name: 'accounts.mail_token',
  async run(ctx, { token_id }) {
    const found = await ctx.tx(tx => findOpenToken(tx, token_id, ctx.now()))
    if (!found) return
    const { name, email, new_email, business } = found
    const letter = letters[found.purpose as Purpose](ctx, business, tokenOf(ctx, token_id))
    await mailLetter(ctx, { name, email: new_email ?? email }, letter)
  },
})

const letters: Record<Purpose, (ctx: Ctx, business: string, token: string) => OutgoingMail> = {
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
  email: (ctx, business, token) => ({
    subject: 'Confirm your new address',
    lines: [
      `somebody, most likely you, wants to sign in at ${business} with this address from now on. Confirm it within a day:`,
      `${ctx.config.publicUrl}/confirm-email?token=${token}`,
      'If it was not you, do nothing: nothing changes.',
    ],
  }),
}
