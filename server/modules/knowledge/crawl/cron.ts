import type { CronJob } from '#server/core/job.ts'
import { crawlAgain } from './crawl.ts'
import { startWaiting } from './jobs.ts'
import { deleteOld, selectDue } from './queries.ts'

/** Days for which a finished crawl is kept. */
const keptDays = 30

/** Starts scheduled crawls, and those without a living process. */
export const crawlCron: CronJob = {
  name: 'knowledge.crawl_clock',
  cron: '* * * * *',
  async run(ctx) {
    // biome-ignore lint/plugin: looks for due crawls of every business
    const due = await ctx.crossTenant(db => selectDue(db, ctx.now()))
    for (const { tenant_id, id } of due) await crawlAgain(ctx.as(tenant_id, { kind: 'system' }), id)
    await startWaiting(ctx)
    const before = new Date(ctx.now().getTime() - keptDays * 86_400_000)
    // biome-ignore lint/plugin: looks for due crawls of every business
    await ctx.crossTenant(db => deleteOld(db, before))
  },
}
