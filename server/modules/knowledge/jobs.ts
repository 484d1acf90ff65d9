import { LRUCache } from 'lru-cache'
import type { Ctx } from '#server/core/context.ts'
import type { CronJob, Job } from '#server/core/job.ts'
import { job } from '#server/core/job.ts'
import { calibrateWeights } from './calibration/jobs.ts'
import { countAllChunks } from './index/chunks.ts'
import { addVectors, chunksWithoutVector } from './index/vectors.ts'
import { deleteChanges, selectChanged, selectTenantsWithoutVectors } from './queries.ts'

/** Chunks in one request to the embedding server and one transaction here. */
const batch = 100

/** Embeds the chunks of one business that have no vector of the current model, and are in a language that it knows. */
export const embedSources = job<Record<string, never>>({
  name: 'knowledge.embed_sources',
  // A long document takes a model on this machine minutes. Others need not wait for its end.
  concurrency: 4,
  perBusiness: 1,
  async run(ctx, _data, signal) {
    const { embeddings } = ctx
    if (!embeddings) return
    const { model, languages } = embeddings
    for (;;) {
      signal.throwIfAborted()
      const missing = await ctx.tx(db => chunksWithoutVector(db, { model, languages, limit: batch }))
      if (!missing.length) break
      const vectors = await embeddings.embed(
        missing.map(m => m.text),
        signal,
      )
      await ctx.tx(db =>
        addVectors(
          db,
          model,
          missing.map((m, i) => ({ chunk: m.chunk, vector: vectors[i]! })),
        ),
      )
    }
    await ctx.enqueue(calibrateWeights, {})
  },
})

/** Counts what the business was taught lately, so that its searches need not. */
export const countTaught = job<Record<string, never>>({
  name: 'knowledge.count_taught',
  perBusiness: 1,
  run: ctx => ctx.tx(countAllChunks),
})

/** Businesses whose chunks this process had counted within two seconds. */
const justCounted = new LRUCache<string, true>({ max: 1_000, ttl: 2_000 })

/** Has a job count the chunks that a search had to count. Not for each search of those that come while it is taught. */
export async function haveCounted(ctx: Ctx): Promise<void> {
  if (justCounted.has(ctx.tenant)) return
  justCounted.set(ctx.tenant, true)
  await ctx.enqueue(countTaught as Job<object>, {})
}

/** Finds businesses with chunks to embed: a model was configured or changed, or a job gave up. */
export const embedMissing: CronJob = {
  name: 'knowledge.embed_missing',
  cron: '*/5 * * * *',
  async run(ctx) {
    const { embeddings } = ctx
    if (!embeddings) return
    // biome-ignore lint/plugin: looks for work of every business
    const tenants = await ctx.crossTenant(db => selectTenantsWithoutVectors(db, embeddings))
    for (const tenant of tenants)
      await ctx.as(tenant, { kind: 'system' }).enqueue(embedSources as Job<object>, {})
  },
}

/** A crawl or a bundle is one change, not hundreds: it is announced when no change came for so long, */
const quietMs = 10_000
/** or when this much has passed since it began. */
const longestMs = 5 * 60_000

/** Publishes `knowledge.changed`, once for each series of changes. */
export const announceChanges: CronJob = {
  name: 'knowledge.announce_changes',
  cron: '* * * * *',
  async run(ctx) {
    const now = ctx.now().getTime()
    const spells = { quietSince: new Date(now - quietMs), begunBefore: new Date(now - longestMs) }
    // biome-ignore lint/plugin: looks for work of every business
    for (const { tenant_id: tenant, last } of await ctx.crossTenant(db => selectChanged(db, spells))) {
      const own = ctx.as(tenant, { kind: 'system' })
      await own.tx(async db => {
        await deleteChanges(db, last)
        await own.publish('knowledge.changed', {})
        if (ctx.embeddings) await own.enqueue(calibrateWeights, {})
      })
    }
  },
}
