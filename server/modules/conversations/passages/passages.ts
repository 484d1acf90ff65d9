import type { Static } from 'typebox'
import type { CitedPassage } from '#contract/conversations/chat.ts'
import type { Ctx } from '#server/core/context.ts'
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
  return shown(ctx, chunks)
}

/** The same for the people of the business, of any conversation of theirs. 404. */
export async function passagesOf(
  ctx: Ctx,
  conversationId: string,
  messageId: string,
): Promise<Static<typeof CitedPassage>[]> {
  return shown(ctx, await ctx.tx(db => selectCitedChunks(db, conversationId, messageId)))
}

async function shown(ctx: Ctx, chunks: number[] | undefined): Promise<Static<typeof CitedPassage>[]> {
  if (!chunks) throw notFound('Message')
  return (await standingPassages(ctx, chunks)).map(({ title, kind, name, ...passage }) => ({
    ...passage,
    name,
    // A question is its own heading.
    place: kind === 'qa' || title === name ? null : title || null,
  }))
}
