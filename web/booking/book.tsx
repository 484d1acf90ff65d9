import { useState } from 'preact/hooks'
import type { OfferedService, VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { NewBooking, Slot } from '#contract/bookings/bookings.ts'
import type { OwnWaiting } from '#contract/bookings/waitlist.ts'
import { phrase } from '#locales/phrase.ts'
import { Times } from './calendar/times.tsx'
import { CalendarLinks } from './calendar-links.tsx'
import { DetailsForm } from './details-form.tsx'
import { type Draft, openDraft } from './draft.ts'
import type { BookingDesk } from './records.ts'
import { send } from './requests.ts'
import { Services, ServiceText } from './services.tsx'
import { Step } from './step.tsx'
import { ownSteps, type StepStore, useSteps } from './steps.ts'
import { Summary } from './summary.tsx'
import { anyDay, LeaveList, OnTheList, Waiting, type WaitingDays } from './waiting.tsx'

/** How far a visitor is: what they have chosen, in this order. */
export interface BookingPlace {
  service_id: string | null
  day: string | null
  slot: Slot | null
  booking: VisitorBooking | null
  /** on the way to the waitlist, with the days on which they could come */
  waits?: WaitingDays
  waiting?: OwnWaiting
}

export const firstPlace: BookingPlace = { service_id: null, day: null, slot: null, booking: null }

/** A page of its own has these; a widget lives within another page, and remembers by itself. */
export interface BookingPlaces {
  steps: StepStore<BookingPlace>
  draft: Draft
  addressOf?: (service: OfferedService) => string
  /** of a place on the waitlist, which its holder may want to leave */
  leave?: string | null
  /** the business's address, and where its chat is */
  address?: string | null
  chat_url?: string | null
}

/** Visitors book: what, when, who. */
export function Book({
  data,
  locale,
  readersZone,
  places,
}: {
  data: BookingDesk
  locale: string
  readersZone: string
  places?: BookingPlaces
}) {
  const [{ steps, draft, ...own }] = useState<BookingPlaces>(
    () => places ?? { steps: ownSteps(firstPlace), draft: openDraft() },
  )
  const { services, strings } = data
  const base = `${data.api}/booking-page/${data.slug}`
  const only = services.length === 1 ? services[0]! : null
  const { place, moved } = useSteps(steps)
  const [zone, setZone] = useState(readersZone)
  const [problem, setProblem] = useState('')
  const [version, setVersion] = useState(0)

  const [leaving, setLeaving] = useState(own.leave ?? null)
  if (leaving !== null) return <LeaveList data={data} token={leaving} after={() => setLeaving(null)} />
  if (!data.takes_bookings || !services.length) return <p class="lead">{strings.nothing}</p>
  const business = { name: data.business, timezone: data.timezone }
  if (place.booking) {
    const again = () => steps.push(firstPlace)
    return <Done booking={place.booking} {...{ data, zone, locale, own, again }} focus={moved} />
  }
  if (place.waiting) {
    const again = () => steps.push(firstPlace)
    return <OnTheList waiting={place.waiting} strings={strings} again={again} focus={moved} />
  }
  const service = services.find(one => one.id === place.service_id) ?? only
  if (!service) {
    const choose = ({ id }: OfferedService) => steps.push({ ...firstPlace, service_id: id })
    return (
      <Step key="service" title={strings.choose_service} focus={moved}>
        <Services {...{ data, locale, choose }} addressOf={own.addressOf} />
      </Step>
    )
  }
  const { waits } = place
  if (waits) {
    return (
      <>
        <div class="chosen">
          <ServiceText service={service} data={data} locale={locale} />
          <button type="button" class="text-button" onClick={() => steps.back(firstPlace)}>
            {strings.change}
          </button>
        </div>
        <Waiting
          {...{ data, base, service, draft }}
          days={waits}
          setDays={days => steps.replace({ ...place, waits: days })}
          joined={waiting => steps.replace({ ...firstPlace, service_id: service.id, waiting })}
          focus={moved}
        />
      </>
    )
  }
  const atTimes = { ...firstPlace, service_id: service.id, day: place.day }
  if (!place.slot) {
    return (
      <>
        <div class="chosen">
          <ServiceText service={service} data={data} locale={locale} />
          {!only && (
            <button type="button" class="text-button" onClick={() => steps.back(firstPlace)}>
              {strings.change}
            </button>
          )}
        </div>
        <Step key="time" title={strings.choose_day} focus={moved}>
          <p class="failure" role="alert">
            {problem}
          </p>
          <Times
            {...{ base, locale, strings, business, zone, setZone, version }}
            service_id={service.id}
            horizonDays={data.horizon_days}
            day={place.day}
            setDay={day => steps.replace({ ...atTimes, day })}
            choose={slot => {
              setProblem('')
              steps.push({ ...atTimes, day: place.day, slot })
            }}
          />
          <p>
            <button
              type="button"
              class="text-button"
              onClick={() => steps.push({ ...atTimes, waits: anyDay })}
            >
              {strings.wait_ask}
            </button>
          </p>
        </Step>
      </>
    )
  }
  const { slot } = place
  return (
    <>
      <div class="chosen">
        <Summary booking={{ service_name: service.name, ...slot }} {...{ business, zone, locale }} />
        <button type="button" class="text-button" onClick={() => steps.back(atTimes)}>
          {strings.change}
        </button>
      </div>
      <Step key="details" title={strings.your_details} focus={moved}>
        <DetailsForm
          {...{ strings, draft }}
          action={strings.book}
          submit={details => {
            const wish: NewBooking = {
              ...details,
              service_id: service.id,
              starts_at: slot.starts_at,
              timezone: zone,
              language: data.lang,
            }
            return send('POST', `${base}/bookings`, wish, draft.keyFor(wish))
          }}
          done={answer => {
            if (answer.ok) {
              draft.forget()
              // Back leads to the times, not to a form that would book them again.
              return steps.replace({ ...place, booking: answer.value })
            }
            setVersion(version + 1)
            setProblem(strings.taken)
            steps.back(atTimes)
          }}
        />
      </Step>
    </>
  )
}

function Done({
  booking,
  data,
  zone,
  locale,
  own: { address = null, chat_url },
  again,
  focus,
}: {
  booking: VisitorBooking
  data: BookingDesk
  zone: string
  locale: string
  own: Pick<BookingPlaces, 'address' | 'chat_url'>
  again: () => void
  focus: boolean
}) {
  const { strings } = data
  const token = booking.manage_url.split('/').at(-1)
  const business = { name: data.business, timezone: data.timezone }
  return (
    <Step key="done" title={strings.booked} focus={focus}>
      <div class="card">
        <Summary {...{ booking, business, zone, locale }} />
        {address && (
          <p class="note" dir="auto">
            {address}
          </p>
        )}
      </div>
      {booking.email !== null && <p>{phrase(strings.confirmation_to, { email: booking.email })}</p>}
      {booking.email === null && <p>{strings.keep_link}</p>}
      <p class="choices">
        <CalendarLinks
          {...{ strings, booking, address }}
          base={`${data.api}/booking-page/b/${token}`}
          business={data.business}
        />
      </p>
      <p class="choices">
        <a class="quiet-button" href={booking.manage_url}>
          {strings.manage}
        </a>
        <button type="button" class="quiet-button" onClick={again}>
          {strings.book_again}
        </button>
        {chat_url && (
          <a class="quiet-button" href={chat_url}>
            {strings.to_chat}
          </a>
        )}
      </p>
    </Step>
  )
}
