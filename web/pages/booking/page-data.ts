import type { Booking, BookingDesk, Service } from '#web/booking/records.ts'
import type { BusinessContact } from '#web/chat/contact.ts'

/** The data of a booking page, or of the page of one booking. */
export type BookingPageData = {
  business: string
  slug: string
  /** `#RRGGBB`; null is the default colour */
  primary_color: string | null
  /** null: the visitor's browser decides */
  language: string | null
  /** two letters; decides how times are written */
  country: string | null
  /** the business's time zone */
  timezone: string
  horizon_days: number
  takes_bookings: boolean
  /** base path of the API, without a slash at its end */
  api: string
  address: string | null
  contact: BusinessContact
  services: Service[]
  /** the booking with its token; null on the page where visitors book */
  booking: (Booking & { token: string }) | null
}

/** The data of the page's script: the rest is already on the page. */
export type BookingScriptData = Omit<BookingPageData, 'primary_color' | 'contact' | 'address'> & BookingDesk
