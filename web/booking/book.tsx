import { useRef, useState } from 'preact/hooks'
import type { OfferedService, VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { NewBooking, Slot } from '#contract/bookings/bookings.ts'
import { phrase } from '#locales/phrase.ts'
import { Times } from './calendar/times.tsx'
import { DetailsForm } from './details-form.tsx'
import type { BookingDesk } from './records.ts'
import { idempotencyKey, send } from './requests.ts'
import { Step } from './step.tsx'
import { CalendarLink, Summary } from './summary.tsx'

/** The page on which visitors book: what, when, who. */
export function Book({
  data,
  locale,
  readersZone,
}: {
  data: BookingDesk
  locale: string
  readersZone: string
}) {
  const { services, strings } = data
  const base = `${data.api}/booking-page/${data.slug}`
  const only = services.length === 1 ? services[0]! : null
  const [service, setService] = useState<OfferedService | null>(only)
  const [slot, setSlot] = useState<(Slot & { key: string }) | null>(null)
  const [zone, setZone] = useState(readersZone)
  const [problem, setProblem] = useState('')
  const [version, setVersion] = useState(0)
  const [booking, setBooking] = useState<VisitorBooking | null>(null)
  const begun = useRef(false)

  if (!data.takes_bookings || !services.length) return <p class="lead">{strings.nothing}</p>
  if (booking) return <Done booking={booking} data={data} zone={zone} locale={locale} />
  const go = (act: () => void) => () => {
    begun.current = true
    setProblem('')
    act()
  }
  if (!service) {
    return (
      <Step title={strings.choose_service} focus={begun.current}>
        <ul class="services">
          {services.map(one => (
            <li key={one.id}>
              <button type="button" class="service" onClick={go(() => setService(one))}>
                <ServiceText service={one} data={data} locale={locale} />
              </button>
            </li>
          ))}
        </ul>
      </Step>
    )
  }
  const chosen = (
    <div class="chosen">
      <ServiceText service={service} data={data} locale={locale} />
      {!only && (
        <button type="button" class="text-button" onClick={go(() => setService(null))}>
          {strings.change}
        </button>
      )}
    </div>
  )
  if (!slot) {
    return (
      <>
        {chosen}
        <Step title={strings.choose_day} focus={begun.current}>
          <p class="failure" role="alert">
            {problem}
          </p>
          <Times
            {...{ base, locale, strings, zone, setZone, version }}
            service_id={service.id}
            horizonDays={data.horizon_days}
            choose={found => go(() => setSlot({ ...found, key: idempotencyKey() }))()}
          />
        </Step>
      </>
    )
  }
  return (
    <>
      <div class="chosen">
        <Summary booking={{ service_name: service.name, ...slot }} zone={zone} locale={locale} />
        <button type="button" class="text-button" onClick={go(() => setSlot(null))}>
          {strings.change}
        </button>
      </div>
      <Step title={strings.your_details} focus>
        <DetailsForm
          strings={strings}
          action={strings.book}
          submit={details => {
            const wish = { ...details, service_id: service.id, starts_at: slot.starts_at }
            return send(
              'POST',
              `${base}/bookings`,
              { ...wish, timezone: zone, language: data.lang } satisfies NewBooking,
              slot.key,
            )
          }}
          done={answer => {
            if (answer.ok) return setBooking(answer.value)
            setSlot(null)
            setVersion(version + 1)
            setProblem(strings.taken)
          }}
        />
      </Step>
    </>
  )
}

function ServiceText({
  service,
  data,
  locale,
}: {
  service: OfferedService
  data: BookingDesk
  locale: string
}) {
  const { price, currency, duration_minutes: count } = service
  const money =
    price !== null && currency !== null && new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (
    <span class="service-text">
      <strong dir="auto">{service.name}</strong>
      <span class="facts">
        {phrase(data.strings.minutes, { count })}
        {money && ` · ${money.format(price)}`}
      </span>
      {service.description && (
        <span class="description" dir="auto">
          {service.description}
        </span>
      )}
    </span>
  )
}

function Done({
  booking,
  data,
  zone,
  locale,
}: {
  booking: VisitorBooking
  data: BookingDesk
  zone: string
  locale: string
}) {
  const { strings } = data
  const token = booking.manage_url.split('/').at(-1)
  return (
    <Step title={strings.booked} focus>
      <Summary booking={booking} zone={zone} locale={locale} />
      {booking.email !== null && <p>{phrase(strings.confirmation_to, { email: booking.email })}</p>}
      {booking.email === null && <p>{strings.keep_link}</p>}
      <p class="choices">
        <CalendarLink base={`${data.api}/booking-page/b/${token}`} strings={strings} />
        <a class="quiet-button" href={booking.manage_url}>
          {strings.manage}
        </a>
      </p>
    </Step>
  )
}
