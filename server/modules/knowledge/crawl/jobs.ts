import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { type CrawlRow, claim, selectStartable, updateCrawl } from './queries.ts'
import { LEASE_MS, runCrawl } from './run.ts'

/** Crawls of one business that run at once; the others wait, so that they leave room for everybody else's. */
const MOST_RUNNING = 2

/**
 * Works on a crawl until it ends or others are to have their turn. A run after a crash goes on where the one before was cut
 * off: what was settled is not asked for again.
 */
export const crawlSite = job<{ crawl: string }>({
  name: 'knowledge.crawl',
  concurrency: 4,
  // Pages count their own attempts; a process that is killed over and over must not end the crawl.
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

/** Null when it is not to be worked on now: it ended, somebody else does, or another crawl of the site is to end first. */
async function take(ctx: Ctx, id: string): Promise<CrawlRow | null> {
  const now = ctx.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const by = { job: ctx.requestId, runner: ctx.id(), now, until, most: MOST_RUNNING }
  try {
    return (await ctx.tx(db => claim(db, id, by))) ?? null
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return null
    throw error
  }
}

/** Has those crawls worked on that can be, of all businesses. One that can't after all goes on waiting. */
export async function startWaiting(ctx: OpenCtx): Promise<void> {
  // biome-ignore lint/plugin: one host has one pace, whoever asks it
  const startable = await ctx.crossTenant(db => selectStartable(db, ctx.now()))
  for (const { tenant_id, id } of startable) {
    await ctx.as(tenant_id, { kind: 'system' }).enqueue(crawlSite as Job<{ crawl: string }>, { crawl: id })
  }
}
