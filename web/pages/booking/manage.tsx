import { useRef, useState } from 'preact/hooks'
import type { BookingMove, VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { BookingCancellation, Slot } from '#contract/bookings/bookings.ts'
import { longestEntry } from '#contract/limits.ts'
import { phrase } from '#locales/phrase.ts'
import { datesIn } from '#web/booking/calendar/dates.ts'
import { Times } from '#web/booking/calendar/times.tsx'
import { type Answer, send } from '#web/booking/requests.ts'
import { Step } from '#web/booking/step.tsx'
import { CalendarLink, Summary } from '#web/booking/summary.tsx'
import type { BookingScriptData } from './page-data.ts'

/** Shows one booking, to move or cancel it. */
export function Manage({
  data,
  given,
  locale,
}: {
  data: BookingScriptData
  given: VisitorBooking & { token: string }
  locale: string
}) {
  const { strings } = data
  const base = `${data.api}/booking-page/b/${given.token}`
  const [booking, setBooking] = useState<VisitorBooking>(given)
  const [zone, setZone] = useState(given.timezone)
  const [choosing, setChoosing] = useState(false)
  const [slot, setSlot] = useState<Slot | null>(null)
  const [said, say] = useState('')
  const [problem, setProblem] = useState('')
  const [version, setVersion] = useState(0)
  const [busy, setBusy] = useState(false)

  const act = async (asked: Promise<Answer<VisitorBooking>>, sentence: string) => {
    setBusy(true)
    setProblem('')
    const answer = await asked
    setBusy(false)
    if (!answer.ok) {
      setProblem(strings[answer.failure])
      setVersion(version + 1)
      setSlot(null)
      return
    }
    setBooking(answer.value)
    setChoosing(false)
    setSlot(null)
    say(sentence)
  }
  const move = (to: Slot) =>
    act(send('PATCH', base, { starts_at: to.starts_at, timezone: zone } satisfies BookingMove), strings.moved)
  const cancel = (reason: string) =>
    act(send('POST', `${base}/cancel`, { reason: reason || null } satisfies BookingCancellation), '')

  return (
    <>
      <div class={booking.status === 'cancelled' ? 'card cancelled' : 'card'}>
        <Summary booking={booking} zone={zone} locale={locale} />
        <p class="note" dir="auto">
          {[booking.name, booking.email, booking.phone].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p role="status" class="lead">
        {booking.status === 'cancelled' ? strings.cancelled : booking.can_change ? said : strings.over}
      </p>
      <p class="failure" role="alert">
        {problem}
      </p>
      {booking.can_change && !choosing && (
        <p class="choices">
          <button type="button" class="loud-button" onClick={() => setChoosing(true)}>
            {strings.change_time}
          </button>
          <CalendarLink base={base} strings={strings} />
          <Cancel strings={strings} cancel={cancel} busy={busy} />
        </p>
      )}
      {booking.can_change && choosing && (
        <Step title={strings.choose_day} focus>
          {slot ? (
            <p class="choices">
              <button type="button" class="loud-button" disabled={busy} onClick={() => move(slot)}>
                {phrase(strings.move_to, { when: datesIn(locale, zone).span(slot.starts_at, slot.ends_at) })}
              </button>
              <button type="button" class="quiet-button" onClick={() => setSlot(null)}>
                {strings.change}
              </button>
            </p>
          ) : (
            <Times
              {...{ base, locale, strings, zone, setZone, version }}
              horizonDays={data.horizon_days}
              choose={setSlot}
            />
          )}
          <button type="button" class="text-button" onClick={() => setChoosing(false)}>
            {strings.keep}
          </button>
        </Step>
      )}
      {!booking.can_change && data.takes_bookings && (
        <p class="choices">
          <a class="loud-button" href={`../${data.slug}/book`}>
            {strings.book_again}
          </a>
        </p>
      )}
    </>
  )
}

/** Asks before it cancels the booking. */
function Cancel({
  strings,
  cancel,
  busy,
}: {
  strings: BookingScriptData['strings']
  cancel: (reason: string) => void
  busy: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const reason = useRef<HTMLTextAreaElement>(null)
  const confirm = () => {
    dialog.current?.close()
    cancel(reason.current?.value.trim() ?? '')
  }
  return (
    <>
      <button
        type="button"
        class="quiet-button"
        aria-haspopup="dialog"
        disabled={busy}
        onClick={() => dialog.current?.showModal()}
      >
        {strings.cancel_booking}
      </button>
      <dialog ref={dialog} class="dialog" aria-labelledby="cancel-ask">
        <h2 id="cancel-ask">{strings.cancel_ask}</h2>
        <div class="form">
          <label for="reason">{strings.cancel_reason}</label>
          <textarea id="reason" ref={reason} rows={2} maxlength={longestEntry.reason} dir="auto" />
        </div>
        <div class="choices end">
          <button type="button" class="quiet-button" onClick={() => dialog.current?.close()}>
            {strings.keep}
          </button>
          <button type="button" class="loud-button" onClick={confirm}>
            {strings.cancel_booking}
          </button>
        </div>
      </dialog>
    </>
  )
}
