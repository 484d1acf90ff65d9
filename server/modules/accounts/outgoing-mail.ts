import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx } from '#server/core/context.ts'

/** A mail to a member, in one language: a subject, and the paragraphs after the greeting. */
export interface OutgoingMail {
  /** BCP 47: the business's. */
  language: string
  subject: string
  lines: string[]
}

/** Sends a mail of the installation to a member. `key` identifies the mail, so that sending it twice counts as one. */
export async function mailLetter(
  ctx: Ctx,
  to: { email: string; name: string | null },
  { language, subject, lines }: OutgoingMail,
  key?: string,
): Promise<void> {
  const { bookingMail, accountMail } = textsOf(language)
  const hello = to.name ? phrase(bookingMail.hello, { name: to.name }) : accountMail.hello
  const text = [hello, ...lines].join('\n\n')
  const sent = await ctx.mail.send({ to: to.email, subject, text: `${text}\n`, ...(key && { key }) })
  if (sent.path)
    ctx.log.info({ path: sent.path, subject }, 'mail written to a file: no mail server is configured')
}
