import type { OpenCtx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import { closeIdle, idleSince } from './conversations.ts'
import { selectIdle } from './queries.ts'
import { selectWaiting } from './takeovers/queries.ts'
import { sayWaiting, waitingSince } from './takeovers/takeovers.ts'

/** Sessions closed in one go; the next minute takes the rest. */
const batch = 1_000

/** Ends the sessions that nobody writes in any more. */
export const endIdleSessions: CronJob = {
  name: 'conversations.end_idle_sessions',
  cron: '* * * * *',
  async run(ctx: OpenCtx) {
    // biome-ignore lint/plugin: sweeps every business
    await closeIdle(ctx, await ctx.crossTenant(db => selectIdle(db, idleSince(ctx), batch)))
  },
}

/** Says whose visitors wait for the person who holds their conversation. */
export const remindHolders: CronJob = {
  name: 'conversations.remind_holders',
  cron: '* * * * *',
  async run(ctx: OpenCtx) {
    // biome-ignore lint/plugin: sweeps every business
    await sayWaiting(ctx, await ctx.crossTenant(db => selectWaiting(db, waitingSince(ctx), batch)))
  },
}
