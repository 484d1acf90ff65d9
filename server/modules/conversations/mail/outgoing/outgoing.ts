import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { selectThreadHead } from '../queries.ts'
import { replySubject } from '../subjects/subjects.ts'
import { byAssistant } from './disclosure.ts'

/** Of a thread's Message-IDs, so many are named in References; RFC 5322 wants all, and mail servers bear no endless ones. */
const mostReferences = 30

/**
 * An answer as a mail in its thread (RFC 5322, 3.6.4). What the assistant says by itself says so, to the reader and, by
 * RFC 3834, to their robots; what a person sends is no automatic mail.
 */
export async function outgoingMailOf(
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
    subject: replySubject(head.subject ?? own.name),
    body: automatic ? `${text}\n\n-- \n${byAssistant(head.language ?? own.language, own.name)}` : text,
    headers: {
      'Auto-Submitted': automatic ? 'auto-replied' : 'no',
      ...(head.inReplyTo && { 'In-Reply-To': head.inReplyTo }),
      ...(head.references.length && { References: head.references.join(' ') }),
    },
  }
}
