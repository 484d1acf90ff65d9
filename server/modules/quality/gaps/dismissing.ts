import type { OpenGap } from '#contract/knowledge/gaps.ts'
import type { Ctx } from '#server/core/context.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { forgetReport } from '../reports.ts'
import { getGap, groupOf } from './gaps.ts'
import { setState } from './queries.ts'

/**
 * Puts a gap aside, also when it is asked again; or takes it up again. Visitors who wait stay in the inbox. 404.
 */
export async function setDismissed(ctx: Ctx, id: string, dismissed: boolean): Promise<OpenGap> {
  await ctx.tx(async db => {
    const { questions } = await groupOf(ctx, id)
    const items = questions.filter(({ state }) => state !== 'taught').map(question => question.id)
    if (items.length) await setState(db, items, dismissed ? 'dismissed' : null, ctx.now())
    await forgetReport(ctx, 'quality')
    await noteChange(ctx, db, { topic: 'gap', id, kind: dismissed ? 'dismissed' : 'restored' })
  })
  return getGap(ctx, id)
}
