import type { CronJob } from '#server/core/job.ts'
import { countDays, definitions } from './days.ts'
import { selectBusinessesToCount } from './queries.ts'

/** Businesses at once; the next run takes the rest. */
const batch = 1_000

/** Days end at another time in each zone, and what happens late belongs to a day that was counted long ago. */
export const countEndedDays: CronJob = {
  name: 'reports.count_ended_days',
  cron: '*/5 * * * *',
  async run(open) {
    const due = { definitions: definitions(open.config.callPrices), now: open.now(), limit: batch }
    // biome-ignore lint/plugin: sweeps every business
    const tenants = await open.crossTenant(db => selectBusinessesToCount(db, due))
    for (const tenant of tenants) await countDays(open.as(tenant, { kind: 'system' }))
  },
}
