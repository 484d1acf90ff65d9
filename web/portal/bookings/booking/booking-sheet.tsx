import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Booking } from '#client'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Pending } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { useNow } from '../../words/clock.ts'
import { fullDateOf, momentOf, timeOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { bookingQuery } from '../queries.ts'
import { toneOf } from '../states.ts'
import { lengthOf } from '../use-move.ts'
import { useOutcome } from '../use-outcome.ts'
import { bookingWords } from '../words.ts'
import css from './booking-sheet.module.css'
import { CancelForm } from './cancel-form.tsx'
import { MoveForm } from './move-form.tsx'
import { Notes } from './notes.tsx'

/** One booking, whole: who comes, when, how it came about, and what can become of it. */
export function BookingSheet({ id, close }: { id: string; close: () => void }) {
  const { data: booking, error, refetch } = useQuery(bookingQuery(id))
  return (
    <Dialog title={booking?.service_name ?? bookingWords().sheet.title} close={close}>
      {booking ? (
        <Whole booking={booking} close={close} />
      ) : (
        <Pending error={error} retry={refetch} lines={6} height={36} />
      )}
    </Dialog>
  )
}

function Whole({ booking, close }: { booking: Booking; close: () => void }) {
  const words = bookingWords()
  const now = useNow()
  const conclude = useOutcome()
  const [doing, setDoing] = useState<'move' | 'cancel' | null>(null)
  const { status, starts_at } = booking
  // The booking may come after the dialog, which has then found nothing to give the focus to.
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => sheet.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  const isPast = Date.parse(starts_at) <= now
  const isOpen = status === 'confirmed'
  const put = (outcome: 'complete' | 'no-show', text: string) => (
    <Button variant="default" onClick={() => conclude(booking, outcome)}>
      {text}
    </Button>
  )
  if (doing === 'move') return <MoveForm booking={booking} done={close} back={() => setDoing(null)} />
  if (doing === 'cancel')
    return (
      <CancelForm
        booking={booking}
        cancel={reason => {
          conclude(booking, 'cancel', reason)
          close()
        }}
        back={() => setDoing(null)}
      />
    )
  return (
    <div ref={sheet} className={css.sheet}>
      <p className={css.name}>
        <b dir="auto">{booking.name}</b> <Chip tone={toneOf[status]}>{words.states[status]}</Chip>
      </p>
      <Facts booking={booking} />
      <div className={css.acts}>
        {isOpen && (
          <Button data-first onClick={() => setDoing('move')}>
            {words.sheet.move}
          </Button>
        )}
        {isPast && status !== 'cancelled' && status !== 'completed' && put('complete', words.came)}
        {isPast && status !== 'cancelled' && status !== 'no_show' && put('no-show', words.no_show)}
        {isOpen && (
          <Button variant="alarm" onClick={() => setDoing('cancel')}>
            {words.cancel}
          </Button>
        )}
      </div>
      <Notes booking={booking} key={booking.id} />
    </div>
  )
}

function Facts({ booking }: { booking: Booking }) {
  const words = bookingWords().sheet
  const { timezone: zone } = useMe().tenant
  const { starts_at, ends_at, timezone, email, phone, source, lead_id, conversation_id } = booking
  const theirs = momentOf(starts_at, timezone)
  const isElsewhere = theirs !== momentOf(starts_at, zone)
  return (
    <dl className={css.facts}>
      <Fact name={words.when}>
        {fullDateOf(starts_at, zone)}
        <br />
        {timeOf(starts_at, zone)} – {timeOf(ends_at, zone)} ({counted(words.minutes, lengthOf(booking))})
        {isElsewhere && (
          <>
            <br />
            <span className={css.quiet}>{say(words.theirs, { when: theirs, zone: timezone })}</span>
          </>
        )}
      </Fact>
      {(email || phone) && (
        <Fact name={words.contact}>
          {email && (
            <a className={css.way} href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          )}
          {phone && (
            <a className={css.way} href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
        </Fact>
      )}
      <Fact name={words.source}>
        {words.sources[source]}
        {conversation_id && (
          <>
            {' · '}
            <Link to={'/inbox/$id' as string} params={{ id: conversation_id } as never}>
              {words.conversation}
            </Link>
          </>
        )}
        {lead_id && (
          <>
            {' · '}
            <Link to={'/people/$id' as string} params={{ id: lead_id } as never}>
              {words.person}
            </Link>
          </>
        )}
      </Fact>
      {booking.cancelled_at && (
        <Fact
          name={booking.cancelled_by === 'visitor' ? words.cancelled_by_visitor : words.cancelled_by_business}
        >
          {momentOf(booking.cancelled_at, zone)}
          {booking.cancel_reason && (
            <>
              <br />
              <span dir="auto">{booking.cancel_reason}</span>
            </>
          )}
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
