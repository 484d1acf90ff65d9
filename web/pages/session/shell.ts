import type { SessionPageData } from '#contract/pages/session.ts'
import { phrase } from '#locales/phrase.ts'
import type { Interface, SessionTexts } from '#locales/types.ts'
import { footer } from '#web/pages/footer.ts'
import { type Html, html } from '#web/ui/html.ts'
import { initial } from '#web/ui/initial.ts'
import { markOf } from '#web/ui/mark.ts'
import { amountsOf, keptOf } from './facts.ts'

/** The page before its script has loaded: who asks, and how to reach them. The script fills `#session`. */
export function sessionShell(data: SessionPageData, ui: Interface, words: SessionTexts): Html {
  const names = { business: data.business, person: data.person }
  return html`<main class="page">
  <header class="head">
    ${markOf(data.logo_url, initial(data.business, ui.lang))}
    <p class="from" dir="auto">${phrase(words.title, names)}</p>
  </header>
  ${data.state !== 'expired' && data.state !== 'revoked' && html`<noscript><p class="note">${words.needs_script}</p></noscript>`}
  <div id="session" class="session">${body(data, ui, names)}</div>
  ${footer(data, ui.texts.chat)}
</main>`
}

/** A link that is not valid any more needs no script. */
function body(
  data: SessionPageData,
  { lang, texts: { session: words, site } }: Interface,
  names: Record<string, string>,
): Html {
  const { state, about, chat_url } = data
  if (state === 'completed') return html``
  // As the script shows it (welcome.tsx), up to what it alone knows.
  if (state === 'new') {
    return html`<section class="step"><h1>${phrase(words.hello, names)}</h1>
    ${about !== '' && html`<p class="about" dir="auto">${about}</p>`}<p>${words.how}</p>
    ${list('facts amounts', amountsOf(data, words, lang))}${list('facts', keptOf(data, words))}</section>`
  }
  if (state === 'going')
    return html`<section class="step"><h1>${phrase(words.welcome_back, names)}</h1></section>`
  return html`<h1>${words[state]}</h1>
  <p class="note">${phrase(words.ask_again, names)}</p>
  ${chat_url !== null && html`<p><a href="${chat_url}">${site.chat}</a></p>`}`
}

const list = (name: string, facts: [string, string][]): Html =>
  html`<dl class="${name}">${facts.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${fact}</dd></div>`)}</dl>`
