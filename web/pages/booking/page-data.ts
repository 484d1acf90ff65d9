import type { Booking, BookingDesk, Service } from '#web/booking/records.ts'
import type { Contact } from '#web/chat/contact.ts'

/** What the server knows of a booking page: one on which strangers book, or that of one booking. */
export type BookingPageData = {
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
  contact: Contact
  services: Service[]
  /** the booking that the page is about, with its token; null on the page where strangers book */
  booking: (Booking & { token: string }) | null
}

/** What the page's script is given: the rest is already on the page. */
export type BookingScriptData = Omit<BookingPageData, 'primary_color' | 'contact' | 'address'> & BookingDesk
