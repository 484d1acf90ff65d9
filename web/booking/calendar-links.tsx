import type { VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { BookingTexts } from '#locales/types.ts'

type Booked = Pick<VisitorBooking, 'service_name' | 'starts_at' | 'ends_at'>

/**
 * Ways of a booking into the reader's calendar: as a file, and by the pages of two calendars, to which we tell nothing
 * of the link that opens the booking. `base` is the address of the booking's endpoints.
 */
export function CalendarLinks({
  base,
  strings,
  booking,
  business,
  address,
}: {
  base: string
  strings: BookingTexts
  booking: Booked
  business: string
  address: string | null
}) {
  const entry = { title: `${booking.service_name} · ${business}`, place: address ?? '' }
  return (
    <>
      <a class="quiet-button" href={`${base}/booking.ics`} download="booking.ics">
        {strings.add_to_calendar}
      </a>
      <a class="quiet-button" href={googleAddress(booking, entry)} target="_blank" rel="noopener noreferrer">
        {strings.in_google}
      </a>
      <a class="quiet-button" href={outlookAddress(booking, entry)} target="_blank" rel="noopener noreferrer">
        {strings.in_outlook}
      </a>
    </>
  )
}

function googleAddress({ starts_at, ends_at }: Booked, { title, place }: Record<'title' | 'place', string>) {
  const basic = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
  const dates = `${basic(starts_at)}/${basic(ends_at)}`
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text: title, dates, location: place })}`
}

function outlookAddress({ starts_at, ends_at }: Booked, { title, place }: Record<'title' | 'place', string>) {
  const query = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(starts_at).toISOString(),
    enddt: new Date(ends_at).toISOString(),
    location: place,
  }
  // Its page shows a plus as a plus.
  const search = new URLSearchParams(query).toString().replaceAll('+', '%20')
  return `https://outlook.live.com/calendar/0/deeplink/compose?${search}`
}
