import type { Static } from 'typebox'
import type { CitedPassage } from '#contract/conversations/chat.ts'
import { notFound } from '#server/http/problem.ts'
import { standingPassages } from '#server/modules/knowledge/passages/passages.ts'
import type { ChatAccess } from '../access/access.ts'
import { isVisitors } from '../queries.ts'
import { selectCitedChunks } from './queries.ts'

/**
 * The passages that a message of the visitor's conversation cites, as they stand in the knowledge today. 404 when the
 * conversation is not theirs, or has no such message.
 */
export async function citedPassages(
  { ctx, scope, begunBy }: ChatAccess,
  conversationId: string,
  messageId: string,
): Promise<Static<typeof CitedPassage>[]> {
  const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor' }
  const chunks = await ctx.tx(async db => {
    if (!(await isVisitors(db, conversationId, mine))) throw notFound('Conversation')
    return selectCitedChunks(db, conversationId, messageId)
  })
  if (!chunks) throw notFound('Message')
  return (await standingPassages(ctx, chunks)).map(({ title, kind, name, ...passage }) => ({
    ...passage,
    name,
    // A question is its own heading.
    place: kind === 'qa' || title === name ? null : title || null,
  }))
}
