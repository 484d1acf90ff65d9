import type { OfferedService } from '#contract/bookings/booking-page.ts'
import type { BookingTexts } from '#locales/types.ts'

/** What a booking form must know of a business. */
export interface BookingDesk {
  /** base of the API, absolute or from the page, without a slash at its end */
  api: string
  business: string
  /** the business's slug or id */
  slug: string
  /** the business's time zone */
  timezone: string
  services: OfferedService[]
  takes_bookings: boolean
  horizon_days: number
  /** of the interface */
  lang: string
  strings: BookingTexts
}
