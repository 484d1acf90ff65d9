import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { Ctx } from '#server/core/context.ts'
import { openSpool } from '#server/core/spool.ts'
import { answerOf } from '#server/core/worker-answer.ts'
import { bytesOf } from './files.ts'
import { type PartRow, selectSlices } from './queries.ts'
import type { JoinedRecording } from './webm/join.ts'

/** A joined recording on this machine's disk, until it is in the store. */
export interface SpooledRecording extends JoinedRecording {
  body(): { stream: Readable; size: number }
  clean(): Promise<void>
}

/**
 * Joins the parts of a recording from the store, in a thread of its own. Null where they hold nothing that can be played.
 * Throws BlobsUnavailable, the signal's reason, or the fault that was found in the joined file.
 */
export async function joinParts(
  ctx: Ctx,
  parts: PartRow[],
  signal: AbortSignal,
): Promise<SpooledRecording | null> {
  const spool = await openSpool()
  const clean = async () => spool[Symbol.asyncDispose]()
  try {
    const paths: string[] = []
    for (const part of parts) {
      paths.push(await spool.write(`${part.n}.webm`, slicesOf(ctx, part), { signal }))
    }
    const out = join(spool.folder, 'joined.webm')
    const joined = await inWorker({ paths, out }, signal)
    if (!joined) {
      await clean()
      return null
    }
    return { ...joined, clean, body: () => ({ stream: createReadStream(out), size: joined.bytes }) }
  } catch (error) {
    await clean()
    throw error
  }
}

async function* slicesOf(ctx: Ctx, part: PartRow): AsyncGenerator<Buffer> {
  const slices = await ctx.tx(db => selectSlices(db, part.link_id, part.id))
  for (const { file_key } of slices) {
    const bytes = await bytesOf(ctx, file_key)
    if (!bytes) throw new Error(`a slice of a recording is missing: ${file_key}`)
    yield bytes
  }
}

const workerFile = new URL('./webm/join-worker.ts', import.meta.url)

async function inWorker(
  given: { paths: string[]; out: string },
  signal: AbortSignal,
): Promise<JoinedRecording | null> {
  return answerOf(new Worker(workerFile, { workerData: given, env: {} }), signal)
}
