import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../parts/page.tsx'
import { Read } from '../parts/read.tsx'
import { Empty } from '../parts/states.tsx'
import { useMe } from '../shell/me.ts'
import { useNow } from '../words/clock.ts'
import { counted } from '../words/words.ts'
import { BookingRow } from './booking-row.tsx'
import css from './bookings-today.module.css'
import { dayOf } from './day.ts'
import page from './page.module.css'
import { bookingsQuery } from './queries.ts'
import { todayWords } from './words.ts'

/** Who comes today, in the business's time zone. */
export function BookingsToday() {
  const words = todayWords()
  const { timezone } = useMe().tenant
  const now = useNow()
  const day = dayOf(timezone, now)
  const bookings = useQuery(bookingsQuery(day))
  const search = { from: day.from.toISOString(), to: day.to.toISOString() } as never
  return (
    <Card
      title={words.bookings}
      aside={
        <Link to={'/bookings' as string} search={search} className={page.link}>
          {words.bookings_all}
        </Link>
      }
    >
      <Read query={bookings} lines={3} height={36}>
        {({ shown, more }) =>
          shown.length ? (
            <ul className={css.rows}>
              {shown.map(booking => (
                <BookingRow key={booking.id} booking={booking} timezone={timezone} now={now} />
              ))}
              {more > 0 && <li className={css.more}>{counted(words.bookings_more, more)}</li>}
            </ul>
          ) : (
            <Empty title={words.bookings_none} note={words.bookings_none_note} />
          )
        }
      </Read>
    </Card>
  )
}
