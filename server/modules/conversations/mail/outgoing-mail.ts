import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import { inRegion } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { selectThreadHead } from './queries.ts'
import { answerSubject } from './subjects.ts'

/** Of a thread's Message-IDs, so many are named in References; RFC 5322 wants all, and mail servers bear no endless ones. */
const mostReferences = 30

/**
 * An answer as a mail in its thread (RFC 5322, 3.6.4). What the assistant says by itself says so, to the reader and, by
 * RFC 3834, to their robots; what a person sends is no automatic mail.
 */
export async function letterOf(
  ctx: Ctx,
  {
    id,
    conversationId,
    role,
    text,
  }: { id: string; conversationId: string; role: 'person' | 'assistant'; text: string },
): Promise<{ subject: string; body: string; headers: Record<string, string> }> {
  const own = await business(ctx)
  const head = await ctx.tx(db =>
    selectThreadHead(db, { conversationId, messageId: id, limit: mostReferences }),
  )
  const automatic = role === 'assistant'
  return {
    subject: answerSubject(head.subject ?? own.name),
    body: automatic
      ? `${text}\n\n-- \n${phrase(textsOf(inRegion(head.language ?? own.language, own.language)).message.by_assistant, { business: own.name })}`
      : text,
    headers: {
      'Auto-Submitted': automatic ? 'auto-replied' : 'no',
      ...(head.theirs && { 'In-Reply-To': head.theirs }),
      ...(head.said.length && { References: head.said.join(' ') }),
    },
  }
}
