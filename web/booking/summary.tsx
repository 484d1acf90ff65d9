import type { VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { BookingTexts } from '#locales/types.ts'
import { datesIn } from './calendar/dates.ts'

/** The booked service and its time. */
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

/** A link to the booking as a file for the reader's calendar. `base` is the address of the booking's endpoints. */
export const CalendarLink = ({ base, strings }: { base: string; strings: BookingTexts }) => (
  <a class="quiet-button" href={`${base}/booking.ics`} download="booking.ics">
    {strings.add_to_calendar}
  </a>
)
