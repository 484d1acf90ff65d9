import type { Static } from 'typebox'
import type { Teaching } from '#contract/quality.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Ingested, ingestText } from '#server/modules/knowledge/knowledge.ts'
import { closeGap, questionsOf } from './gaps.ts'
import { forgetReport } from './reports.ts'

/**
 * Teaches a pair or a text; with `resolves`, as the answer to that gap, whose questions are then ticked off and whose
 * wording is the question where none is sent. 404 for an unknown gap, besides what teaching refuses.
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
