import type { Ctx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import type { Retained } from '#server/core/personal-data.ts'
import { allBusinesses, type Business } from '#server/modules/accounts/accounts.ts'

/** How many records one transaction deletes. */
const batch = 500

/** Deletes once a night the records that each business no longer wants to keep. */
export const applyRetention = (list: Retained[]): CronJob => ({
  name: 'privacy.apply_retention',
  cron: '23 2 * * *',
  async run(ctx) {
    for (const business of await allBusinesses(ctx)) {
      const own = ctx.as(business.id, { kind: 'system' })
      for (const retained of list) await forget(own, business, retained)
    }
  },
})

async function forget(ctx: Ctx, { retention }: Business, { setting, forgetBefore }: Retained): Promise<void> {
  const days = (retention as Record<string, number | null>)[setting]
  if (!days) return
  const before = new Date(ctx.now().getTime() - days * 24 * 3_600_000)
  while ((await forgetBefore(ctx, before, batch)) === batch);
}
