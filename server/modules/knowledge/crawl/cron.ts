import type { CronJob } from '#server/core/job.ts'
import { crawlAgain } from './crawl.ts'
import { startWaiting } from './jobs.ts'
import { deleteOld, selectDue } from './queries.ts'

/** Days that a crawl can be asked about after its end. */
const KEPT_DAYS = 30

/** Starts crawls whose time has come again, and those that nobody has looked after. */
export const crawlCron: CronJob = {
  name: 'knowledge.crawl_clock',
  cron: '* * * * *',
  async run(ctx) {
    // biome-ignore lint/plugin: looks for due crawls of every business
    const due = await ctx.crossTenant(db => selectDue(db, ctx.now()))
    for (const { tenant_id, id } of due) await crawlAgain(ctx.as(tenant_id, { kind: 'system' }), id)
    await startWaiting(ctx)
    const before = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000)
    // biome-ignore lint/plugin: looks for due crawls of every business
    await ctx.crossTenant(db => deleteOld(db, before))
  },
}
