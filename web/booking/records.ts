import type { BookingStrings } from './strings/en.ts'

/** A service that can be booked. */
export type Service = {
  id: string
  name: string
  description: string
  duration_minutes: number
  capacity: number
  price: number | null
  currency: string | null
}

/** A booking as its visitor sees it. */
export type Booking = {
  id: string
  service_id: string
  service_name: string
  starts_at: string
  ends_at: string
  timezone: string
  name: string
  email: string | null
  phone: string | null
  notes: string
  status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
  can_change: boolean
  manage_url: string
}

/** What a booking form must know of a business. */
export type BookingDesk = {
  /** base of the API, absolute or from the page, without a slash at its end */
  api: string
  /** the business's slug or id */
  slug: string
  services: Service[]
  takes_bookings: boolean
  horizon_days: number
  /** of the interface */
  lang: string
  strings: BookingStrings
}
