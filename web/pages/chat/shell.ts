import type { ChatPageData } from '#contract/pages/chat.ts'
import { phrase } from '#locales/phrase.ts'
import type { Interface } from '#locales/types.ts'
import { type ContactWay, contactWays } from '#web/chat/contact.ts'
import { type Html, html } from '#web/ui/html.ts'
import { initial } from '#web/ui/initial.ts'
import { markOf } from '#web/ui/mark.ts'

/**
 * The chat page before its script runs: the business, how else to reach it, and the greeting. The script fills `#chat`
 * and leaves the rest alone.
 */
export function chatShell(data: ChatPageData & { greeting: string }, { lang, texts }: Interface): Html {
  const { chat: strings, booking } = texts
  const names = { business: data.business, agent: data.agent_name }
  const ways = contactWays(data.contact, strings)
  return html`<a class="skip" href="#message">${strings.skip}</a>
<header class="bar">
  <h1 class="business" dir="auto">${data.business}</h1>
  <div class="actions">
    ${data.book_url && html`<a class="quiet-button book" href="${data.book_url}">${booking.book}</a>`}
    ${data.channels.includes('call') && html`<button id="call" class="quiet-button call-button" data-waiting>${strings.talk}</button>`}
    ${ways.length > 0 && contactMenu(ways, strings.contact)}
  </div>
</header>
<main id="scroll" class="scroll" tabindex="0" aria-label="${phrase(strings.assistant_of, names)}">
  <section class="welcome">
    ${markOf(data.logo_url, initial(data.agent_name || data.business, lang))}
    <p class="greeting${data.greeting.length > shortGreeting && ' greeting-long'}" dir="auto"
      ${data.language !== null && html`lang="${data.language}"`}>${data.greeting}</p>
    <p class="agent"><bdi>${data.agent_name}</bdi> · ${phrase(strings.assistant_of, names)}</p>
    <noscript>
      <p class="note">${strings.needs_script} ${ways.length > 0 && phrase(strings.reach_directly, names)}</p>
      <ul class="ways">${ways.map(way => html`<li>${wayLink(way)}</li>`)}</ul>
    </noscript>
  </section>
  <div id="chat"></div>
</main>`
}

// Characters. Longer greetings are set as text, not as a headline.
const shortGreeting = 140

function contactMenu(ways: ContactWay[], label: string): Html {
  return html`<button class="quiet-button" popovertarget="contact">${label}</button>
  <ul id="contact" class="contact" popover>
    ${ways.map(way => html`<li><span class="way-label">${way.label}</span> ${wayLink(way)}</li>`)}
  </ul>`
}

function wayLink({ href, text, kind }: ContactWay): Html {
  const elsewhere = kind === 'website' && html` target="_blank" rel="noopener noreferrer"`
  return html`<a href="${href}"${elsewhere} dir="ltr">${text}</a>`
}
