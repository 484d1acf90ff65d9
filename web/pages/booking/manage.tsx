import { useEffect, useRef, useState } from 'preact/hooks'
import type { BookingMove, VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { BookingCancellation, Slot } from '#contract/bookings/bookings.ts'
import { phrase } from '#locales/phrase.ts'
import { datesIn } from '#web/booking/calendar/dates.ts'
import { Times } from '#web/booking/calendar/times.tsx'
import { CalendarLinks } from '#web/booking/calendar-links.tsx'
import { type Answer, send } from '#web/booking/requests.ts'
import { Step } from '#web/booking/step.tsx'
import { historySteps, useSteps } from '#web/booking/steps.ts'
import { Summary } from '#web/booking/summary.tsx'
import { Cancel } from './cancel.tsx'
import type { BookingScriptData } from './page-data.ts'

interface Place {
  /** whether another time is being chosen */
  choosing: boolean
  day: string | null
  slot: Slot | null
}

const atBooking: Place = { choosing: false, day: null, slot: null }

/** Shows one booking, to move or cancel it. */
export function Manage({
  data,
  given,
  locale,
  readersZone,
}: {
  data: BookingScriptData
  given: VisitorBooking & { token: string }
  locale: string
  readersZone: string
}) {
  const { strings } = data
  const base = `${data.api}/booking-page/b/${given.token}`
  const business = { name: data.business, timezone: data.timezone }
  const [steps] = useState(() => historySteps(atBooking, () => location.pathname))
  const { place } = useSteps(steps)
  const [booking, setBooking] = useState<VisitorBooking>(given)
  const [zone, setZone] = useState(given.timezone || readersZone)
  const [said, say] = useState('')
  const [problem, setProblem] = useState('')
  const [version, setVersion] = useState(0)
  const [busy, setBusy] = useState(false)
  const state = useRef<HTMLParagraphElement>(null)
  const { slot } = place

  const act = async (ask: () => Promise<Answer<VisitorBooking>>, sentence: string) => {
    if (busy) return
    setBusy(true)
    setProblem('')
    const answer = await ask()
    setBusy(false)
    if (!answer.ok) {
      setProblem(strings[answer.failure])
      setVersion(version + 1)
      if (slot && answer.failure === 'taken') steps.back({ ...place, slot: null })
      return
    }
    setBooking(answer.value)
    say(sentence)
    steps.replace(atBooking)
  }
  const move = (to: Slot) =>
    act(
      () => send('PATCH', base, { starts_at: to.starts_at, timezone: zone } satisfies BookingMove),
      strings.moved,
    )
  const cancel = (reason: string) =>
    act(
      () => send('POST', `${base}/cancel`, { reason: reason || null } satisfies BookingCancellation),
      strings.cancelled,
    )
  // Dependencies: what has happened takes the focus, because its button is gone.
  useEffect(() => {
    if (said) state.current?.focus()
  }, [said, booking])

  const isChoosing = booking.can_change && place.choosing
  const again = (
    <>
      {data.takes_bookings && (
        <a class={booking.can_change ? 'quiet-button' : 'loud-button'} href={`../${data.slug}/book`}>
          {strings.book_again}
        </a>
      )}
      {data.chats && (
        <a class="quiet-button" href={`../${data.slug}`}>
          {strings.to_chat}
        </a>
      )}
    </>
  )
  return (
    <>
      <div class={booking.status === 'cancelled' ? 'card cancelled' : 'card'}>
        <Summary {...{ booking, business, zone, locale }} />
        <p class="note" dir="auto">
          {[booking.name, booking.email, booking.phone].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p role="status" class="lead" ref={state} tabIndex={-1}>
        {booking.status === 'cancelled' ? strings.cancelled : booking.can_change ? said : strings.over}
      </p>
      <p class="failure" role="alert">
        {problem}
      </p>
      {booking.can_change && !isChoosing && (
        <p class="choices">
          <button
            type="button"
            class="loud-button"
            onClick={() => {
              say('')
              steps.push({ ...atBooking, choosing: true })
            }}
          >
            {strings.change_time}
          </button>
          <Cancel strings={strings} cancel={cancel} busy={busy} />
        </p>
      )}
      {booking.can_change && !isChoosing && (
        <p class="choices">
          <CalendarLinks {...{ base, strings, booking }} business={data.business} address={data.address} />
        </p>
      )}
      {isChoosing && (
        <Step key={slot ? 'slot' : 'time'} title={slot ? strings.change_time : strings.choose_day} focus>
          {slot ? (
            <p class="choices">
              <button type="button" class="loud-button" aria-disabled={busy} onClick={() => move(slot)}>
                {phrase(strings.move_to, { when: datesIn(locale, zone).span(slot.starts_at, slot.ends_at) })}
              </button>
              <button type="button" class="quiet-button" onClick={() => steps.back({ ...place, slot: null })}>
                {strings.change}
              </button>
            </p>
          ) : (
            <Times
              {...{ base, locale, strings, business, zone, setZone, version }}
              horizonDays={data.horizon_days}
              day={place.day}
              setDay={day => steps.replace({ ...place, day })}
              choose={found => steps.push({ ...place, slot: found })}
            />
          )}
          <button type="button" class="text-button" onClick={() => steps.push(atBooking)}>
            {strings.keep}
          </button>
        </Step>
      )}
      {!isChoosing && <p class="choices">{again}</p>}
    </>
  )
}
