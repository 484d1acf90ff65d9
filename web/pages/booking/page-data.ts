import type { BookingPageData } from '#contract/pages/booking.ts'
import type { BookingDesk } from '#web/booking/desk.ts'

/** What the page's script is given: the rest is already on the page. */
export type BookingScriptData = Omit<BookingPageData, 'primary_color' | 'contact' | 'address'> & BookingDesk
