import { type Contact, contactWays } from '../shared/contact.ts'
import { type Html, html } from '../shared/html.ts'
import { phrase } from '../shared/phrase.ts'
import type { Strings } from '../shared/strings/en.ts'

/** How else to reach the business, at the foot of its page; nothing where it has not said. */
export function foot(
  { business, contact }: { business: string; contact: Contact },
  strings: Strings,
): Html | false {
  const ways = contactWays(contact, strings)
  return (
    ways.length > 0 &&
    html`<footer class="foot">
    <p>${phrase(strings.reach_directly, { business })}</p>
    <ul class="ways">${ways.map(
      ({ href, text, label }) => html`<li><span>${label}</span> <a href="${href}" dir="ltr">${text}</a></li>`,
    )}</ul>
  </footer>`
  )
}
