import type { CronJob } from '#server/core/job.ts'
import { forgetUnused } from './logins/logins.ts'
import { deleteTokensBefore } from './member-tokens/queries.ts'
import { deleteEndedSessions } from './sign-in/queries.ts'

/** Deletes sessions and mailed links a week after their end, and logins of nobody. */
export const forgetEnded: CronJob = {
  name: 'accounts.forget_ended',
  cron: '41 3 * * *',
  async run(ctx) {
    // biome-ignore lint/plugin: forgets what has ended, of every business
    await ctx.crossTenant(async tx => {
      const before = new Date(ctx.now().getTime() - 7 * 24 * 3_600_000)
      await deleteEndedSessions(tx, before)
      await deleteTokensBefore(tx, before)
    })
    await forgetUnused(ctx)
  },
}
