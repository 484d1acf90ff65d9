import type { Ctx } from '#server/core/context.ts'
import { diskFailure } from '#server/core/disk.ts'
import { Problem } from '#server/http/problem.ts'
import { type BlobBody, BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { wholeOf } from '#server/providers/bounded.ts'
import { deleteFile } from './queries.ts'

// Slices are files of the store like everything else, not one that grows on this machine's disk: any process may get
// the next slice, and a bucket keeps them as well as a folder. Each is written down before it is stored (queries.ts).

export const sliceKey = (
  ctx: Ctx,
  link: string,
  slice: { part: string; at: number; bytes: number },
): string =>
  // The length is in the name: two uploads that begin alike and end differently can't overwrite each other.
  `${ctx.tenant}/recording/${link}/${slice.part}/${slice.at}-${slice.bytes}`

export const joinedKey = (ctx: Ctx, link: string): string => `${ctx.tenant}/recording/${link}/${ctx.id()}`

export const stillKey = (ctx: Ctx, link: string): string => `${ctx.tenant}/still/${link}/${ctx.id()}`

/** Stores a file that is written down already. 503, which a page answers by trying again, when the store is away. */
export async function store(ctx: Ctx, key: string, body: BlobBody): Promise<void> {
  try {
    await ctx.blobs.put(key, body)
  } catch (error) {
    if (!(error instanceof BlobsUnavailable) || diskFailure(error)) throw error
    ctx.log.error({ err: error }, 'a recording could not be kept')
    throw new Problem(503, 'Recordings cannot be stored right now. Try again in a few minutes.')
  }
}

/** More than a slice or a still may have (slices.ts, stills.ts). */
const mostBytes = 8 << 20

/** Throws AnswerTooLarge where the store gives back more than was ever put there. */
export async function bytesOf(ctx: Ctx, key: string): Promise<Buffer | null> {
  const stream = await ctx.blobs.get(key)
  return stream && wholeOf(stream, mostBytes)
}

/** Removes files and strikes them out. Throws BlobsUnavailable where the store is away: nothing is forgotten then. */
export async function drop(ctx: Ctx, keys: string[]): Promise<void> {
  for (const key of keys) {
    await ctx.blobs.delete(key)
    await ctx.tx(db => deleteFile(db, key))
  }
}
