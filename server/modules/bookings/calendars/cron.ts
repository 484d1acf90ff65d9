import type { CronJob } from '#server/core/job.ts'
import { readOne } from './jobs.ts'
import { selectAllCalendars } from './queries.ts'

/** Has every calendar read again, so that what is entered elsewhere is known here within minutes. */
export const calendarCron: CronJob = {
  name: 'bookings.calendar_clock',
  cron: '*/5 * * * *',
  async run(ctx) {
    // biome-ignore lint/plugin: looks for due calendars of every business
    for (const { tenant_id, id } of await ctx.crossTenant(db => selectAllCalendars(db))) {
      await ctx.as(tenant_id, { kind: 'system' }).enqueue(readOne, { calendar_id: id })
    }
  },
}
