import type { OpenCtx } from '#server/core/context.ts'
import type { Chore } from '#server/jobs/job.ts'
import { closeIdle, idleSince } from './conversations.ts'
import { selectIdle } from './queries.ts'
import { selectWaiting } from './takeovers/queries.ts'
import { sayWaiting, waitingSince } from './takeovers/takeovers.ts'

/** Sessions closed in one go; the next minute takes the rest. */
const batch = 1_000

/** Ends the sessions that nobody writes in any more. */
export const endIdleSessions: Chore = {
  name: 'conversations.end_idle_sessions',
  cron: '* * * * *',
  async run(ctx: OpenCtx) {
    await closeIdle(ctx, await ctx.across(db => selectIdle(db, idleSince(ctx), batch)))
  },
}

/** Says whose visitors wait for the person who holds their conversation. */
export const remindHolders: Chore = {
  name: 'conversations.remind_holders',
  cron: '* * * * *',
  async run(ctx: OpenCtx) {
    await sayWaiting(ctx, await ctx.across(db => selectWaiting(db, waitingSince(ctx), batch)))
  },
}
