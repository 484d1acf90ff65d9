import type { VisitorBooking } from '#contract/bookings/booking-page.ts'
import { clocksDiffer, datesIn } from './calendar/dates.ts'

/** The booked service and its time; also on the business's clock where the reader's is another. */
export function Summary({
  booking,
  business,
  zone,
  locale,
}: {
  booking: Pick<VisitorBooking, 'service_name' | 'starts_at' | 'ends_at'>
  business: { name: string; timezone: string }
  zone: string
  locale: string
}) {
  const { starts_at, ends_at } = booking
  const dates = datesIn(locale, zone)
  return (
    <p class="summary">
      <strong dir="auto">{booking.service_name}</strong>
      <time dateTime={starts_at}>
        <bdi>{dates.span(starts_at, ends_at)}</bdi>
      </time>
      {clocksDiffer(zone, business.timezone, starts_at) && (
        <span class="note">
          <bdi>{business.name}</bdi>:{' '}
          <bdi>
            {datesIn(locale, business.timezone).shortSpan(starts_at, ends_at, dates.dayOf(starts_at))}
          </bdi>
        </span>
      )}
    </p>
  )
}
