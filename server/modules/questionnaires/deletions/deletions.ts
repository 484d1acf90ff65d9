import type { Ctx } from '#server/core/context.ts'
import { actorRecord } from '#server/modules/accounts/actors/actors.ts'
import {
  countDeletions,
  type DeletionRow,
  insertDeletions,
  selectDeletions,
  selectExtents,
} from './queries.ts'

/** Records what is about to be deleted of links, in the open transaction and before anything of them is. */
export const recordDeletions = (ctx: Ctx, links: string[]): Promise<void> =>
  ctx.tx(async db => {
    const doomed = await selectExtents(db, links)
    if (!doomed.length) return
    const by = actorRecord(ctx)
    await insertDeletions(
      db,
      doomed.map(extent => ({ id: ctx.id(), ...extent, deleted_at: ctx.now(), ...by })),
    )
  })

/** The record of deletions, newest first, and their number. */
export const listDeletions = (
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<{ rows: DeletionRow[]; total: number }> =>
  ctx.tx(async db => ({ rows: await selectDeletions(db, page), total: await countDeletions(db) }))
