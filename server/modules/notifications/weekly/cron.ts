import type { CronJob } from '#server/core/job.ts'
import { selectTimezones, selectUntoldOf } from './queries.ts'
import { weekToTell } from './week.ts'
import { addWeekly } from './weekly.ts'

/** Businesses at once; the next run takes the rest. */
const batch = 1_000

/** Every quarter of an hour, because some zones lie half an hour or a quarter beside the others. */
export const tellOfWeeks: CronJob = {
  name: 'notifications.tell_of_weeks',
  cron: '*/15 * * * *',
  async run(open) {
    const now = open.now()
    // biome-ignore lint/plugin: sweeps every business
    const zones = await open.crossTenant(selectTimezones)
    for (const timezone of zones) {
      const week = weekToTell(now, timezone)
      if (!week) continue
      // biome-ignore lint/plugin: sweeps every business
      const untold = await open.crossTenant(db =>
        selectUntoldOf(db, { timezone, week: week.monday, limit: batch }),
      )
      for (const tenant of untold) await addWeekly(open.as(tenant, { kind: 'system' }), week)
    }
  },
}
