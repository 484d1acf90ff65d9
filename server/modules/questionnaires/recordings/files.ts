import type { Ctx } from '#server/core/context.ts'
import { diskFailure } from '#server/core/disk.ts'
import { Problem } from '#server/http/problem.ts'
import { type BlobBody, BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { wholeOf } from '#server/providers/bounded.ts'
import { deleteFile } from './queries.ts'

// Each slice is a file of the store, and none grows on this machine's disk: any process may get the next slice, and a
// bucket keeps them as well as a folder. A file has its row (queries.ts) before it is stored.

export const sliceKey = (
  ctx: Ctx,
  link: string,
  slice: { part: string; at: number; bytes: number },
): string =>
  // The length is in the name: two uploads that begin alike and end differently can't overwrite each other.
  `${ctx.tenant}/recording/${link}/${slice.part}/${slice.at}-${slice.bytes}`

export const joinedKey = (ctx: Ctx, link: string): string => `${ctx.tenant}/recording/${link}/${ctx.id()}`

export const stillKey = (ctx: Ctx, link: string): string => `${ctx.tenant}/still/${link}/${ctx.id()}`

/** Stores a file that has its row already. 503 when the store is away; the page tries again then. */
export async function store(ctx: Ctx, key: string, body: BlobBody): Promise<void> {
  try {
    await ctx.blobs.put(key, body)
  } catch (error) {
    if (!(error instanceof BlobsUnavailable) || diskFailure(error)) throw error
    ctx.log.error({ err: error }, 'the store did not take a file of a recording')
    throw new Problem(503, 'Recordings cannot be stored right now. Try again in a few minutes.')
  }
}

/** A slice or a still has fewer bytes (slices.ts, stills.ts). */
const mostBytes = 8 << 20

/** The bytes of a slice or a still; null where there is none. Throws AnswerTooLarge where the store sends more. */
export async function bytesOf(ctx: Ctx, key: string): Promise<Buffer | null> {
  const stream = await ctx.blobs.get(key)
  return stream && wholeOf(stream, mostBytes)
}

/** Removes files, and then their rows. Throws BlobsUnavailable where the store is away; the rows stay then. */
export async function drop(ctx: Ctx, keys: string[]): Promise<void> {
  for (const key of keys) {
    await ctx.blobs.delete(key)
    await ctx.tx(db => deleteFile(db, key))
  }
}
