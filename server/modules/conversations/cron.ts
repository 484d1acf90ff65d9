import type { OpenCtx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import { closeIdle, idleSince } from './conversations.ts'
import { wakeDue } from './inbox-items/inbox-items.ts'
import { selectTenantsToWake } from './inbox-items/queries.ts'
import { selectIdle } from './queries.ts'
import { selectWaiting } from './takeovers/queries.ts'
import { raiseWaiting, waitingSince } from './takeovers/takeovers.ts'

/** At most so many in one run; the next minute takes the rest. */
const batch = 1_000

/** Closes conversations without recent messages. */
export const endIdleSessions: CronJob = {
  name: 'conversations.end_idle_sessions',
  cron: '* * * * *',
  async run(ctx: OpenCtx) {
    // biome-ignore lint/plugin: sweeps every business
    await closeIdle(ctx, await ctx.crossTenant(db => selectIdle(db, idleSince(ctx), batch)))
  },
}

/** Raises an inbox item for visitors who wait too long for the person who holds their conversation. */
export const remindHolders: CronJob = {
  name: 'conversations.remind_holders',
  cron: '* * * * *',
  async run(ctx: OpenCtx) {
    // biome-ignore lint/plugin: sweeps every business
    await raiseWaiting(ctx, await ctx.crossTenant(db => selectWaiting(db, waitingSince(ctx), batch)))
  },
}

/** Wakes what members put off until now. */
export const wakeSnoozed: CronJob = {
  name: 'conversations.wake_snoozed',
  cron: '* * * * *',
  async run(ctx: OpenCtx) {
    // biome-ignore lint/plugin: sweeps every business
    await wakeDue(ctx, await ctx.crossTenant(db => selectTenantsToWake(db, ctx.now())))
  },
}
