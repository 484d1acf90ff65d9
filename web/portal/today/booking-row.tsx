import type { Booking } from '#client'
import { timeOf } from '../words/dates.ts'
import css from './bookings-today.module.css'
import { todayWords } from './words.ts'

export function BookingRow({ booking, timezone, now }: { booking: Booking; timezone: string; now: number }) {
  const { starts_at, ends_at, service_name, name, email, phone } = booking
  const isOver = Date.parse(ends_at) < now
  return (
    <li className={css.row} data-over={isOver || undefined}>
      <time className={css.time} dateTime={starts_at}>
        {timeOf(starts_at, timezone)}
      </time>
      <span className={css.service} dir="auto">
        {service_name}
      </span>
      <span className={css.who} dir="auto">
        {name || email || phone || todayWords().no_name}
      </span>
    </li>
  )
}
