import type { Ctx } from '#server/core/context.ts'

/** What a member is mailed: a subject, and paragraphs that follow the greeting. */
export interface OutgoingMail {
  subject: string
  lines: string[]
}

/** Mails a letter of the installation to a member. `key`: by which a mail that is sent twice is known as one. */
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
