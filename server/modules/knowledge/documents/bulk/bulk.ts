import { type BulkDone, mostChosen, type Skipped, undoSeconds } from '#contract/bulk.ts'
import type { SourceBulk } from '#contract/knowledge/bulk.ts'
import type { Actor, Ctx } from '#server/core/context.ts'
import type { Job } from '#server/core/job.ts'
import type { Reversible } from '#server/core/reversible.ts'
import type { Tx } from '#server/db/tenant.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { chosenIds, inBulk } from '#server/modules/undo/undo.ts'
import { deleteSources } from '../../deletions/deletions.ts'
import { linkOf } from '../../sources.ts'
import { selectIds } from '../queries.ts'
import * as rows from './queries.ts'

const noun = 'knowledge'

/** Hidden sources are purged when their undo is over, and a request in flight has ended. */
const purgeAfterSeconds = undoSeconds + 15
/** Sources purged in one transaction, which proves that nothing of them is left. */
const purgedAtOnce = 50

/**
 * Deletes many sources: from this moment no answer rests on them, and when the undo is over they are purged, with the proof
 * that nothing is left. 404 for an unknown link; 422, also for a filter that chooses too many.
 */
export async function deleteInBulk(ctx: Ctx, body: SourceBulk): Promise<BulkDone> {
  const { action } = body
  const ids = await chosenIds(body, ({ link_id, q, kind }) =>
    ctx.tx(async db => {
      const linkId = link_id ? (await linkOf(db, link_id)).id : null
      return selectIds(db, { linkId, q, kind }, mostChosen + 1)
    }),
  )
  return inBulk(ctx, { noun, action }, ids, async (db, batch) => {
    const at = ctx.now()
    const hidden = await rows.hideSources(db, batch, at)
    const skipped: Skipped[] = batch
      .filter(id => !hidden.includes(id))
      .map(id => ({ id, reason: 'not_found' }))
    if (!hidden.length) return { before: [], skipped }
    const hidden_at = at.toISOString()
    const startAfter = new Date(at.getTime() + purgeAfterSeconds * 1000)
    await ctx.enqueue(purgeSources, { ids: hidden, hidden_at, actor: ctx.actor }, { startAfter })
    await noteSources(ctx, db, 'deleted', hidden)
    return { before: hidden.map(id => ({ id, hidden_at })), skipped }
  })
}

/** Purges sources whose deletion was not taken back, in the name of who deleted them. */
export const purgeSources: Job<{ ids: string[]; hidden_at: string; actor: Actor }> = {
  name: 'knowledge.purge',
  async run(ctx, { ids, hidden_at, actor }) {
    const own = ctx.as(ctx.tenant, actor)
    for (let from = 0; from < ids.length; from += purgedAtOnce) {
      await own.tx(async db => {
        const hidden = await rows.selectHidden(db, ids.slice(from, from + purgedAtOnce), new Date(hidden_at))
        if (hidden.length) await deleteSources(own, { ids: hidden })
      })
    }
  },
}

export const reversibleSources: Reversible = {
  noun,
  takeBack: (ctx, _action, before) =>
    ctx.tx(async db => {
      const shown: string[] = []
      for (const [at, sources] of Map.groupBy(before, ({ hidden_at }) => String(hidden_at))) {
        const ids = sources.map(({ id }) => id)
        shown.push(...(await rows.showSources(db, ids, new Date(at))))
      }
      await noteSources(ctx, db, 'restored', shown)
      return before
        .filter(({ id }) => !shown.includes(id))
        .map(({ id }) => ({ id, reason: 'not_found' as const }))
    }),
}

const noteSources = (ctx: Ctx, db: Tx, kind: string, ids: string[]): Promise<void> =>
  noteChanges(
    ctx,
    db,
    ids.map(id => ({ topic: 'knowledge', id, kind })),
  )
