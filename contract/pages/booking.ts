import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { OfferedService, VisitorBooking } from '#contract/bookings/booking-page.ts'

/** The data of a booking page, or of the page of one booking. */
export interface BookingPageData {
  business: string
  slug: string
  /** `#RRGGBB`; null is the default colour */
  primary_color: string | null
  /** from the root of the server; null without one */
  logo_url: string | null
  /** null: the visitor's browser decides */
  language: string | null
  /** two letters; decides how times are written */
  country: string | null
  /** the business's time zone */
  timezone: string
  horizon_days: number
  takes_bookings: boolean
  /** whether the business has a chat page */
  chats: boolean
  /** base path of the API, without a slash at its end */
  api: string
  address: string | null
  contact: BusinessContact
  services: OfferedService[]
  /** the id of the service that the link names, or another text */
  chosen: string | null
  /** the booking with its token; null on the page where visitors book */
  booking: (VisitorBooking & { token: string }) | null
}
