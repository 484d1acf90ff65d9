import type { Ctx } from '#server/core/context.ts'
import { afterCommit } from '#server/db/tenant.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import { dropPictures } from '../albums/blobs.ts'
import { selectBlobs } from '../albums/queries.ts'
import { removeSources } from '../index/sources.ts'
import { forgetReadings } from '../search/reading.ts'
import { tracesOf } from './proof.ts'
import {
  countDeletions,
  type DeletionRow,
  type Doomed,
  insertDeletions,
  lockSources,
  selectDeletedAmong,
  selectDeletions,
  selectLexemes,
} from './queries.ts'

/**
 * Forgets sources, or all that a link was taught: text, passages, vectors and index, in the caller's transaction where one
 * is open. Before it ends nothing of them may be left anywhere, or all of it is undone and the error says what was. What
 * was forgotten, when and by whom stays on record, a row a source. Returns how many there were.
 */
export const forgetSources = (ctx: Ctx, which: { ids: string[] } | { linkId: string }): Promise<number> =>
  ctx.tx(async db => {
    const doomed = await lockSources(db, which)
    if (!doomed.length) return 0
    const ids = doomed.map(source => source.id)
    const lexemes = await selectLexemes(db, ids)
    const pictures = await selectBlobs(db, ids)
    await removeSources(db, ids)
    const traces = await tracesOf(db, doomed, lexemes)
    if (traces.length) {
      const some = traces.slice(0, 20).join('; ')
      throw new Error(
        `${traces.length} traces of ${ids.length} sources would be left, first ${ids[0]}: ${some}`,
      )
    }
    await keepRecord(ctx, doomed)
    afterCommit(() => {
      forgetReadings(doomed)
      void ctx.shutdown.hold({ task: 'drop pictures' }, () => dropPictures(ctx, pictures))
    })
    return doomed.length
  })

async function keepRecord(ctx: Ctx, gone: Doomed[]): Promise<void> {
  const { actor } = ctx
  const by = {
    actor_kind: actor.kind,
    actor_id: 'id' in actor ? actor.id : null,
    actor_name: await actorName(ctx),
  }
  const deletions = gone.map(({ id, kind, name, origin, link_id, digest, units }) => ({
    ...{ id: ctx.id(), source_id: id, kind, name, origin, link_id, digest, chunks: units },
    deleted_at: ctx.now(),
    ...by,
  }))
  await ctx.tx(db => insertDeletions(db, deletions))
}

/** What was forgotten, newest first, and how much there is in all. */
export const listDeletions = (
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<{ rows: DeletionRow[]; total: number }> =>
  ctx.tx(async db => ({ rows: await selectDeletions(db, page), total: await countDeletions(db) }))

/** Whether a source was forgotten: a job that teaches it a second time would bring it back. */
export const wasForgotten = (ctx: Ctx, source: string): Promise<boolean> =>
  ctx.tx(db => selectDeletedAmong(db, source))
