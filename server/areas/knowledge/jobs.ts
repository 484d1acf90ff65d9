import type { Chore, Job } from '../../jobs/job.ts'
import { job } from '../../jobs/job.ts'
import { addVectors, chunksWithoutVector } from './index/vectors.ts'
import { selectTenantsWithoutVectors } from './queries.ts'

/** Chunks embedded in one request to the server and one transaction here. */
const batch = 100

/** Gives vectors to the chunks of one business that have none of the present model: taught before there was one. */
export const embedSources = job<Record<string, never>>({
  name: 'knowledge.embed_sources',
  async run(ctx, _data, signal) {
    const { embeddings } = ctx
    if (!embeddings) return
    for (;;) {
      signal.throwIfAborted()
      const missing = await ctx.tx(db => chunksWithoutVector(db, { model: embeddings.model, limit: batch }))
      if (!missing.length) return
      const vectors = await embeddings.embed(
        missing.map(m => m.text),
        signal,
      )
      await ctx.tx(db =>
        addVectors(
          db,
          embeddings.model,
          missing.map((m, i) => ({ chunk: m.chunk, vector: vectors[i]! })),
        ),
      )
    }
  },
})

/** Looks for such businesses: after a model was configured or changed, or a backfill gave up. */
export const embedMissing: Chore = {
  name: 'knowledge.embed_missing',
  cron: '*/5 * * * *',
  async run(ctx) {
    const { embeddings } = ctx
    if (!embeddings) return
    const tenants = await ctx.across(db => selectTenantsWithoutVectors(db, embeddings.model))
    for (const tenant of tenants)
      await ctx.as(tenant, { kind: 'system' }).enqueue(embedSources as Job<object>, {})
  },
}
