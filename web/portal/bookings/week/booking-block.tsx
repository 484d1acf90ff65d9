import { Link } from '@tanstack/react-router'
import { memo, type PointerEvent } from 'react'
import type { Booking } from '#client'
import { timeOf } from '../../words/dates.ts'
import { bookingWords } from '../words.ts'
import css from './week.module.css'

export interface Place {
  /** parts of the column: 0 to 1 */
  top: number
  height: number
  lane: number
  lanes: number
}

export const styleOf = ({ top, height, lane, lanes }: Place) => ({
  insetBlockStart: `${top * 100}%`,
  blockSize: `${height * 100}%`,
  insetInlineStart: `${(lane / lanes) * 100}%`,
  inlineSize: `${100 / lanes}%`,
})

/** A booking in its column. It is opened by a click or Enter, dragged by its middle and made longer by its end. */
export const BookingBlock = memo(
  ({
    booking,
    place,
    colour,
    zone,
    isGone,
    down,
  }: {
    booking: Booking
    place: Place
    /** of its service or of who does it: 0 to 7 */
    colour: number
    zone: string
    /** it is on its way elsewhere */
    isGone: boolean
    down: (booking: Booking, mode: 'move' | 'resize') => (event: PointerEvent<HTMLElement>) => void
  }) => {
    const words = bookingWords()
    const { id, name, service_name, starts_at, ends_at, status } = booking
    return (
      <li className={css.place} style={styleOf(place)}>
        <Link
          to="."
          search={((before: object) => ({ ...before, booking: id })) as never}
          className={css.block}
          data-colour={colour}
          data-status={status}
          data-gone={isGone || undefined}
          data-movable={status === 'confirmed' || undefined}
          draggable={false}
          onPointerDown={down(booking, 'move')}
        >
          <span className={css.when}>{timeOf(starts_at, zone)}</span>
          <span className={css.heard}> – {timeOf(ends_at, zone)},</span>{' '}
          <b className={css.who} dir="auto">
            {name}
          </b>{' '}
          <span className={css.what} dir="auto">
            {service_name}
          </span>
          <span className={css.heard}>, {words.states[status]}</span>
          {status === 'confirmed' && (
            <span className={css.end} aria-hidden="true" onPointerDown={down(booking, 'resize')} />
          )}
        </Link>
      </li>
    )
  },
)
