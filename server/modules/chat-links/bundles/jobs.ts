import { stat } from 'node:fs/promises'
import type { Ctx } from '#server/core/context.ts'
import { type CronJob, job } from '#server/core/job.ts'
import { openSpool } from '#server/core/spool.ts'
import { Problem } from '#server/http/problem.ts'
import { wasDeleted } from '#server/modules/knowledge/deletions/deletions.ts'
import { ingestFile, ingestText } from '#server/modules/knowledge/knowledge.ts'
import { deleteBlobs, deleteOrphans } from './blobs.ts'
import { beginAttempt, finishItem, type ItemAttempt, selectQueued } from './queries.ts'

/**
 * Attempts before an item counts as failed. With the queue's growing pauses, 10 outlast a quarter of an hour without
 * the embedding server, and stop an item that kills its process every time.
 */
const maxAttempts = 10

/**
 * Ingests a bundle, item by item. An item that can't be read fails alone; one that can't be read now waits for the next
 * run. After a crash the next run skips finished items and stores an interrupted one again under the same source id.
 * When the link was deleted meanwhile there is nothing to do.
 */
export const ingestBundle = job<{ bundle: string }>({
  name: 'chat-links.ingest_bundle',
  concurrency: 4,
  perBusiness: 2,
  // The items' own attempts end the job; a process that is killed again and again must not end it early.
  retries: 50,
  async run(ctx, { bundle }, signal) {
    let waiting = 0
    for (const position of await ctx.tx(db => selectQueued(db, bundle))) {
      signal.throwIfAborted()
      if (!(await settle(ctx, { bundle, position, signal }))) waiting++
    }
    if (waiting) throw new Error(`${waiting} of the bundle's items wait for another attempt`)
  },
})

/** Deletes files that bundles left behind. */
export const deleteOrphanedBlobs: CronJob = {
  name: 'chat-links.drop_forgotten_blobs',
  cron: '23 * * * *',
  run: deleteOrphans,
}

/** One attempt at one item; false when it must be tried again. */
async function settle(
  ctx: Ctx,
  { bundle, position, signal }: { bundle: string; position: number; signal: AbortSignal },
): Promise<boolean> {
  const item = await ctx.tx(db => beginAttempt(db, bundle, position))
  if (!item) return true
  const outcome = item.attempts > maxAttempts ? { reason: gaveUp } : await teach(ctx, item, signal)
  if (outcome === 'later') return false
  await ctx.tx(db => finishItem(db, bundle, position, outcome.reason))
  if (item.blob_key) await deleteBlobs(ctx, [item.blob_key])
  return true
}

const gaveUp =
  'It could not be read, although it was tried several times. Add it again, or try another format.'

/** The reason why the item failed for good, null when it is stored, or 'later' to try again. */
async function teach(
  ctx: Ctx,
  item: ItemAttempt,
  signal: AbortSignal,
): Promise<{ reason: string | null } | 'later'> {
  try {
    // Stored before a crash and deleted by the owner since: it must not come back.
    if (await wasDeleted(ctx, item.source_id)) return { reason: null }
    const target = { linkId: item.link_id, sourceId: item.source_id }
    if (item.entry) await ingestText(ctx, { ...target, ...item.entry })
    else await withFile(ctx, item, file => ingestFile(ctx, { ...target, file, signal }))
    return { reason: null }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Problem && error.status < 500) return { reason: error.message }
    ctx.log.warn({ err: error, attempt: item.attempts }, 'a bundle item could not be ingested')
    if (item.attempts < maxAttempts) return 'later'
    return { reason: error instanceof Problem ? error.message : gaveUp }
  }
}

/** Readers need a file on disk; it exists only while they read. */
async function withFile(
  ctx: Ctx,
  item: ItemAttempt,
  read: (file: { path: string; name: string; size: number }) => Promise<unknown>,
): Promise<void> {
  await using spool = await openSpool()
  const stored = await ctx.blobs.get(item.blob_key!)
  if (!stored) throw new Problem(404, 'The uploaded file is no longer there.')
  const path = await spool.write('file', stored)
  await read({ path, name: item.name, size: (await stat(path)).size })
}
