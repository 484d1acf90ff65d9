import type { OfferedService } from '#contract/bookings/booking-page.ts'
import type { BookingPageData } from '#contract/pages/booking.ts'
import { phrase } from '#locales/phrase.ts'
import type { BookingTexts, Interface } from '#locales/types.ts'
import { factsOf } from '#web/booking/amounts.ts'
import { footer } from '#web/pages/footer.ts'
import { type Html, html } from '#web/ui/html.ts'
import { initial } from '#web/ui/initial.ts'
import { markOf } from '#web/ui/mark.ts'

/** The page before its script runs: the business, what can be booked, and how else to reach it. The script fills `#booking`. */
export function bookingShell(data: BookingPageData, ui: Interface, words: BookingTexts): Html {
  const names = { business: data.business }
  const services = firstStep(data, words, ui.lang)
  return html`<main class="page">
  <header class="head">
    ${markOf(data.logo_url, initial(data.business, ui.lang))}
    <div class="names">
      <h1 dir="auto">${phrase(data.booking ? words.your_booking : words.book_at, names)}</h1>
      ${data.address !== null && html`<p class="address" dir="auto">${data.address}</p>`}
    </div>
  </header>
  <noscript><p class="note">${words.needs_script}</p></noscript>
  <div id="booking" class="booking">${services}</div>
  ${footer(data, ui.texts.chat)}
</main>`
}

/** The services, as web/booking/services.tsx shows them; null where the page begins with another step. */
function firstStep(
  { services, booking, chosen }: BookingPageData,
  words: BookingTexts,
  lang: string,
): Html | null {
  const begins = services.length < 2 || services.some(({ id }) => id === chosen)
  if (booking || begins) return null
  return html`<section class="step"><h2 tabindex="-1">${words.choose_service}</h2><ul class="services">${services.map(
    service =>
      html`<li><a class="service" href="?service=${service.id}">${textOf(service, words, lang)}</a></li>`,
  )}</ul></section>`
}

const textOf = (service: OfferedService, words: BookingTexts, lang: string) =>
  html`<span class="service-text"><strong dir="auto">${service.name}</strong><span class="facts">${factsOf(service, words, lang)}</span>${
    service.description !== '' && html`<span class="description" dir="auto">${service.description}</span>`
  }</span>`
