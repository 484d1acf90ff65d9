import type { Static } from 'typebox'
import type { Teaching } from '#contract/quality.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Ingested, ingestText } from '#server/modules/knowledge/knowledge.ts'
import { closeGap, questionsOf } from './gaps.ts'
import { forgetReport } from './reports.ts'

/**
 * Stores a pair or a text. With `resolves` it answers that gap: the gap's questions are marked as done, and its wording
 * is the question when none is sent. 404 for an unknown gap, and the errors of ingestText.
 */
export async function teach(ctx: Ctx, given: Static<typeof Teaching>): Promise<Ingested> {
  const asked = given.resolves ? await questionsOf(ctx, given.resolves) : null
  const question = given.question?.trim() ? given.question : given.answer && asked?.[0]?.question
  const taught = await ingestText(ctx, { ...given, question, linkId: given.link_id || null })
  if (asked) {
    await ctx.tx(async () => {
      await closeGap(ctx, asked)
      await forgetReport(ctx, 'quality')
    })
  }
  return taught
}
