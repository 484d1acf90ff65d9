import type { Static } from 'typebox'
import type { ChatLinkFiguresList } from '#contract/chat-links/chat-links.ts'
import type { Ctx } from '#server/core/context.ts'
import { selectFigures } from './queries.ts'

const dayMs = 24 * 3_600_000

/** What came of each link in the last days. */
export async function linkFigures(ctx: Ctx, days: number): Promise<Static<typeof ChatLinkFiguresList>> {
  const from = new Date(ctx.now().getTime() - days * dayMs)
  return { from: from.toISOString(), figures: await ctx.tx(db => selectFigures(db, from)) }
}
