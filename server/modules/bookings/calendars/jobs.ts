import { job } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { refreshCalendar, writeBooking } from './calendars.ts'

/** Reads one calendar for times that are taken, and writes what it lacks. */
export const readOne = job<{ calendar_id: string }>({
  name: 'bookings.read_calendar',
  concurrency: 4,
  retries: 0, // the clock comes again in a few minutes
  async run(ctx, { calendar_id }) {
    await refreshCalendar(ctx, calendar_id).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.status !== 404) throw error // taken away meanwhile
    })
  },
})

/** Writes a booking to the calendars that take bookings. Tried for hours: they come back. */
export const writeOne = job<{ booking_id: string }>({
  name: 'bookings.write_calendar',
  concurrency: 2,
  retries: 40,
  run: (ctx, { booking_id }) => writeBooking(ctx, booking_id),
})
