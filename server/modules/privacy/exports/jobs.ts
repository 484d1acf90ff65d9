import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { DiskUnavailable } from '#server/core/disk.ts'
import { type CronJob, type Job, job } from '#server/core/job.ts'
import { monotonic } from '#server/core/monotonic.ts'
import { openSpool } from '#server/core/spool.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { entriesOf, planOf, TooLarge } from './archive.ts'
import * as rows from './queries.ts'
import { zipOf } from './zip.ts'

/** A file of this size lies twice on the disk for a moment: where it is made, and in the store. */
const mostBytes = 2 * 1024 ** 3

/** For so long the file can be fetched. */
export const keptMs = 24 * 3_600_000

/** The storage key of an export. */
export const blobKey = (tenant: string, id: string): string => `${tenant}/export/${id}`

/** Milliseconds between two words about how far it is. */
const toldEveryMs = 500

/** Makes the file of an export; one that was cut off begins anew. */
export const makeExport: Job<{ id: string }> = job<{ id: string }>({
  name: 'privacy.make_export',
  async run(ctx, { id }, signal) {
    const record = await ctx.tx(db => rows.selectExport(db, id))
    if (!record || !(await ctx.tx(db => rows.updateOpen(db, id, { status: 'running', done: 0 })))) return
    try {
      await make(ctx, record, signal)
    } catch (error) {
      if (signal.aborted || error instanceof DatabaseUnavailable) throw error
      ctx.log.error({ err: error, export: id }, 'the data of a business could not be put together')
      const failed = { status: 'failed', reason: reasonOf(error), finished_at: ctx.now() } as const
      await ctx.tx(db => rows.updateOpen(db, id, failed))
    }
  },
})

const reasonOf = (error: unknown): 'too_large' | 'storage' | 'internal' => {
  if (error instanceof TooLarge) return 'too_large'
  return error instanceof BlobsUnavailable || error instanceof DiskUnavailable ? 'storage' : 'internal'
}

async function make(ctx: Ctx, { id, recordings }: rows.ExportRow, signal: AbortSignal): Promise<void> {
  const plan = await planOf(ctx, { recordings })
  await ctx.tx(db => rows.updateOpen(db, id, { total: plan.total }))
  let done = 0
  let told = monotonic()
  const advance = async (by: number) => {
    signal.throwIfAborted()
    done += by
    if (monotonic() - told < toldEveryMs) return
    told = monotonic()
    // What was added since it was counted goes in as well.
    await ctx.tx(db => rows.updateOpen(db, id, { done: Math.min(done, plan.total) }))
  }
  await using spool = await openSpool()
  const bytes = limited(zipOf(entriesOf(ctx, plan, advance), ctx.now()))
  const path = await spool.write('export.zip', bytes, { signal })
  const { size } = await stat(path)
  await ctx.blobs.put(blobKey(ctx.tenant, id), { stream: createReadStream(path), size })
  const finished = { status: 'done', done: plan.total, bytes: size, finished_at: ctx.now() } as const
  const isWanted = await ctx.tx(db => rows.updateOpen(db, id, finished))
  // Somebody was erased meanwhile, or it was deleted.
  if (!isWanted) await ctx.blobs.delete(blobKey(ctx.tenant, id))
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new TooLarge()
    yield chunk
  }
}

/** Deletes files of exports. */
export const dropExports: Job<{ ids: string[] }> = job<{ ids: string[] }>({
  name: 'privacy.drop_exports',
  async run(ctx, { ids }) {
    for (const id of ids) await ctx.blobs.delete(blobKey(ctx.tenant, id))
  },
})

/** Exports go with their files after a day. */
export const forgetOldExports: CronJob = {
  name: 'privacy.forget_old_exports',
  cron: '17 * * * *',
  async run(ctx: OpenCtx) {
    const before = new Date(ctx.now().getTime() - keptMs)
    // biome-ignore lint/plugin: the exports of every business, by their age alone
    const old = await ctx.crossTenant(db => rows.selectOld(db, before))
    for (const { tenant_id, id } of old) {
      const own = ctx.as(tenant_id, { kind: 'system' })
      try {
        await own.blobs.delete(blobKey(tenant_id, id))
        await own.tx(db => rows.deleteExport(db, id))
      } catch (error) {
        ctx.log.warn({ err: error }, 'could not delete an export yet')
      }
    }
  },
}
