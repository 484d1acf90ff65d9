import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { diskFailure } from '#server/core/disk.ts'
import type { CronJob } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { deleteBlob, insertBlobs, selectOrphanedBlobs } from './queries.ts'

/** Longer than any request that stores pictures, so that no picture is deleted during its upload. */
const orphanedAfterMs = 3_600_000

/** The storage key of a photo's picture or thumbnail. */
export const blobKey = (tenant: string, photo: string, size: 'full' | 'thumb'): string =>
  `${tenant}/photo/${photo}-${size}`

/**
 * Stores the pictures of a new photo. Writes their keys to the database first, so that after a crash no picture is left
 * unknown. 503, with nothing stored, when the store is unavailable.
 */
export async function storePictures(
  ctx: Ctx,
  photo: string,
  pictures: { full: { bytes: Buffer }; thumb: { bytes: Buffer } },
): Promise<void> {
  const keyed = (['full', 'thumb'] as const).map(size => ({
    key: blobKey(ctx.tenant, photo, size),
    bytes: pictures[size].bytes,
  }))
  const keys = keyed.map(({ key }) => key)
  await ctx.tx(db => insertBlobs(db, photo, keys, ctx.now()))
  try {
    for (const { key, bytes } of keyed) await ctx.blobs.put(key, bytes)
  } catch (error) {
    await deletePictures(ctx, keys)
    if (!(error instanceof BlobsUnavailable) || diskFailure(error)) throw error
    ctx.log.error({ err: error }, 'could not store a photo')
    throw new Problem(503, 'Photos cannot be stored right now. Try again in a few minutes.')
  }
}

/** Deletes pictures whose photo is gone. The cron job retries those that could not be deleted. */
export async function deletePictures(ctx: Ctx, keys: string[]): Promise<void> {
  for (const key of keys) {
    try {
      await ctx.blobs.delete(key)
      await ctx.tx(db => deleteBlob(db, key))
    } catch (error) {
      ctx.log.warn({ err: error }, 'could not delete a picture yet')
    }
  }
}

/** Deletes pictures that a crash, an interrupted deletion or an unavailable store left behind. */
export const deleteOrphanedPictures: CronJob = {
  name: 'knowledge.drop_forgotten_pictures',
  cron: '37 * * * *',
  async run(ctx: OpenCtx) {
    const before = new Date(ctx.now().getTime() - orphanedAfterMs)
    // biome-ignore lint/plugin: files that no row names any more, of every business
    const forgotten = await ctx.crossTenant(db => selectOrphanedBlobs(db, before))
    for (const [tenant, blobs] of Map.groupBy(forgotten, blob => blob.tenant_id)) {
      const keys = blobs.map(blob => blob.blob_key)
      await deletePictures(ctx.as(tenant, { kind: 'system' }), keys)
    }
  },
}
