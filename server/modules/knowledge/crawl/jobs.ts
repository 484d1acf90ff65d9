import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { isThereAlready } from '#server/db/conflict.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { type CrawlRow, claim, lockCrawls, selectStartable, updateCrawl } from './queries.ts'
import { leaseMs, runCrawl } from './run/run.ts'

/** Crawls of one business that run at once; others wait and leave room for other businesses. */
const mostRunning = 2

/**
 * Works on a crawl until it ends or others get their turn. After a crash the next run continues where the last one
 * stopped: it does not fetch settled addresses again.
 */
export const crawlSite = job<{ crawl: string }>({
  name: 'knowledge.crawl',
  concurrency: 4,
  // Pages count their own attempts; a process that is killed again and again must not end the crawl.
  retries: 50,
  async run(ctx, { crawl: id }, signal) {
    const crawl = await take(ctx, id)
    if (!crawl) return
    const result = await runCrawl(ctx, crawl, signal)
    if (result === 'ended') return startWaiting(ctx)
    const { again } = result
    await ctx.tx(async db => {
      await updateCrawl(db, id, { lease_until: again ?? ctx.now(), job: null })
      await ctx.enqueue(
        crawlSite as Job<{ crawl: string }>,
        { crawl: id },
        again ? { startAfter: again } : {},
      )
    })
  },
})

/**
 * Null when there is nothing to do now: it ended, another process works on it, or another crawl of the site must end
 * first.
 */
async function take(ctx: Ctx, id: string): Promise<CrawlRow | null> {
  try {
    return await ctx.tx(async db => {
      await lockCrawls(db)
      const now = ctx.now()
      const until = new Date(now.getTime() + leaseMs)
      const by = { job: ctx.requestId, runner: ctx.id(), now, until, most: mostRunning }
      const crawl = await claim(db, id, by)
      if (crawl) await noteChange(ctx, db, { topic: 'crawl', id, kind: 'running' })
      return crawl ?? null
    })
  } catch (error) {
    if (isThereAlready(error)) return null
    throw error
  }
}

/** Starts waiting crawls of all businesses. One that cannot start goes on waiting. */
export async function startWaiting(ctx: OpenCtx): Promise<void> {
  // biome-ignore lint/plugin: one host has one pace, whoever asks it
  const startable = await ctx.crossTenant(db => selectStartable(db, ctx.now()))
  for (const { tenant_id, id } of startable) {
    await ctx.as(tenant_id, { kind: 'system' }).enqueue(crawlSite as Job<{ crawl: string }>, { crawl: id })
  }
}
