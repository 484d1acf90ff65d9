import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx } from '#server/core/context.ts'

/** What a member is mailed, in one language: a subject, and paragraphs that follow the greeting. */
export interface OutgoingMail {
  /** BCP 47: the business's. */
  language: string
  subject: string
  lines: string[]
}

/** Mails a letter of the installation to a member. `key`: by which a mail that is sent twice is known as one. */
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
