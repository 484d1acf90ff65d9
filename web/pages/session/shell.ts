import { contactWays } from '../../shared/contact.ts'
import { type Html, html } from '../../shared/html.ts'
import type { Interface } from '../../shared/languages.ts'
import { phrase } from '../../shared/phrase.ts'
import { initial } from '../chat/shell.ts'
import type { SessionPageData } from './page-data.ts'
import type { SessionWords } from './words/en.ts'

/** What is there before the script is: who asks, and how else to reach them. The script fills `#session`. */
export function sessionShell(data: SessionPageData, ui: Interface, words: SessionWords): Html {
  const names = { business: data.business, person: data.person }
  const ways = contactWays(data.contact, ui.strings)
  return html`<main class="page">
  <header class="head">
    <span class="arch" aria-hidden="true">${initial(data.business, ui.lang)}</span>
    <p class="from" dir="auto">${phrase(words.title, names)}</p>
  </header>
  <div id="session" class="session">${body(data, words, names)}</div>
  ${
    ways.length > 0 &&
    html`<footer class="foot">
    <p>${phrase(ui.strings.reach_directly, names)}</p>
    <ul class="ways">${ways.map(
      ({ href, text, label }) => html`<li><span>${label}</span> <a href="${href}" dir="ltr">${text}</a></li>`,
    )}</ul>
  </footer>`
  }
</main>`
}

/** A link that leads nowhere any more needs no script to say so. */
function body({ state }: SessionPageData, words: SessionWords, names: Record<string, string>): Html {
  if (state !== 'expired' && state !== 'revoked') {
    return html`<noscript><p class="note">${words.needs_script}</p></noscript>`
  }
  return html`<h1>${words[state]}</h1>
  <p class="note">${phrase(words.ask_again, names)}</p>`
}
