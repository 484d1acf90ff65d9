import { createReadStream } from 'node:fs'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { diskFailure } from '#server/core/disk.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { Problem } from '#server/http/problem.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { deleteBlob, insertBlobs, selectBlobsOfLink, selectForgottenBlobs } from './queries.ts'

/** Longer than any request that stores blobs can take, so that none is dropped under its hands. */
const forgottenAfterMs = 3_600_000

/**
 * Keeps uploaded files until their job has read them. Their keys are written down first: a crash at any
 * moment leaves no file that nobody knows of. 503, with nothing kept, when the store is unavailable.
 */
export async function keepFiles(ctx: Ctx, kept: { key: string; file: UploadedFile }[]): Promise<void> {
  const keys = kept.map(({ key }) => key)
  await ctx.tx(db => insertBlobs(db, keys, ctx.now()))
  try {
    for (const { key, file } of kept) {
      await ctx.blobs.put(key, { stream: createReadStream(file.path), size: file.size })
    }
  } catch (error) {
    await dropBlobs(ctx, keys)
    if (!(error instanceof BlobsUnavailable) || diskFailure(error)) throw error
    ctx.log.error({ err: error }, 'uploaded files could not be kept')
    throw new Problem(503, 'Files cannot be stored right now. Try again in a few minutes.')
  }
}

/** The files that a link's bundles still wait to ingest. */
export const blobsOfLink = (ctx: Ctx, link: string): Promise<string[]> =>
  ctx.tx(db => selectBlobsOfLink(db, link))

/** Removes blobs that nothing waits for any more. One that can't be removed now is left for the chore. */
export async function dropBlobs(ctx: Ctx, keys: string[]): Promise<void> {
  for (const key of keys) {
    try {
      await ctx.blobs.delete(key)
      await ctx.tx(db => deleteBlob(db, key))
    } catch (error) {
      ctx.log.warn({ err: error }, 'an uploaded file could not be removed yet')
    }
  }
}

/** Removes what a crash, a deleted link or an unavailable store left behind. */
export async function dropForgotten(ctx: OpenCtx): Promise<void> {
  const before = new Date(ctx.now().getTime() - forgottenAfterMs)
  // biome-ignore lint/plugin: files that no row names any more, of every business
  const forgotten = await ctx.crossTenant(db => selectForgottenBlobs(db, before))
  for (const [tenant, blobs] of Map.groupBy(forgotten, blob => blob.tenant_id)) {
    await dropBlobs(
      ctx.as(tenant, { kind: 'system' }),
      blobs.map(blob => blob.blob_key),
    )
  }
}
