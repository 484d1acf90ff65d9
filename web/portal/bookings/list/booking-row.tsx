import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Booking } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { timeOf } from '../../words/dates.ts'
import type { Outcome } from '../queries.ts'
import { toneOf } from '../states.ts'
import { bookingWords } from '../words.ts'
import css from './list.module.css'

/** One booking, and what can become of it. */
export const BookingRow = memo(
  ({
    booking,
    zone,
    now,
    conclude,
  }: {
    booking: Booking
    zone: string
    now: number
    conclude: (booking: Booking, outcome: Outcome) => void
  }) => {
    const words = bookingWords()
    const { id, name, service_name, starts_at, ends_at, status, conversation_id } = booking
    const isPast = Date.parse(starts_at) <= now
    const isOpen = status === 'confirmed'
    const button = (outcome: Outcome, text: string) => (
      <button type="button" className={css.act} onClick={() => conclude(booking, outcome)}>
        {text}
      </button>
    )
    return (
      <div className={css.row} data-row-of={id}>
        <span className={css.time}>
          <time dateTime={starts_at}>{timeOf(starts_at, zone)}</time>
          {' – '}
          <time dateTime={ends_at}>{timeOf(ends_at, zone)}</time>
        </span>
        <span className={css.who}>
          <Link
            to="."
            search={((before: object) => ({ ...before, booking: id })) as never}
            className={css.name}
            data-row={id}
            dir="auto"
          >
            {name}
          </Link>
          <span className={css.service} dir="auto">
            {service_name}
          </span>
        </span>
        <span className={css.acts}>
          {conversation_id && (
            <Link to="/inbox/$id" params={{ id: conversation_id } as never} className={css.act}>
              {words.conversation}
            </Link>
          )}
          {isPast && isOpen && button('complete', words.came)}
          {isPast && (isOpen || status === 'completed') && button('no-show', words.no_show)}
          {isPast && status === 'no_show' && button('complete', words.came)}
          {!isPast && isOpen && button('cancel', words.cancel)}
        </span>
        <span className={css.state}>
          <Chip tone={toneOf[status]}>{words.states[status]}</Chip>
        </span>
      </div>
    )
  },
)
