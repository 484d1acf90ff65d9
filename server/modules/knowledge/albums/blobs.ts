import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { diskFailure } from '#server/core/disk.ts'
import type { CronJob } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { deleteBlob, insertBlobs, selectForgottenBlobs } from './queries.ts'

/** Longer than any request that stores pictures can take, so that none is dropped under its hands. */
const forgottenAfterMs = 3_600_000

/** Where the picture of a photo, and its thumbnail, lie in the store. */
export const blobKey = (tenant: string, photo: string, size: 'full' | 'thumb'): string =>
  `${tenant}/photo/${photo}-${size}`

/**
 * Stores the pictures of a photo about to be made. Their keys are written down first: a crash at any moment leaves
 * nothing that nobody knows of. 503, with nothing kept, when the store is unavailable.
 */
export async function keepPictures(
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
    await dropPictures(ctx, keys)
    if (!(error instanceof BlobsUnavailable) || diskFailure(error)) throw error
    ctx.log.error({ err: error }, 'a photo could not be kept')
    throw new Problem(503, 'Photos cannot be stored right now. Try again in a few minutes.')
  }
}

/** Removes pictures whose photo is gone. One that can't be removed now is left for the chore. */
export async function dropPictures(ctx: Ctx, keys: string[]): Promise<void> {
  for (const key of keys) {
    try {
      await ctx.blobs.delete(key)
      await ctx.tx(db => deleteBlob(db, key))
    } catch (error) {
      ctx.log.warn({ err: error }, 'a picture could not be removed yet')
    }
  }
}

/** Removes pictures that a crash, a deletion cut short or an unavailable store left behind. */
export const dropForgottenPictures: CronJob = {
  name: 'knowledge.drop_forgotten_pictures',
  cron: '37 * * * *',
  async run(ctx: OpenCtx) {
    const before = new Date(ctx.now().getTime() - forgottenAfterMs)
    // biome-ignore lint/plugin: files that no row names any more, of every business
    const forgotten = await ctx.crossTenant(db => selectForgottenBlobs(db, before))
    for (const [tenant, blobs] of Map.groupBy(forgotten, blob => blob.tenant_id)) {
      const keys = blobs.map(blob => blob.blob_key)
      await dropPictures(ctx.as(tenant, { kind: 'system' }), keys)
    }
  },
}
