import type { OpenCtx } from '#server/core/context.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { notFound, Problem } from '../problem.ts'
import type { RangedFile } from './serve-ranges.ts'

/**
 * A recording in the store, to be read in ranges. Its key ends in an id of its own, which is its version. Reading it is
 * 404 when the store has no such file, and 503 while the store does not answer.
 */
export const storedRecording = (
  ctx: Pick<OpenCtx, 'blobs' | 'log'>,
  { key, bytes, mediaType }: { key: string; bytes: number; mediaType: string },
): RangedFile => ({
  mediaType,
  bytes,
  version: key.slice(key.lastIndexOf('/') + 1),
  async read(range) {
    const stream = await ctx.blobs.get(key, range).catch(error => {
      if (!(error instanceof BlobsUnavailable)) throw error
      ctx.log.error({ err: error }, 'the store did not give a recording')
      throw new Problem(503, 'Recordings cannot be fetched right now. Try again in a few minutes.')
    })
    if (!stream) throw notFound('Recording')
    return stream
  },
})
