import type { BookingPageData } from '#contract/pages/booking.ts'
import type { BookingDesk } from '#web/booking/records.ts'

/** The data of the page's script: the rest is already on the page. */
export type BookingScriptData = Omit<BookingPageData, 'primary_color' | 'logo_url' | 'contact' | 'chosen'> &
  BookingDesk
