import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { OfferedService, VisitorBooking } from '#contract/bookings/booking-page.ts'

/** What the server knows of a booking page: one on which strangers book, or that of one booking. */
export interface BookingPageData {
  business: string
  slug: string
  /** `#RRGGBB`; null is the house colour */
  primary_color: string | null
  /** null: the visitor's browser decides */
  language: string | null
  /** two letters: how times are written */
  country: string | null
  /** of the business */
  timezone: string
  horizon_days: number
  takes_bookings: boolean
  /** base path of the API, without a slash at its end */
  api: string
  address: string | null
  contact: BusinessContact
  services: OfferedService[]
  /** the booking that the page is about, with its token; null on the page where strangers book */
  booking: (VisitorBooking & { token: string }) | null
}
