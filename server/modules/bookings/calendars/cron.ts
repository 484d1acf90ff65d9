import type { Chore } from '#server/jobs/job.ts'
import { readOne } from './jobs.ts'
import { selectAllCalendars } from './queries.ts'

/** Has every calendar read again, so that what is entered elsewhere is known here within minutes. */
export const calendarClock: Chore = {
  name: 'bookings.calendar_clock',
  cron: '*/5 * * * *',
  async run(ctx) {
    for (const { tenant_id, id } of await ctx.across(db => selectAllCalendars(db))) {
      await ctx.as(tenant_id, { kind: 'system' }).enqueue(readOne, { calendar_id: id })
    }
  },
}
