import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import { inRegion } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { type Quotation, quotable } from '../quotation/quotation.ts'
import { replySubject } from '../subjects/subjects.ts'
import { type AnsweredMail, selectAnswered, selectThreadHead } from './queries.ts'

/** References names at most so many Message-IDs: RFC 5322 asks for all, but mail servers reject endless headers. */
const mostReferences = 30

/**
 * An answer as a mail in its thread (RFC 5322, 3.6.4), which quotes the mail that it answers. A mail that the assistant sends by itself says so, to the reader
 * and, by RFC 3834, to their robots; a mail that a person sends is marked as not automatic.
 */
export async function outgoingMailOf(
  ctx: Ctx,
  {
    id,
    conversationId,
    role,
    text,
  }: { id: string; conversationId: string; role: 'person' | 'assistant'; text: string },
): Promise<{ subject: string; body: string; quotation: Quotation | null; headers: Record<string, string> }> {
  const own = await business(ctx)
  const { head, answered } = await ctx.tx(async db => ({
    head: await selectThreadHead(db, { conversationId, messageId: id, limit: mostReferences }),
    answered: await selectAnswered(db, { conversationId, messageId: id }),
  }))
  const automatic = role === 'assistant'
  const language = head.language ? inRegion(head.language, own.language) : homeLanguage(own)
  return {
    subject: replySubject(head.subject ?? own.name),
    body: automatic
      ? `${text}\n\n-- \n${phrase(textsOf(language).message.by_assistant, { business: own.name })}`
      : text,
    quotation: answered && quotationOf(answered, { language, zone: own.timezone }),
    headers: {
      'Auto-Submitted': automatic ? 'auto-replied' : 'no',
      ...(head.inReplyTo && { 'In-Reply-To': head.inReplyTo }),
      ...(head.references.length && { References: head.references.join(' ') }),
    },
  }
}

/** The visitor's mail below its answer, as mail programs have it, in the language of the conversation. */
function quotationOf(
  { name, email, text, at }: AnsweredMail,
  { language, zone }: { language: string | null; zone: string },
): Quotation | null {
  const quoted = quotable(text)
  if (!quoted) return null
  const { message } = textsOf(language)
  const date = new Intl.DateTimeFormat(language ?? 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at)
  const plain = name?.replace(/[\p{Cc}<>]+/gu, ' ').trim()
  const writer = [plain, email && (plain ? `<${email}>` : email)].filter(Boolean).join(' ')
  return { attribution: phrase(message.wrote, { date, name: writer }), text: quoted }
}
