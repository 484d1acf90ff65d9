import { createReadStream } from 'node:fs'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { diskFailure } from '#server/core/disk.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { Problem } from '#server/http/problem.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { deleteBlob, insertBlobs, selectBlobsOfLink, selectOrphanedBlobs } from './queries.ts'

/** Longer than any request that stores files, so that no file is deleted during its upload. */
const orphanedAfterMs = 3_600_000

/**
 * Stores uploaded files until their job has read them. Writes their keys to the database first, so that after a crash
 * no file is left unknown. 503, with nothing stored, when the store is unavailable.
 */
export async function storeFiles(ctx: Ctx, kept: { key: string; file: UploadedFile }[]): Promise<void> {
  const keys = kept.map(({ key }) => key)
  await ctx.tx(db => insertBlobs(db, keys, ctx.now()))
  try {
    for (const { key, file } of kept) {
      await ctx.blobs.put(key, { stream: createReadStream(file.path), size: file.size })
    }
  } catch (error) {
    await deleteBlobs(ctx, keys)
    if (!(error instanceof BlobsUnavailable) || diskFailure(error)) throw error
    ctx.log.error({ err: error }, 'could not store uploaded files')
    throw new Problem(503, 'Files cannot be stored right now. Try again in a few minutes.')
  }
}

/** The files that a link's bundles still have to ingest. */
export const blobsOfLink = (ctx: Ctx, link: string): Promise<string[]> =>
  ctx.tx(db => selectBlobsOfLink(db, link))

/** Deletes files that nothing waits for. The cron job retries those that could not be deleted. */
export async function deleteBlobs(ctx: Ctx, keys: string[]): Promise<void> {
  for (const key of keys) {
    try {
      await ctx.blobs.delete(key)
      await ctx.tx(db => deleteBlob(db, key))
    } catch (error) {
      ctx.log.warn({ err: error }, 'could not delete an uploaded file yet')
    }
  }
}

/** Deletes files that a crash, a deleted link or an unavailable store left behind. */
export async function deleteOrphans(ctx: OpenCtx): Promise<void> {
  const before = new Date(ctx.now().getTime() - orphanedAfterMs)
  // biome-ignore lint/plugin: files that no row names any more, of every business
  const forgotten = await ctx.crossTenant(db => selectOrphanedBlobs(db, before))
  for (const [tenant, blobs] of Map.groupBy(forgotten, blob => blob.tenant_id)) {
    await deleteBlobs(
      ctx.as(tenant, { kind: 'system' }),
      blobs.map(blob => blob.blob_key),
    )
  }
}
