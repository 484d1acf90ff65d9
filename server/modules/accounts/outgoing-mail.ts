import type { Ctx } from '#server/core/context.ts'

/** A mail to a member: a subject, and the paragraphs after the greeting. */
export interface OutgoingMail {
  subject: string
  lines: string[]
}

/** Sends a mail of the installation to a member. `key` identifies the mail, so that sending it twice counts as one. */
export async function mailLetter(
  ctx: Ctx,
  to: { email: string; name: string | null },
  { subject, lines }: OutgoingMail,
  key?: string,
): Promise<void> {
  const text = [to.name ? `Hello ${to.name},` : 'Hello,', ...lines].join('\n\n')
  const sent = await ctx.mail.send({ to: to.email, subject, text: `${text}\n`, ...(key && { key }) })
  if (sent.path)
    ctx.log.info({ path: sent.path, subject }, 'mail written to a file: no mail server is configured')
}
