import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { diskFailure } from '#server/core/disk.ts'
import { type CronJob, type Job, job } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { type BlobBody, BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { deleteBlob, deleteUnsent, insertBlobs, selectOrphanedBlobs } from './queries.ts'

/** Longer than any request or mail that stores files, so that no file is deleted meanwhile. */
const orphanedAfterMs = 3_600_000
/** What was added to a reply that nobody sent is forgotten then. */
const unsentAfterMs = 24 * 3_600_000

/** The storage key of a file. */
export const blobKey = (tenant: string, id: string): string => `${tenant}/attachment/${id}`

/**
 * Stores files under their ids. Writes the ids to the database first, so that after a crash no file is left unknown. 503,
 * with nothing stored, when the store is unavailable.
 */
export async function storeBlobs(ctx: Ctx, files: { id: string; body: BlobBody }[]): Promise<void> {
  const ids = files.map(({ id }) => id)
  await ctx.tx(db => insertBlobs(db, ids, ctx.now()))
  try {
    for (const { id, body } of files) await ctx.blobs.put(blobKey(ctx.tenant, id), body)
  } catch (error) {
    await deleteBlobs(ctx, ids)
    if (!(error instanceof BlobsUnavailable) || diskFailure(error)) throw error
    ctx.log.error({ err: error }, 'could not store an attachment')
    throw new Problem(503, 'Files cannot be stored right now. Try again in a few minutes.')
  }
}

/** Deletes files that no row names any more. The cron job retries those that could not be deleted. */
export async function deleteBlobs(ctx: Ctx, ids: string[]): Promise<void> {
  for (const id of ids) {
    try {
      await ctx.blobs.delete(blobKey(ctx.tenant, id))
      await ctx.tx(db => deleteBlob(db, id))
    } catch (error) {
      ctx.log.warn({ err: error }, 'could not delete an attachment yet')
    }
  }
}

/** Deletes the files of conversations that are gone. */
export const dropFiles: Job<{ ids: string[] }> = job<{ ids: string[] }>({
  name: 'conversations.drop_files',
  run: (ctx, { ids }) => deleteBlobs(ctx, ids),
})

/** Deletes files that were never sent, and those that a crash or an unavailable store left behind. */
export const deleteOrphanedFiles: CronJob = {
  name: 'conversations.delete_orphaned_files',
  cron: '43 * * * *',
  async run(ctx: OpenCtx) {
    const ago = (ms: number) => new Date(ctx.now().getTime() - ms)
    // biome-ignore lint/plugin: sweeps every business
    await ctx.crossTenant(db => deleteUnsent(db, ago(unsentAfterMs)))
    // biome-ignore lint/plugin: files that no row names any more, of every business
    const forgotten = await ctx.crossTenant(db => selectOrphanedBlobs(db, ago(orphanedAfterMs)))
    for (const [tenant, blobs] of Map.groupBy(forgotten, blob => blob.tenant_id)) {
      const ids = blobs.map(blob => blob.attachment_id)
      await deleteBlobs(ctx.as(tenant, { kind: 'system' }), ids)
    }
  },
}
