import type { BusinessContact } from '#contract/accounts/contact.ts'
import { phrase } from '#locales/phrase.ts'
import type { ChatTexts } from '#locales/types.ts'
import { contactWays } from '#web/chat/contact.ts'
import { type Html, html } from '#web/ui/html.ts'

/** How else to reach the business, at the foot of its page; nothing where it has not said. */
export function footer(
  { business, contact }: { business: string; contact: BusinessContact },
  strings: ChatTexts,
): Html | false {
  const ways = contactWays(contact, strings)
  return (
    ways.length > 0 &&
    html`<footer class="footer">
    <p>${phrase(strings.reach_directly, { business })}</p>
    <ul class="ways">${ways.map(
      ({ href, text, label }) => html`<li><span>${label}</span> <a href="${href}" dir="ltr">${text}</a></li>`,
    )}</ul>
  </footer>`
  )
}
