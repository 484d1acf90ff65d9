import { useState } from 'preact/hooks'
import type { OfferedService } from '#contract/bookings/booking-page.ts'
import type { NewWaiting, OwnWaiting } from '#contract/bookings/waitlist.ts'
import type { BookingTexts } from '#locales/types.ts'
import { DetailsForm } from './details-form.tsx'
import type { Draft } from './draft.ts'
import type { BookingDesk } from './records.ts'
import { send } from './requests.ts'
import { Step } from './step.tsx'

/** The days on which a visitor could come, `2026-03-01`; '' for any. */
export interface WaitingDays {
  from: string
  until: string
}

export const anyDay: WaitingDays = { from: '', until: '' }

/** A visitor for whom no time is free puts themselves on the waitlist. */
export function Waiting({
  data,
  base,
  service,
  draft,
  days,
  setDays,
  joined,
  focus,
}: {
  data: BookingDesk
  base: string
  service: OfferedService
  draft: Draft
  days: WaitingDays
  setDays: (days: WaitingDays) => void
  joined: (waiting: OwnWaiting) => void
  focus: boolean
}) {
  const { strings } = data
  const [problem, setProblem] = useState('')
  const day = (name: keyof WaitingDays, label: string) => (
    <>
      <label for={`wait-${name}`}>{label}</label>
      <input
        id={`wait-${name}`}
        type="date"
        value={days[name]}
        {...(name === 'until' && days.from && { min: days.from })}
        onInput={event => setDays({ ...days, [name]: event.currentTarget.value })}
      />
    </>
  )
  return (
    <Step key="waiting" title={strings.wait_title} focus={focus}>
      <p>{strings.wait_how}</p>
      <p class="failure" role="alert">
        {problem}
      </p>
      <DetailsForm<OwnWaiting>
        {...{ strings, draft }}
        action={strings.wait_join}
        submit={details => {
          const wish: NewWaiting = {
            ...details,
            service_id: service.id,
            language: data.lang,
            ...(days.from && { earliest: momentOf(days.from, '00:00:00') }),
            ...(days.until && { latest: momentOf(days.until, '23:59:59') }),
          }
          return send<OwnWaiting>('POST', `${base}/waitlist`, wish, draft.keyFor(wish))
        }}
        done={answer => {
          if (!answer.ok) return setProblem(strings.wait_full)
          draft.forget()
          joined(answer.value)
        }}
      >
        {day('from', strings.wait_from)}
        {day('until', strings.wait_until)}
      </DetailsForm>
    </Step>
  )
}

/** By the clock of the reader, who means their own days. */
const momentOf = (day: string, clock: string): string => new Date(`${day}T${clock}`).toISOString()

/** They are on the list, and may leave it again. */
export function OnTheList({
  waiting,
  strings,
  again,
  focus,
}: {
  waiting: OwnWaiting
  strings: BookingTexts
  again: () => void
  focus: boolean
}) {
  return (
    <Step key="on-the-list" title={strings.waiting} focus={focus}>
      <p dir="auto">{waiting.service_name}</p>
      <p>{strings.wait_how}</p>
      <p class="choices">
        <button type="button" class="quiet-button" onClick={again}>
          {strings.book_again}
        </button>
        {waiting.leave_url && (
          <a class="quiet-button" href={waiting.leave_url}>
            {strings.leave}
          </a>
        )}
      </p>
    </Step>
  )
}

/** The page behind the link of a mail: opening it only asks, because mail scanners open every link. */
export function LeaveList({ data, token, after }: { data: BookingDesk; token: string; after: () => void }) {
  const { strings } = data
  const [stands, setStands] = useState<'asks' | 'sends' | 'left'>('asks')
  const [problem, setProblem] = useState('')
  const leave = async () => {
    if (stands !== 'asks') return
    setStands('sends')
    const path = `${data.api}/booking-page/waitlist/${encodeURIComponent(token)}/leave`
    try {
      const { ok, status } = await fetch(path, { method: 'POST', credentials: 'omit' })
      // Whoever is not on the list any more has what they want.
      const isOver = ok || status === 404
      setStands(isOver ? 'left' : 'asks')
      setProblem(isOver ? '' : strings.failed)
    } catch {
      setStands('asks')
      setProblem(strings.offline)
    }
  }
  return (
    <Step
      key={stands === 'left' ? 'left' : 'leave'}
      title={stands === 'left' ? strings.left_list : strings.leave_title}
      focus={stands === 'left'}
    >
      <p class="failure" role="alert">
        {problem}
      </p>
      <p class="choices">
        {stands !== 'left' && (
          <button type="button" class="loud-button" aria-disabled={stands === 'sends'} onClick={leave}>
            {strings.leave}
          </button>
        )}
        <button type="button" class="quiet-button" onClick={after}>
          {stands === 'left' ? strings.book_again : strings.keep}
        </button>
      </p>
    </Step>
  )
}
