import type { CronJob } from '#server/core/job.ts'
import { readCalendarJob } from './jobs.ts'
import { selectAllCalendars } from './queries.ts'

/** Reads every calendar again, so that changes made elsewhere arrive within minutes. */
export const calendarCron: CronJob = {
  name: 'bookings.calendar_clock',
  cron: '*/5 * * * *',
  async run(ctx) {
    // biome-ignore lint/plugin: looks for due calendars of every business
    for (const { tenant_id, id } of await ctx.crossTenant(db => selectAllCalendars(db))) {
      await ctx.as(tenant_id, { kind: 'system' }).enqueue(readCalendarJob, { calendar_id: id })
    }
  },
}
