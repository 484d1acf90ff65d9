import { type BusinessContact, contactWays } from '#web/chat/contact.ts'
import type { Strings } from '#web/chat/strings/en.ts'
import { type Html, html } from '#web/ui/html.ts'
import { phrase } from '#web/ui/phrase.ts'

/** How else to reach the business, at the foot of its page; nothing where it has not said. */
export function footer(
  { business, contact }: { business: string; contact: BusinessContact },
  strings: Strings,
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
