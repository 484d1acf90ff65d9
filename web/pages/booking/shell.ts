import type { BookingPageData } from '#contract/pages/booking.ts'
import { phrase } from '#locales/phrase.ts'
import type { BookingTexts, Interface } from '#locales/types.ts'
import { footer } from '#web/pages/footer.ts'
import { type Html, html } from '#web/ui/html.ts'
import { initial } from '#web/ui/initial.ts'

/** The page before its script runs: the business, and how else to reach it. The script fills `#booking`. */
export function bookingShell(data: BookingPageData, ui: Interface, words: BookingTexts): Html {
  const names = { business: data.business }
  return html`<main class="page">
  <header class="head">
    <span class="avatar" aria-hidden="true">${initial(data.business, ui.lang)}</span>
    <h1 dir="auto">${phrase(data.booking ? words.your_booking : words.book_at, names)}</h1>
    ${data.address !== null && html`<p class="address" dir="auto">${data.address}</p>`}
  </header>
  <div id="booking" class="booking"><noscript><p class="note">${words.needs_script}</p></noscript></div>
  ${footer(data, ui.texts.chat)}
</main>`
}
