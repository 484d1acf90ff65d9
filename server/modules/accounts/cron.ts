import type { Chore } from '#server/jobs/job.ts'
import { deleteTokensBefore } from './member-tokens/queries.ts'
import { deleteEndedSessions } from './sign-in/queries.ts'

/** Forgets sessions and mailed links a week after they have ended. */
export const forgetEnded: Chore = {
  name: 'accounts.forget_ended',
  cron: '41 3 * * *',
  run: ctx =>
    ctx.across(async tx => {
      const before = new Date(ctx.now().getTime() - 7 * 24 * 3_600_000)
      await deleteEndedSessions(tx, before)
      await deleteTokensBefore(tx, before)
    }),
}
