import type { OfferedService } from '#contract/bookings/booking-page.ts'
import { factsOf } from './amounts.ts'
import type { BookingDesk } from './records.ts'

interface Chosen {
  data: BookingDesk
  locale: string
  choose: (service: OfferedService) => void
  /** The address of a service's times, for the page that has one; there its entries are links. */
  addressOf?: (service: OfferedService) => string
}

/** The services to choose from. The page's shell (web/pages/booking/shell.ts) has the same markup. */
export function Services({ data, locale, choose, addressOf }: Chosen) {
  const onLink = (event: MouseEvent, service: OfferedService) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(service)
  }
  return (
    <ul class="services">
      {data.services.map(service => (
        <li key={service.id}>
          {addressOf ? (
            <a class="service" href={addressOf(service)} onClick={event => onLink(event, service)}>
              <ServiceText {...{ service, data, locale }} />
            </a>
          ) : (
            <button type="button" class="service" onClick={() => choose(service)}>
              <ServiceText {...{ service, data, locale }} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function ServiceText({
  service,
  data,
  locale,
}: {
  service: OfferedService
  data: BookingDesk
  locale: string
}) {
  return (
    <span class="service-text">
      <strong dir="auto">{service.name}</strong>
      <span class="facts">{factsOf(service, data.strings, locale)}</span>
      {service.description && (
        <span class="description" dir="auto">
          {service.description}
        </span>
      )}
    </span>
  )
}
