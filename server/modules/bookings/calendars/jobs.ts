import { job } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { refreshCalendar, writeBooking } from './calendars.ts'

/** Reads one calendar's busy times and writes the bookings that it lacks. */
export const readCalendarJob = job<{ calendar_id: string }>({
  name: 'bookings.read_calendar',
  concurrency: 4,
  retries: 0, // the next run comes in a few minutes
  async run(ctx, { calendar_id }) {
    await refreshCalendar(ctx, calendar_id).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.status !== 404) throw error // disconnected meanwhile
    })
  },
})

/** Writes a booking to the calendars that receive bookings. Tries for hours, because calendar servers come back. */
export const writeBookingJob = job<{ booking_id: string }>({
  name: 'bookings.write_calendar',
  concurrency: 2,
  retries: 40,
  run: (ctx, { booking_id }) => writeBooking(ctx, booking_id),
})
