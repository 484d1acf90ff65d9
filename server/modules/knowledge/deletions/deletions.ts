import type { Ctx } from '#server/core/context.ts'
import { afterCommit } from '#server/db/tenant.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { actorRecord } from '#server/modules/accounts/actors/actors.ts'
import { deletePictures } from '../albums/blobs.ts'
import { selectBlobs } from '../albums/queries.ts'
import { deleteSourceRows } from '../index/sources.ts'
import { dropReadings } from '../search/chunk-reading.ts'
import { tracesOf } from './proof.ts'
import {
  countDeletions,
  type DeletionRow,
  insertDeletions,
  lockSources,
  type SourceToDelete,
  selectDeletions,
  selectLexemes,
  selectWasDeleted,
} from './queries.ts'

/**
 * Deletes sources, or a link's, with text, passages, vectors and index, in the caller's transaction if one is open.
 * Before it ends it proves that nothing of them is left; otherwise it rolls back and the error names what was left.
 * Records what was deleted, when and by whom, one row for each source. Returns the number of sources.
 */
export const deleteSources = (ctx: Ctx, which: { ids: string[] } | { linkId: string }): Promise<number> =>
  ctx.tx(async db => {
    const doomed = await lockSources(db, which)
    if (!doomed.length) return 0
    const ids = doomed.map(source => source.id)
    const lexemes = await selectLexemes(db, ids)
    const pictures = await selectBlobs(db, ids)
    await deleteSourceRows(db, ids)
    const traces = await tracesOf(db, doomed, lexemes)
    if (traces.length) {
      const some = traces.slice(0, 20).join('; ')
      throw new Error(
        `${traces.length} traces of ${ids.length} sources would be left, first ${ids[0]}: ${some}`,
      )
    }
    await storeDeletions(ctx, doomed)
    await noteChanges(
      ctx,
      db,
      ids.map(id => ({ topic: 'knowledge' as const, id, kind: 'deleted' })),
    )
    afterCommit(() => {
      dropReadings(doomed)
      void ctx.shutdown.hold({ task: 'drop pictures' }, () => deletePictures(ctx, pictures))
    })
    return doomed.length
  })

async function storeDeletions(ctx: Ctx, gone: SourceToDelete[]): Promise<void> {
  const by = actorRecord(ctx)
  const deletions = gone.map(({ id, kind, name, origin, link_id, digest, units }) => ({
    id: ctx.id(),
    source_id: id,
    kind,
    name,
    origin,
    link_id,
    digest,
    chunks: units,
    deleted_at: ctx.now(),
    ...by,
  }))
  await ctx.tx(db => insertDeletions(db, deletions))
}

/** The record of deletions, newest first, and their number. */
export const listDeletions = (
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<{ rows: DeletionRow[]; total: number }> =>
  ctx.tx(async db => ({ rows: await selectDeletions(db, page), total: await countDeletions(db) }))

/** Whether a source was deleted: a job that stored it again would bring it back. */
export const wasDeleted = (ctx: Ctx, source: string): Promise<boolean> =>
  ctx.tx(db => selectWasDeleted(db, source))
