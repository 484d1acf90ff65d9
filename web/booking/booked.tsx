import type { VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { BookingTexts } from '#locales/types.ts'
import { datesIn } from './dates.ts'

/** What is booked, and when. */
export function Summary({
  booking,
  zone,
  locale,
}: {
  booking: Pick<VisitorBooking, 'service_name' | 'starts_at' | 'ends_at'>
  zone: string
  locale: string
}) {
  return (
    <p class="summary">
      <strong dir="auto">{booking.service_name}</strong>
      <time dateTime={booking.starts_at}>
        {datesIn(locale, zone).span(booking.starts_at, booking.ends_at)}
      </time>
    </p>
  )
}

/** The booking as a file for the reader's own calendar. `base` is the booking's. */
export const CalendarLink = ({ base, strings }: { base: string; strings: BookingTexts }) => (
  <a class="quiet-button" href={`${base}/booking.ics`} download="booking.ics">
    {strings.add_to_calendar}
  </a>
)
